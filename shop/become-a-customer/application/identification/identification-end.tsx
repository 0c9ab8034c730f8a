import { useTranslations } from '@tradecounter/shop/core'
import { StatusBanner } from '@tradecounter/ui/status-banner'

const texts = {
  cancelled: { title: 'identify-cancelled-title', text: 'identify-cancelled' },
  failed: { title: 'identify-failed-title', text: 'identify-failed' },
  expired: { title: 'identify-expired-title', text: 'identify-cancelled' },
} as const

/** An e-identification that has ended without a signature: nothing is lost, and it can be started again. */
export function IdentificationEnd({ state }: { state: keyof typeof texts }) {
  const t = useTranslations()
  const severity = state === 'failed' ? 'error' : 'warning'
  return (
    <StatusBanner
      severity={severity}
      severityLabel={t(`common.severity.${severity}`)}
      title={t(`become-a-customer.${texts[state].title}`)}
      live
    >
      {t(`become-a-customer.${texts[state].text}`)}
    </StatusBanner>
  )
}
