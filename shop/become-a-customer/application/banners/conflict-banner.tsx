import { useAtomValue } from 'jotai'
import { useTranslations } from '@tradecounter/shop/core'
import { Button } from '@tradecounter/ui/button'
import { Inline } from '@tradecounter/ui/layout'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { saveStateAtom } from '../../state.ts'
import { useDraftSaver } from '../../use-draft-saver.ts'

/**
 * Another tab has saved the same part, or has opened another application: the applicant decides, and nothing is lost
 * before.
 */
export default function ConflictBanner() {
  const t = useTranslations()
  const saver = useDraftSaver()
  const state = useAtomValue(saveStateAtom)
  if (state.kind === 'other')
    return (
      <StatusBanner
        severity="warning"
        severityLabel={t('common.severity.warning')}
        title={t(
          state.theirs === null
            ? 'become-a-customer.replaced-gone-title'
            : 'become-a-customer.replaced-title',
        )}
        live
        action={
          <Button onClick={() => saver.takeTheirs()}>
            {t(state.theirs === null ? 'become-a-customer.start-new' : 'become-a-customer.replaced-show')}
          </Button>
        }
      >
        {t('become-a-customer.replaced-unsaved')}
      </StatusBanner>
    )
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
