'use client'
import { type JSX, type ReactNode, type Ref, useState } from 'react'
import { Field } from '../field/index.ts'
import { control, frame, frameEnd } from '../field/field.css.ts'
import type { CalendarDay } from './calendar-day.ts'
import { type DayBounds, isWithin } from './day-range.ts'
import { readDay, showDay } from './day-text.ts'
import * as styles from './day-field.css.ts'

/** What is said of a text that does not do. */
export interface DayFieldLabels {
  /** No day, e.g. 30 February. */
  unreadable: string
  /** Before the first day that may be chosen, shown as the locale writes it. */
  tooEarly: (min: string) => string
  /** After the last day that may be chosen. */
  tooLate: (max: string) => string
}

/** Props of `DayField`. */
export interface DayFieldProps extends DayBounds {
  /** Stands above the field. */
  label: string
  /** Under which the day travels as `2026-11-20` when the form around it is sent. */
  name: string
  /** Null: nothing is chosen. */
  value: CalendarDay | null
  /** A day that can be had, or null when the field was emptied. */
  onValueChange: (day: CalendarDay | null) => void
  /** Order and marks of what is typed and shown. */
  locale: string
  /** What is said of a text that does not do. */
  labels: DayFieldLabels
  /** Goes before the field's own message. */
  message?: string
  /** Said beforehand. */
  hint?: string
  /** How a day is written: `dayPattern(locale, letters)`. */
  placeholder?: string
  /** Marks the field. */
  required?: boolean
  /** Nothing can be typed, and nothing is sent. */
  disabled?: boolean
  /** For a link to the field; made where it is absent. */
  id?: string
  /** Stands at the end of the box: the button of a calendar. */
  end?: ReactNode
  /** The input, to take the focus. */
  ref?: Ref<HTMLInputElement>
}

/**
 * A day typed in the locale's own way of writing it. It counts when the field is left or Enter is pressed; a text that
 * is no day stays as it was typed, with what is wrong with it.
 */
export function DayField(props: DayFieldProps): JSX.Element {
  const { label, name, value, onValueChange, locale, message, hint, placeholder } = props
  const { required, disabled, id, end, ref } = props
  const [draft, setDraft] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  // A day that comes from outside, e.g. from the calendar, takes the place of what was typed.
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    setDraft(null)
    setProblem(null)
  }

  const commit = (): void => {
    if (draft === null) return
    const day = readDay(draft, locale)
    const wrong = draft.trim() === '' ? null : problemOf(day, props)
    setProblem(wrong)
    if (wrong !== null) return
    setDraft(null)
    if (day !== value) onValueChange(day)
  }

  return (
    <Field {...{ label, hint, required, disabled, id }} message={message ?? problem ?? undefined}>
      {(tied) => (
        <div className={frame}>
          <input
            {...tied}
            ref={ref}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            className={`${control} ${styles.input}`}
            placeholder={placeholder}
            value={draft ?? (value === null ? '' : showDay(value, locale))}
            onChange={(event) => setDraft(event.currentTarget.value)}
            onBlur={commit}
            onKeyDown={(event) => {
              if (event.key === 'Enter') commit()
            }}
          />
          {end !== undefined && <div className={frameEnd}>{end}</div>}
          <input type="hidden" name={name} value={value ?? ''} disabled={disabled} />
        </div>
      )}
    </Field>
  )
}

function problemOf(day: CalendarDay | null, { min, max, locale, labels }: DayFieldProps): string | null {
  if (day === null) return labels.unreadable
  if (isWithin(day, { min, max })) return null
  return min !== undefined && day < min
    ? labels.tooEarly(showDay(min, locale))
    : labels.tooLate(showDay(max ?? day, locale))
}
