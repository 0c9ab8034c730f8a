import { useEffect, useRef, useState } from 'react'
import { useAtom } from 'jotai'
import { useHttpClient, useShop, useTranslations } from '@tradecounter/shop/core'
import { Dialog } from '@tradecounter/ui/dialog'
import { FeedbackForm, type FeedbackPhase } from '@tradecounter/ui/feedback-form'
import { sendFeedback } from '../calls.ts'
import { closesAfter, longestFeedback, requestTimeout } from '../rules.ts'
import { feedbackTextAtom } from '../state.ts'

interface FeedbackDialogProps {
  source: string
  onClose: () => void
}

// oxlint-disable-next-line no-console -- spec §8: failures of a submit are only logged
const warn = (reason: unknown): void => console.warn(reason)

const pass = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds))

/**
 * Write, submitted, thank-you, closed 3.5 s after the submit (HELP-7). The thank-you shows after a failure too (spec
 * §8).
 */
export default function FeedbackDialog({ source, onClose }: FeedbackDialogProps) {
  const httpClient = useHttpClient()
  const { analyticsSiteId: siteId } = useShop()
  const t = useTranslations()
  const [text, setText] = useAtom(feedbackTextAtom)
  const [phase, setPhase] = useState<FeedbackPhase>('write')
  const [submitted, setSubmitted] = useState('')
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(closing.current), [])

  const submit = async (feedback: string): Promise<void> => {
    setPhase('submitted')
    // Taken out at once: if the dialog is closed and opened again before the answer, it is for something else.
    setSubmitted(text)
    setText('')
    closing.current = setTimeout(onClose, closesAfter)
    const sent = sendFeedback(httpClient, { feedback, source, siteId }).catch(warn)
    // Token and anti-forgery value may take longer than the call itself.
    await Promise.race([sent, pass(requestTimeout)])
    setPhase('thank-you')
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('feedback.title')}
      closeLabel={t('common.close')}
      initialFocus="first-field"
    >
      <FeedbackForm
        phase={phase}
        value={phase === 'write' ? text : submitted}
        onValueChange={setText}
        onSubmit={(feedback) => void submit(feedback)}
        intro={t('feedback.intro')}
        hint={t('feedback.hint')}
        maxLength={longestFeedback}
        labels={{
          field: t('feedback.field'),
          submit: t('feedback.submit'),
          busy: t('feedback.busy'),
          empty: t('feedback.empty'),
          thankYouTitle: t('feedback.thank-you-title'),
          thankYouText: t('feedback.thank-you-text'),
        }}
      />
    </Dialog>
  )
}
