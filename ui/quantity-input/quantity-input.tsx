import { useEffect, useId, type FocusEvent, type JSX, type KeyboardEvent } from 'react'
import { announce } from '../announcer/index.ts'
import { FieldMessage } from '../field/index.ts'
import { Icon } from '../icon/index.ts'
import * as styles from './quantity-input.css.ts'
import { isAmbiguousQuantity, readQuantity, showQuantity, snapQuantity, stepQuantity } from './quantity.ts'

/** Props of `QuantityInput`. */
export interface QuantityInputProps {
  /** As typed; create it from a number with `showQuantity`. */
  value: string
  onValueChange: (value: string) => void
  /** Called with the quantity, rounded to whole packs, on blur, Enter or a step button. */
  onCommit?: (quantity: number) => void
  /** Called when typed input was rounded or raised to whole packs. Show that with `hint` and announce it. */
  onSnap?: (quantity: number) => void
  /** Decimals of the article: 0 for pieces, 1 for lengths of 0,5 m. */
  precision: number
  /** Pack size, in the unit of the quantity: only multiples can be bought. 0 or less counts as 1. */
  unitVolume: number
  /** Lower limit of the step buttons. @default 0 */
  min?: number
  /** Upper limit of the step buttons. More can be typed: the caller then shows a message. */
  max?: number
  disabled?: boolean
  /** Error message. Marks the field as invalid and is announced when it appears. */
  message?: string
  /** Text below the field, part of its description: "Sold in packs of 10 pcs". An error message replaces it. */
  hint?: string
  /** Id of a hint elsewhere on the page. */
  hintId?: string
  /** Name in the form; the value is sent as typed. */
  name?: string
  /** Target of links in a form summary; generated if absent. */
  id?: string
  /** Names of the field and its two buttons; include the product. `ambiguous` asks about text such as `1.200`. */
  labels: { field: string; increase: string; decrease: string; ambiguous?: string }
  /** Short unit: m, pcs. */
  unit?: string
}

const steps: Record<string, 1 | -1> = { ArrowUp: 1, ArrowDown: -1 }

/** Use it for a quantity with two step buttons. Typed text is rounded to whole packs on blur (spec §5). */
export function QuantityInput(props: QuantityInputProps): JSX.Element {
  const {
    value,
    onValueChange,
    onCommit,
    onSnap,
    precision,
    unitVolume,
    min = 0,
    max,
    disabled,
    hint,
    labels,
    unit,
  } = props
  const isAmbiguous = isAmbiguousQuantity(value, precision)
  const message = isAmbiguous ? (labels.ambiguous ?? props.message) : props.message
  const made = useId()
  const id = props.id ?? made
  const note = message ? `${id}-message` : hint ? `${id}-hint` : props.hintId
  const described = [unit && `${id}-unit`, note].filter(Boolean).join(' ')

  const settle = (quantity: number): void => {
    const text = showQuantity(quantity, precision)
    if (text !== value) onValueChange(text)
    onCommit?.(quantity)
  }
  const commit = (event: FocusEvent<HTMLInputElement> | KeyboardEvent<HTMLInputElement>): void => {
    const typed = readQuantity(event.currentTarget.value, precision)
    // Text that is not a number stays, because the message beside it refers to it.
    if (typed === null) return
    const quantity = snapQuantity(Math.max(typed, min), precision, unitVolume)
    settle(quantity)
    if (quantity !== typed && quantity > 0) onSnap?.(quantity)
  }
  const next = (by: 1 | -1): number => stepQuantity(value, by, { precision, unitVolume, min, max })
  const step = (by: 1 | -1): void => settle(next(by))
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    const by = steps[event.key]
    if (by) {
      event.preventDefault()
      step(by)
    } else if (event.key === 'Enter') commit(event)
  }

  useEffect(() => {
    if (message) announce(message)
  }, [message])

  const now = readQuantity(value, precision) ?? 0
  const atLeast = now <= min
  const atMost = max !== undefined && next(1) <= now
  return (
    <div className={styles.quantity}>
      <div className={styles.group}>
        <button
          type="button"
          className={styles.step}
          aria-label={labels.decrease}
          disabled={disabled}
          // Not disabled: the button would lose the focus at the minimum.
          aria-disabled={atLeast || undefined}
          onClick={() => !atLeast && step(-1)}
        >
          <Icon name="minus" size="s" />
        </button>
        <span className={styles.middle}>
          <input
            id={id}
            name={props.name}
            className={styles.input}
            value={value}
            disabled={disabled}
            inputMode={precision > 0 || !Number.isInteger(unitVolume) ? 'decimal' : 'numeric'}
            autoComplete="off"
            maxLength={12}
            aria-label={labels.field}
            aria-invalid={message ? true : undefined}
            aria-describedby={described || undefined}
            onChange={(event) => onValueChange(event.currentTarget.value)}
            onFocus={(event) => event.currentTarget.select()}
            onBlur={commit}
            onKeyDown={press}
          />
          {unit && (
            <span id={`${id}-unit`} className={styles.unit}>
              {unit}
            </span>
          )}
        </span>
        <button
          type="button"
          className={styles.step}
          aria-label={labels.increase}
          disabled={disabled}
          aria-disabled={atMost || undefined}
          onClick={() => !atMost && step(1)}
        >
          <Icon name="plus" size="s" />
        </button>
      </div>
      {message && (
        <div className={styles.message}>
          <FieldMessage id={`${id}-message`} message={message} />
        </div>
      )}
      {hint && !message && (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
    </div>
  )
}
