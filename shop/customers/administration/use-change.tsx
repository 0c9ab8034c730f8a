import { type ReactNode, useState } from 'react'
import { codeOf, StepUpCancelled } from '@tradecounter/shop/account'
import { type TranslationKey, useTranslations } from '@tradecounter/shop/core'
import { StatusBanner } from '@tradecounter/ui/status-banner'

/** What refusals mean to the user, by code. */
const messages: Readonly<Record<string, TranslationKey>> = {
  current: 'customers.error-current',
  lastCustomer: 'customers.error-lastCustomer',
  lastAdministrator: 'customers.error-lastAdministrator',
  changed: 'customers.error-changed',
  decided: 'customers.error-decided',
  used: 'customers.error-used',
  numberTaken: 'customers.error-numberTaken',
}

/** One change at a time, the message of its failure, and what was done. A second click while it runs does nothing. */
export function useChange(): {
  busy: boolean
  /** Returns whether it was done. */
  run: (change: () => Promise<unknown>) => Promise<boolean>
  /** The message, to be rendered above the list. */
  notice: ReactNode
} {
  const t = useTranslations()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<TranslationKey | null>(null)
  const run = async (change: () => Promise<unknown>): Promise<boolean> => {
    if (busy) return false
    setBusy(true)
    setProblem(null)
    try {
      await change()
      return true
    } catch (failure) {
      if (!(failure instanceof StepUpCancelled)) setProblem(messages[codeOf(failure)] ?? 'forms.failed')
      return false
    } finally {
      setBusy(false)
    }
  }
  return {
    busy,
    run,
    notice: problem !== null && (
      <StatusBanner severity="error" severityLabel={t('common.severity.error')} live slim>
        {t(problem)}
      </StatusBanner>
    ),
  }
}
