import { useAtomValue } from 'jotai'
import { useTranslations } from '@tradecounter/shop/core'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { applicationPageAtom } from '../../state.ts'

/** What the applicant has to do: a question of the shop, or a signature that a change has ended. */
export function StateBanner() {
  const t = useTranslations()
  const { application, signatureEnded } = useAtomValue(applicationPageAtom)
  if (application?.state === 'moreInformation')
    return (
      <StatusBanner
        severity="attention"
        severityLabel={t('common.severity.attention')}
        title={t('become-a-customer.more-title')}
        live
      >
        {application.message} {t('become-a-customer.more-text')}
      </StatusBanner>
    )
  if (!signatureEnded) return null
  return (
    <StatusBanner severity="warning" severityLabel={t('common.severity.warning')} live>
      {t('become-a-customer.identify-ended')}
    </StatusBanner>
  )
}
