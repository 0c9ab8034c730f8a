import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useAtom } from 'jotai'
import { later, loadTranslations, PartFailure, untilClosed, useRetry, useShop } from '@tradecounter/shop/core'
import { feedbackAtom } from '../state.ts'

const FeedbackDialog = later(() => import('./feedback-dialog.tsx'), { over: untilClosed })

/** The feedback dialog of every page. Code and texts load when it is opened first. */
export function FeedbackArea() {
  const context = useShop()
  const [feedback, setFeedback] = useAtom(feedbackAtom)
  const [texts, setTexts] = useState<'missing' | 'there' | 'failed'>('missing')
  const isOpen = feedback !== null
  const close = (): void => setFeedback(null)
  const load = (): Promise<void> =>
    loadTranslations(context, 'feedback.title').then(
      () => setTexts('there'),
      () => setTexts('failed'),
    )
  const loadFirst = useEffectEvent(() => void load())
  useEffect(() => {
    if (isOpen) loadFirst()
  }, [isOpen])
  useRetry(isOpen && texts === 'failed', () => void load())
  if (!isOpen || texts === 'missing') return null
  if (texts === 'failed') return <PartFailure place="over" onRetry={load} onClose={close} />
  return (
    <Suspense fallback={null}>
      <FeedbackDialog source={feedback.source} onClose={close} />
    </Suspense>
  )
}
