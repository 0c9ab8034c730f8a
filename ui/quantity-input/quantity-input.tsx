import { useId, type FocusEvent, type JSX, type KeyboardEvent } from 'react'
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
  /** Decimals of the article. */
  precision: number
  /** The pack: only its multiples can be bought. */
  unitVolume: number
  /** Where steps down end. @default 0 */
  min?: number
  disabled?: boolean
  message?: string
  name?: string
  id?: string
  /** Names for the field and its two buttons; say of which product. */
  labels: { field: string; increase: string; decrease: string }
  /** What is counted: m, pcs. */
  unit?: string
}

const steps: Record<string, 1 | -1> = { ArrowUp: 1, ArrowDown: -1 }

/** A quantity with two buttons. Text while it is typed, a whole number of packs when it is left (spec §5). */
export function QuantityInput(props: QuantityInputProps): JSX.Element {
  const {
    value,
    onValueChange,
    onCommit,
    precision,
    unitVolume,
    min = 0,
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
  const step = (by: 1 | -1): void => settle(stepQuantity(value, by, { precision, unitVolume, min }))
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    const by = steps[event.key]
    if (by) {
      event.preventDefault()
      step(by)
    } else if (event.key === 'Enter') commit(event)
  }

  const atLeast = (readQuantity(value) ?? 0) <= min
  return (
    <div className={styles.quantity}>
      <div className={styles.group}>
        <button
          type="button"
          className={styles.step}
          aria-label={labels.decrease}
          disabled={disabled || atLeast}
          onClick={() => step(-1)}
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
          onClick={() => step(1)}
        >
          <Icon name="plus" size="s" />
        </button>
      </div>
      <FieldMessage id={`${id}-message`} message={message} />
    </div>
  )
}
