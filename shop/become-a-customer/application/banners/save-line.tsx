import { Suspense } from 'react'
import { useAtomValue } from 'jotai'
import { later, useTimes, useTranslations } from '@tradecounter/shop/core'
import { bringIntoView } from '@tradecounter/shop/forms'
import { Button } from '@tradecounter/ui/button'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { Text } from '@tradecounter/ui/text'
import { editedTabsAtom, saveStateAtom } from '../../state.ts'
import { useDraftSaver } from '../../use-draft-saver.ts'
import { saveState } from '../become-a-customer.css.ts'

const ConflictBanner = later(() => import('./conflict-banner.tsx'), { onDemand: true })

/**
 * Whether everything that was typed is saved. A failure stays, says what happened to the input, and offers another try.
 */
export function SaveLine() {
  const t = useTranslations()
  const times = useTimes()
  const state = useAtomValue(saveStateAtom)
  const isUnsaved = useAtomValue(editedTabsAtom).length > 0
  const saver = useDraftSaver()
  if (state.kind === 'conflict' || state.kind === 'other')
    return (
      <Suspense fallback={null}>
        <ConflictBanner />
      </Suspense>
    )
  if (state.kind === 'failed')
    return (
      <div ref={bringIntoView}>
        <StatusBanner
          severity="error"
          severityLabel={t('common.severity.error')}
          live
          action={<Button onClick={() => void saver.flush()}>{t('become-a-customer.save-again')}</Button>}
        >
          {t(state.wait ? 'become-a-customer.busy-network' : 'become-a-customer.save-failed')}
        </StatusBanner>
      </div>
    )
  const text =
    state.kind === 'saving'
      ? t('become-a-customer.save-saving')
      : isUnsaved
        ? t('become-a-customer.save-unsaved')
        : state.kind === 'saved'
          ? t('become-a-customer.save-saved', times.dayAndTime(state.at))
          : ''
  return (
    <output className={saveState}>
      <Text as="span" size="s" tone="muted">
        {text}
      </Text>
    </output>
  )
}
