import { useEffect, useId, type FocusEvent, type JSX, type KeyboardEvent } from 'react'
import { announce } from '../announcer/index.ts'
import { FieldMessage } from '../field/index.ts'
import { Icon } from '../icon/index.ts'
import * as styles from './quantity-input.css.ts'
import { readQuantity, showQuantity, snapQuantity, stepQuantity } from './quantity.ts'

/** Props of `QuantityInput`. */
export interface QuantityInputProps {
  /** As typed; `showQuantity` makes it from a number. */
  value: string
  onValueChange: (value: string) => void
  /** The quantity that holds, snapped to whole packs, when the field is left, Enter is pressed or a step is taken. */
  onCommit?: (quantity: number) => void
  /** Decimals of the article: 0 for pieces, 1 for lengths of 0,5 m. */
  precision: number
  /** The pack, in the same unit as the quantity: only its multiples can be bought. 0 or less counts as 1. */
  unitVolume: number
  /** Where steps down end. @default 0 */
  min?: number
  /** Where steps up end. More can still be typed: the owner's message says what is wrong with it. */
  max?: number
  disabled?: boolean
  /** What is wrong with the quantity. Marks it as invalid, is read with it, and announced when it comes up. */
  message?: string
  /** Under which its form sends it, as typed. */
  name?: string
  /** Where a summary of errors points to; made when not given. */
  id?: string
  /** Names for the field and its two buttons; say of which product. */
  labels: { field: string; increase: string; decrease: string }
  /** What is counted, as short as on a price tag: m, pcs. */
  unit?: string
}

const steps: Record<string, 1 | -1> = { ArrowUp: 1, ArrowDown: -1 }

/** Use it for a quantity with two step buttons. Typed text is rounded to whole packs on blur (spec §5). */
export function QuantityInput(props: QuantityInputProps): JSX.Element {
  const {
    value,
    onValueChange,
    onCommit,
    precision,
    unitVolume,
    min = 0,
    max,
    disabled,
    message,
    labels,
    unit,
  } = props
  const made = useId()
  const id = props.id ?? made
  const described = [unit && `${id}-unit`, message && `${id}-message`].filter(Boolean).join(' ')

  const settle = (quantity: number): void => {
    const text = showQuantity(quantity, precision)
    if (text !== value) onValueChange(text)
    onCommit?.(quantity)
  }
  const commit = (event: FocusEvent<HTMLInputElement> | KeyboardEvent<HTMLInputElement>): void => {
    const typed = readQuantity(event.currentTarget.value)
    // What is not a number stays as it is: the message beside it needs something to be about.
    if (typed !== null) settle(snapQuantity(Math.max(typed, min), precision, unitVolume))
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

  const now = readQuantity(value) ?? 0
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
          // Not disabled: the button that was pressed last would lose the focus at the least quantity.
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
    </div>
  )
}
