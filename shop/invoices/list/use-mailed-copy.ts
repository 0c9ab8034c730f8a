import { useState } from 'react'
import { codeOf } from '@tradecounter/shop/account'
import { useHttpClient, useTranslations } from '@tradecounter/shop/core'
import { useSendOnce } from '@tradecounter/shop/forms'
import { mailInvoice } from '../calls.ts'

interface Outcome {
  severity: 'success' | 'error'
  text: string
}

/** Mails a copy of a document to the user, and says what became of it. */
export function useMailedCopy() {
  const t = useTranslations()
  const httpClient = useHttpClient()
  const sendOnce = useSendOnce<{ recipient: string }>()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const mail = async (number: string): Promise<void> => {
    setOutcome(null)
    try {
      const { recipient } = await sendOnce([number], (key) => mailInvoice(httpClient, { number }, key))
      setOutcome({ severity: 'success', text: t('invoices.mail-sent', recipient) })
    } catch (cause) {
      setOutcome({
        severity: 'error',
        text: t(codeOf(cause) === 'noAddress' ? 'invoices.mail-no-address' : 'invoices.failed'),
      })
    }
  }
  return { outcome, send: (number: string) => void mail(number), forget: () => setOutcome(null) }
}
