'use client'
import { Suspense, useEffect, useEffectEvent, useId, useRef, type JSX, type KeyboardEvent } from 'react'
import { FieldMessage } from '../field/index.ts'
import { control, frame, frameEnd, label as fieldLabel } from '../field/field.css.ts'
import { later } from '../later/index.ts'
import { showQuantity } from '../quantity-input/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import * as styles from './interval-filter.css.ts'
import {
  readBound,
  writeBound,
  type IntervalEnd,
  type IntervalProblem,
  type IntervalValue,
} from './interval.ts'
import { useIntervalDraft } from './use-interval-draft.ts'
import { useSeen } from './use-seen.ts'

/** The text fields work without it. */
const IntervalSlider = later(() => import('./interval-slider.tsx'), { behind: true })

/** Props of `IntervalFilter`. */
export interface IntervalFilterProps {
  /** Name of the facet, read with its unit; the visible heading is drawn by the parent. */
  label: string
  /** Empty if the measure has none. */
  unit: string
  /** Smallest and largest value in the list. */
  min: number
  /** See `min`. If both are equal, there is no slider. */
  max: number
  /** The active interval; null for an open end. */
  value: IntervalValue
  /** Called at every edit; null while the typed text is invalid, so that a pending change is cancelled. */
  onValueChange: (value: IntervalValue | null) => void
  /** Called with an edit that may be applied after a delay: valid text, a key on a thumb, the pointer's release. */
  onValueCommit: (value: IntervalValue) => void
  /** Enter in a field: apply at once. */
  onApply?: () => void
  /** Names of the two fields in the form, for use without script. */
  names: Record<IntervalEnd, string>
  /** @default false */
  disabled?: boolean
  /** Texts of fields and thumbs. */
  labels: {
    from: string
    to: string
    /** Names of the thumbs, including the facet's name: "Length, lowest". */
    fromThumb: string
    toThumb: string
    /** Description of both fields: "Between 15 mm and 100 mm". */
    range: (min: string, max: string) => string
  }
  /** The error messages, the four of FILT-5 called with formatted numbers. */
  messages: {
    minimumNotValid: (min: string, max: string) => string
    minimumAboveMaximum: (maximum: string) => string
    maximumNotValid: (min: string, max: string) => string
    maximumBelowMinimum: (minimum: string) => string
    /** Text that is no number. Absent: the message of a value outside the range. */
    notNumber?: string
    /**
     * Text with one group of three digits, `1.200`: called with both readings as the field writes them. Absent: as
     * above.
     */
    ambiguous?: (grouped: string, decimal: string) => string
  }
}

/** A longer unit is shown only in the facet's heading, because it would cover the number. In characters. */
const longestUnit = 5
/** If a bound has more characters, the two fields are stacked. */
const longestBound = 6

const endsInOrder = ['from', 'to'] as const

/**
 * Use it in a facet for a range of numbers: two fields that accept digits, comma and point, also a minus sign if the
 * range goes below zero, and a slider with two thumbs (FILT-4). Other text stays as it was typed, with an error.
 */
export function IntervalFilter(props: IntervalFilterProps): JSX.Element {
  const { label, unit, min, max, value, names, disabled = false, labels, messages } = props
  const id = useId()
  const fields = useRef<HTMLDivElement>(null)
  const rail = useRef<HTMLDivElement>(null)
  const seen = useSeen(rail)
  const shown = (number: number): string => {
    const text = showQuantity(number, 0)
    return unit === '' ? text : `${text} ${unit}`
  }
  const messageOf = (problem: IntervalProblem, text: string): string => {
    // Also a minus sign where the range begins at zero: "the lowest value is 0" explains it better.
    if (messages.notNumber !== undefined && readBound(text, -Infinity) === undefined)
      return messages.notNumber
    switch (problem.kind) {
      case 'minimumAboveMaximum':
        return messages[problem.kind](shown(problem.maximum))
      case 'maximumBelowMinimum':
        return messages[problem.kind](shown(problem.minimum))
      case 'ambiguous':
        return messages.ambiguous
          ? messages.ambiguous(writeBound(problem.grouped), writeBound(problem.decimal))
          : messages.maximumNotValid(shown(problem.min), shown(problem.max))
      default:
        return messages[problem.kind](shown(problem.min), shown(problem.max))
    }
  }
  const isLong = [min, max].some((bound) => writeBound(bound).length > longestBound)
  const draft = useIntervalDraft({ ...props, messageOf })

  const takeOver = useEffectEvent((): void => {
    const [from, to] = [...(fields.current?.querySelectorAll('input') ?? [])].map(({ value: text }) => text)
    const typed = { from: from ?? '', to: to ?? '' }
    const end = endsInOrder.find((one) => typed[one] !== draft.texts[one])
    if (end !== undefined) draft.edit(end, typed[end], typed)
  })
  // Takes over text typed before hydration.
  useEffect(() => takeOver(), [])

  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return
    // Enter would submit the form and reload the page.
    event.preventDefault()
    draft.leave()
    props.onApply?.()
  }
  return (
    <fieldset className={styles.filter} aria-label={unit === '' ? label : `${label} ${unit}`}>
      <div ref={fields} className={styles.fields} data-long={isLong ? '' : undefined}>
        {endsInOrder.map((end) => {
          const problem = draft.problems[end]
          return (
            <div key={end} className={styles.field}>
              <label className={fieldLabel} htmlFor={`${id}-${end}`}>
                {labels[end]}
              </label>
              <div className={frame}>
                <input
                  id={`${id}-${end}`}
                  name={names[end]}
                  className={`${control} ${styles.input}`}
                  value={draft.texts[end]}
                  placeholder={writeBound(end === 'from' ? min : max)}
                  disabled={disabled}
                  // Keyboards of phones for decimals have no minus.
                  inputMode={min < 0 ? 'text' : 'decimal'}
                  autoComplete="off"
                  maxLength={40}
                  aria-invalid={problem ? true : undefined}
                  aria-describedby={`${problem ? `${id}-${end}-message ` : ''}${id}-range`}
                  onChange={(event) => draft.edit(end, event.currentTarget.value)}
                  onBlur={draft.leave}
                  onKeyDown={press}
                />
                {unit !== '' && unit.length <= longestUnit && (
                  <span className={`${frameEnd} ${styles.unit}`} aria-hidden="true">
                    {unit}
                  </span>
                )}
              </div>
            </div>
          )
        })}
      </div>
      {endsInOrder.map((end) => {
        const problem = draft.problems[end]
        return (
          problem && (
            <FieldMessage
              key={end}
              id={`${id}-${end}-message`}
              message={messageOf(problem, draft.texts[end])}
            />
          )
        )
      })}
      <VisuallyHidden>
        <span id={`${id}-range`}>{labels.range(shown(min), shown(max))}</span>
      </VisuallyHidden>
      {min < max && (
        <div ref={rail} className={styles.rail}>
          {seen && (
            <Suspense fallback={null}>
              <IntervalSlider
                {...{ min, max, value, disabled, labels, shown }}
                onSlide={(next) => {
                  draft.drop()
                  props.onValueChange(next)
                }}
                onSettle={props.onValueCommit}
              />
            </Suspense>
          )}
        </div>
      )}
    </fieldset>
  )
}
