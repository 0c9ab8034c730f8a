'use client'
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../button/index.ts'
import { Icon } from '../icon/index.ts'
import { TextArea } from '../text-area/index.ts'
import * as styles from './feedback-form.css.ts'

/** State of the form (spec §4); the fourth state, closed, belongs to the dialog. */
export type FeedbackPhase = 'write' | 'submitted' | 'thank-you'

/** Props of `FeedbackForm`. */
export interface FeedbackFormProps {
  /** `submitted` while sending, `thank-you` afterwards, whether it succeeded or not (spec §8). */
  phase: FeedbackPhase
  value: string
  onValueChange: (value: string) => void
  /** Called with the trimmed text, never with an empty one (spec §5). */
  onSubmit: (text: string) => void
  /** Explains before the field what the text is used for. */
  intro?: string
  /** Below the field: what not to write, such as passwords. */
  hint?: string
  /** In characters. */
  maxLength?: number
  /** `empty` is the error of an empty message. */
  labels: {
    field: string
    submit: string
    busy: string
    empty: string
    thankYouTitle: string
    thankYouText: string
  }
}

/**
 * Use it to ask visitors for feedback about the shop or the page, in three steps: write, submitted, thanks
 * (HELP-7).
 */
export function FeedbackForm(props: FeedbackFormProps): ReactNode {
  const { phase, value, onValueChange, onSubmit, intro, hint, maxLength, labels } = props
  const [refused, setRefused] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const room = useRef<HTMLDivElement>(null)
  const sent = useRef(false)
  const thanked = phase === 'thank-you'
  const empty = value.trim() === ''

  // The focused button is removed with the form: without this the focus would be lost.
  useEffect(() => {
    if (thanked && sent.current && document.activeElement === document.body) room.current?.focus()
  }, [thanked])

  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (phase !== 'write') return
    setRefused(empty)
    if (empty) {
      field.current?.focus()
    } else {
      sent.current = true
      onSubmit(value.trim())
    }
  }

  return (
    <div>
      {!thanked && (
        <form className={styles.form} noValidate onSubmit={send}>
          {intro !== undefined && <p className={styles.intro}>{intro}</p>}
          <TextArea
            ref={field}
            name="feedback"
            label={labels.field}
            value={value}
            onValueChange={onValueChange}
            rows={5}
            required
            disabled={phase === 'submitted'}
            hint={hint}
            maxLength={maxLength}
            message={refused && empty ? labels.empty : undefined}
          />
          <div className={styles.send}>
            <Button type="submit" tone="accent" busy={phase === 'submitted'} busyLabel={labels.busy}>
              {labels.submit}
            </Button>
          </div>
        </form>
      )}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output holds no paragraphs */}
      <div ref={room} role="status" tabIndex={-1}>
        {thanked && (
          <div className={styles.thanks}>
            <span className={styles.sign}>
              <Icon name="check" size="l" />
            </span>
            <p className={styles.title}>{labels.thankYouTitle}</p>
            <p className={styles.text}>{labels.thankYouText}</p>
          </div>
        )}
      </div>
    </div>
  )
}
