import { useTranslations } from '@tradecounter/shop/core'
import { StatusBanner } from '@tradecounter/ui/status-banner'

/** What became of the last attempt. */
export type Outcome = 'open' | 'done' | 'taken' | 'failed' | 'incomplete'

/** Says what became of the last attempt; nothing before it. */
export function OutcomeNotice({ outcome, done }: { outcome: Outcome; done: string }) {
  const t = useTranslations()
  if (outcome === 'open') return null
  const severity = outcome === 'done' ? 'success' : outcome === 'failed' ? 'error' : 'warning'
  return (
    <StatusBanner severity={severity} severityLabel={t(`common.severity.${severity}`)} live slim>
      {outcome === 'done' ? done : t(`sales-person.${outcome}`)}
    </StatusBanner>
  )
}
