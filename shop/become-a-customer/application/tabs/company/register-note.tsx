import { useTranslations } from '@tradecounter/shop/core'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import type { RegisterState } from '../../../use-register.ts'

/** What the register has answered. Without an answer the form goes on. */
export function RegisterNote({ state }: { state: RegisterState }) {
  const t = useTranslations()
  if (state === 'idle' || state === 'busy') return null
  const severity = state === 'found' ? 'success' : 'info'
  const text = { found: 'lookup-found', notFound: 'lookup-none', unavailable: 'lookup-away' } as const
  return (
    <StatusBanner severity={severity} severityLabel={t(`common.severity.${severity}`)} live slim>
      {t(`become-a-customer.${text[state]}`)}
    </StatusBanner>
  )
}
