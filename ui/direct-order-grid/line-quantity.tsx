'use client'
import { type JSX, type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { announce } from '../announcer/index.ts'
import { type QuantityProblem, quantityProblem } from '../direct-order-row/index.ts'
import { control } from '../field/field.css.ts'
import { FieldMessage } from '../field/index.ts'
import { readQuantity } from '../quantity-input/index.ts'
import * as styles from './direct-order-grid.css.ts'

/** Props of `LineQuantity`. */
export interface LineQuantityProps {
  /** The stored quantity, formatted. */
  held: string
  /** The typed text, while the server has not stored it. */
  typed: string | undefined
  /** Why the server refused it; the text is sent again on Enter. */
  refusal: string | undefined
  unit: string
  label: string
  onType: (text: string) => void
  /** Called with a valid typed quantity. */
  onCommit: (quantity: number) => void
  /** Enter in a field with a valid quantity: moves to the next row. */
  onNext: () => void
  problems: Record<QuantityProblem, string>
}

/** The editable quantity of a line, committed by Enter or on blur (spec §5). */
export function LineQuantity(props: LineQuantityProps): JSX.Element {
  const { held, typed, refusal, unit, label, onType, onCommit, onNext, problems } = props
  const id = useId()
  const [asked, setAsked] = useState(false)
  /** Enter has committed the quantity; the blur must not commit it again. */
  const settled = useRef(false)
  const field = useRef<HTMLInputElement>(null)
  const value = typed ?? held
  // The stored quantity may have three decimals, which would be a question if they were typed.
  const problem = typed === undefined ? null : quantityProblem(value)
  const message = asked && problem !== null ? problems[problem] : refusal
  useEffect(() => {
    if (message !== undefined) announce(message)
  }, [message])

  const takeOver = useEffectEvent((): void => {
    const text = field.current?.value ?? value
    if (text !== value) onType(text)
  })
  // Takes over text typed before hydration.
  useEffect(() => takeOver(), [])

  /** Returns whether the field has a valid quantity. */
  const settle = (): boolean => {
    setAsked(true)
    if (problem !== null) return false
    const quantity = typed === undefined ? null : readQuantity(typed)
    if (quantity !== null) onCommit(quantity)
    return true
  }
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (!settle()) return
    settled.current = true
    onNext()
    settled.current = false
  }
  const leave = (): void => {
    // A refused quantity is sent again only on request.
    if (typed !== undefined && refusal === undefined && !settled.current) settle()
  }

  const described = [unit !== '' && `${id}-unit`, message !== undefined && `${id}-message`]
  return (
    <>
      <span className={styles.typed}>
        <span className={styles.field}>
          <input
            ref={field}
            type="text"
            className={control}
            value={value}
            aria-label={label}
            aria-invalid={message === undefined ? undefined : true}
            aria-describedby={described.filter(Boolean).join(' ') || undefined}
            inputMode="decimal"
            autoComplete="off"
            enterKeyHint="next"
            maxLength={12}
            onChange={(event) => {
              setAsked(false)
              onType(event.currentTarget.value)
            }}
            onFocus={(event) => event.currentTarget.select()}
            onKeyDown={press}
            onBlur={leave}
          />
        </span>
        {unit !== '' && <bdi id={`${id}-unit`}>{unit}</bdi>}
      </span>
      {message !== undefined && (
        <span className={styles.message}>
          <FieldMessage id={`${id}-message`} message={message} />
        </span>
      )}
    </>
  )
}
