'use client'
import { type JSX, type ReactNode, type Ref, useState } from 'react'
import { Field } from '../field/index.ts'
import { control, frame, frameEnd } from '../field/field.css.ts'
import type { CalendarDay } from './calendar-day.ts'
import { type ClosedDays, type DayBounds, isWithin } from './day-range.ts'
import { readDay, showDay } from './day-text.ts'
import * as styles from './day-field.css.ts'

/** Messages for text that is not an allowed date. */
export interface DayFieldLabels {
  /** Not a date, e.g. 30 February. */
  unreadable: string
  /** Before `min`, which is formatted for the locale. */
  tooEarly: (min: string) => string
  /** After `max`. */
  tooLate: (max: string) => string
}

/** Props of `DayField`. */
export interface DayFieldProps extends DayBounds {
  /** Label above the field. */
  label: string
  /** Name in the form; the value is sent as `2026-11-20`. */
  name: string
  /** Null if nothing is chosen. */
  value: CalendarDay | null
  /** Called with an allowed date, or null when the field was cleared. */
  onValueChange: (day: CalendarDay | null) => void
  /**
   * Called with true when the field keeps text that is not an allowed date, with false when it is one again: `value`
   * stays as it was, so a form must not be sent meanwhile.
   */
  onWrongChange?: (isWrong: boolean) => void
  /** Days that are refused although they lie within the bounds. */
  closed?: ClosedDays | undefined
  /** Decides how dates are typed and shown. */
  locale: string
  /** Messages for text that is not an allowed date. */
  labels: DayFieldLabels
  /** Shown in place of the field's own message. */
  message?: string
  /** Help text, always shown. */
  hint?: string
  /** Date format shown while the field is empty: `dayPattern(locale, letters)`. */
  placeholder?: string
  /** Marks the field as required. */
  required?: boolean
  /** Nothing can be typed, and nothing is sent. */
  disabled?: boolean
  /** For links to the field; generated if absent. */
  id?: string
  /** At the end of the field: the button of a calendar. */
  end?: ReactNode
  /**
   * How often a day was chosen in the calendar: each time it replaces the typed text, also if `value` stays the
   * same. @default 0
   */
  choices?: number
  /** The input, for moving the focus. */
  ref?: Ref<HTMLInputElement>
}

/**
 * A date typed in the locale's format. It is read when the field loses the focus or on Enter; text that is not a
 * date stays as typed, with a message.
 */
export function DayField(props: DayFieldProps): JSX.Element {
  const { label, name, value, onValueChange, locale, message, hint, placeholder } = props
  const { required, disabled, id, end, choices = 0, ref } = props
  const [draft, setDraft] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  // A new value from outside, e.g. from the calendar, replaces the typed text.
  const [known, setKnown] = useState({ value, choices })
  if (known.value !== value || known.choices !== choices) {
    setKnown({ value, choices })
    setDraft(null)
    setProblem(null)
  }

  const commit = (): void => {
    if (draft === null) return
    const day = readDay(draft, locale)
    const wrong = draft.trim() === '' ? null : problemOf(day, props)
    setProblem(wrong)
    props.onWrongChange?.(wrong !== null)
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

function problemOf(
  day: CalendarDay | null,
  { min, max, closed, locale, labels }: DayFieldProps,
): string | null {
  if (day === null) return labels.unreadable
  if (isWithin(day, { min, max }))
    return closed?.days.includes(day) === true ? closed.message(showDay(day, locale)) : null
  return min !== undefined && day < min
    ? labels.tooEarly(showDay(min, locale))
    : labels.tooLate(showDay(max ?? day, locale))
}
