import { useTranslations } from '@tradecounter/shop/core'
import { Button } from '@tradecounter/ui/button'
import { Inline } from '@tradecounter/ui/layout'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { useDraftSaver } from '../../use-draft-saver.ts'

/** Another tab has saved the same part: the applicant decides, and nothing is lost before. */
export default function ConflictBanner() {
  const t = useTranslations()
  const saver = useDraftSaver()
  return (
    <StatusBanner
      severity="warning"
      severityLabel={t('common.severity.warning')}
      title={t('become-a-customer.conflict-title')}
      live
      action={
        <Inline space={3}>
          <Button onClick={() => void saver.keepMine()}>{t('become-a-customer.conflict-mine')}</Button>
          <Button onClick={() => saver.takeTheirs()}>{t('become-a-customer.conflict-theirs')}</Button>
        </Inline>
      }
    >
      {t('become-a-customer.conflict-text')}
    </StatusBanner>
  )
}
