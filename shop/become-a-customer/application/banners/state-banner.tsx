import { useAtomValue } from 'jotai'
import { useTranslations } from '@tradecounter/shop/core'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { applicationPageAtom, replacedAtom } from '../../state.ts'

/**
 * What the applicant has to know: another application is shown, the shop has a question, or a change has ended a
 * signature.
 */
export function StateBanner() {
  return (
    <>
      <Replaced />
      <ToDo />
    </>
  )
}

function Replaced() {
  const t = useTranslations()
  const { application } = useAtomValue(applicationPageAtom)
  const replaced = useAtomValue(replacedAtom)
  // A new application has been begun since.
  if (replaced === null || (replaced === 'gone' && application !== null)) return null
  return (
    <StatusBanner severity="info" severityLabel={t('common.severity.info')} live>
      {t(`become-a-customer.replaced-${replaced}`)}
    </StatusBanner>
  )
}

function ToDo() {
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
