import { useState, type MouseEvent } from 'react'
import type { Invoice } from '@tradecounter/api/contract'
import { canOpen, codeOf } from '@tradecounter/shop/account'
import { addressOf, saveFile, useHttpClient, useShop, useTranslations } from '@tradecounter/shop/core'
import { useSendOnce } from '@tradecounter/shop/forms'
import { Button, ButtonLink } from '@tradecounter/ui/button'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { invoicePdfAddress, invoiceXmlAddress, mailInvoice } from '../calls.ts'

type Outcome = { severity: 'success' | 'error'; text: string }

/** What can be done with a document. Without script the downloads are plain links. */
export function InvoiceActions({ invoice }: { invoice: Invoice }) {
  const context = useShop()
  const t = useTranslations()
  const httpClient = useHttpClient()
  const sendOnce = useSendOnce<{ recipient: string }>()
  const [busy, setBusy] = useState('')
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const { number, openOrders, hasXml } = invoice

  const run = async (name: string, work: () => Promise<Outcome | null>): Promise<void> => {
    setBusy(name)
    try {
      setOutcome(await work())
    } catch (cause) {
      setOutcome({
        severity: 'error',
        text: t(codeOf(cause) === 'noAddress' ? 'invoices.mail-no-address' : 'invoices.failed'),
      })
    } finally {
      setBusy('')
    }
  }
  const download = (name: string, address: string, text: string) => (
    <ButtonLink
      href={address}
      icon="download"
      download
      onClick={(event: MouseEvent) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        if (busy !== '') return
        void run(name, async () => {
          const file = await httpClient.file(address)
          saveFile(file.name, file)
          return null
        })
      }}
    >
      {text}
    </ButtonLink>
  )
  const mail = async (): Promise<Outcome> => {
    const { recipient } = await sendOnce([number], (key) => mailInvoice(httpClient, { number }, key))
    return { severity: 'success', text: t('invoices.mail-sent', recipient) }
  }
  return (
    <Stack space={3}>
      <Inline space={3}>
        {download('pdf', invoicePdfAddress(number), t('invoices.pdf'))}
        {hasXml && download('xml', invoiceXmlAddress(number), t('invoices.xml'))}
        <Button icon="mail" busy={busy === 'mail'} onClick={() => void run('mail', mail)}>
          {t('invoices.mail')}
        </Button>
        <Button icon="print" onClick={() => window.print()}>
          {t('invoices.print')}
        </Button>
        {invoice.canDispute && canOpen('returns-and-complaints', context) && (
          <ButtonLink
            href={addressOf({ page: 'returns-and-complaints', query: `view=new&invoice=${number}` }, context)}
          >
            {t('invoices.dispute')}
          </ButtonLink>
        )}
        {openOrders.map((orderNumber) => (
          <ButtonLink key={orderNumber} href={addressOf({ page: 'order', orderNumber }, context)}>
            {t('invoices.open-order', orderNumber)}
          </ButtonLink>
        ))}
      </Inline>
      {outcome !== null && (
        <StatusBanner
          severity={outcome.severity}
          severityLabel={t(`common.severity.${outcome.severity}`)}
          live
        >
          {outcome.text}
        </StatusBanner>
      )}
    </Stack>
  )
}
