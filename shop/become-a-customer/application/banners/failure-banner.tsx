import { useAtomValue } from 'jotai'
import { useTranslations } from '@tradecounter/shop/core'
import { Button } from '@tradecounter/ui/button'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { isFormTab } from '../../rules.ts'
import { tabsAtom } from '../../state.ts'
import { useActiveTab } from '../../use-active-tab.ts'
import type { SendFailure } from '../../use-sending.ts'
import { plainList } from '../become-a-customer.css.ts'

const texts = {
  providerAway: 'become-a-customer.identify-away',
  tooMany: 'become-a-customer.other-many',
  unsigned: 'become-a-customer.error-identification.required',
  wait: 'become-a-customer.busy-network',
  failed: 'become-a-customer.send-failed',
} as const

/** Why a step was not taken, with a way to each tab that has errors. */
export function FailureBanner({ failure }: { failure: SendFailure }) {
  const t = useTranslations()
  const tabs = useAtomValue(tabsAtom)
  const [, open] = useActiveTab()
  const wrong = tabs.filter(({ id, errors }) => errors > 0 && isFormTab(id))
  // What was refused may have been changed since.
  if (failure === 'notReady' && wrong.length === 0) return null
  if (failure !== 'notReady')
    return (
      <StatusBanner severity="error" severityLabel={t('common.severity.error')} live>
        {t(texts[failure])}
      </StatusBanner>
    )
  return (
    <StatusBanner
      severity="error"
      severityLabel={t('common.severity.error')}
      title={t('become-a-customer.not-ready-title')}
      live
    >
      <ul className={plainList}>
        {wrong.map(({ id, errors }) => (
          <li key={id}>
            <Button tone="quiet" onClick={() => open(id)}>
              {t(
                'become-a-customer.error-in',
                t(`become-a-customer.tab-${id}`),
                t.count('become-a-customer.errors', errors),
              )}
            </Button>
          </li>
        ))}
      </ul>
    </StatusBanner>
  )
}
