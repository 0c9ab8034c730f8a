import { useTranslations, type TranslationKey } from '@tradecounter/shop/core'
import { StatusBanner } from '@tradecounter/ui/status-banner'

/** The message of a failure that belongs to no field. */
export function ProblemBanner({ problem }: { problem: TranslationKey | null }) {
  const t = useTranslations()
  if (problem === null) return null
  return (
    <StatusBanner severity="error" severityLabel={t('common.severity.error')} live>
      {t(problem)}
    </StatusBanner>
  )
}

/** The message of a success. */
export function DoneBanner({ children }: { children: string }) {
  const t = useTranslations()
  return (
    <StatusBanner severity="success" severityLabel={t('common.severity.success')} live>
      {children}
    </StatusBanner>
  )
}
