'use client'
import type { ReactNode, SubmitEvent } from 'react'
import { Button, type ButtonSize } from '../button/index.ts'
import {
  QuantityInput,
  type QuantityInputProps,
  readQuantity,
  snapQuantity,
} from '../quantity-input/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import * as styles from './quantity-add.css.ts'

/** Props of `QuantityAdd`; those of its field are `QuantityInput`'s. */
export interface QuantityAddProps extends Omit<QuantityInputProps, 'labels'> {
  /** The quantity is rounded and snapped up to the unit volume. */
  onAdd: (quantity: number) => void
  /** The add is on its way: the button waits, the field does not. */
  busy?: boolean
  /** The add has just happened: the button shows a tick. */
  done?: boolean
  /** False for a variant that cannot be bought (VAR-9). @default true */
  buyable?: boolean
  /** @default 'm' */
  size?: ButtonSize
  /** Low and with the icon alone from 769 px on: for the rows of a table. */
  compact?: boolean
  /** Names of field and buttons; say of which product. */
  labels: QuantityInputProps['labels'] & {
    /** The button; its name also where only the icon is seen. */
    add: string
    /** Read after it where many such buttons stand in one list: the article number. */
    what?: string | false
    /** Read while the add is on its way. */
    busy: string
  }
}

/** Use it wherever an article can be added to the cart: a quantity and a button. Enter in the field adds. */
export function QuantityAdd(props: QuantityAddProps): ReactNode {
  const { onAdd, busy = false, done = false, buyable = true, size = 'm', ...rest } = props
  const { compact = false, labels, ...quantity } = rest
  const asked = readQuantity(quantity.value)
  const addable = buyable && quantity.disabled !== true && asked !== null && asked > 0

  const add = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (!addable || busy) return
    onAdd(snapQuantity(asked, quantity.precision, quantity.unitVolume))
  }

  return (
    // Before hydration a press must not reload the page: outside a dialog this method does nothing. A
    // page that takes note of such a press marks the form with `data-pressed`.
    <form className={compact ? styles.compactForm : styles.form} method="dialog" onSubmit={add}>
      <QuantityInput {...quantity} disabled={quantity.disabled === true || !buyable} labels={labels} />
      <div className={styles.button}>
        <Button
          type="submit"
          tone="accent"
          size={size}
          icon={done ? 'check' : 'cart'}
          wide
          busy={busy}
          busyLabel={labels.busy}
          disabled={!addable}
        >
          {compact ? <span className={styles.compactLabel}>{labels.add}</span> : labels.add}
          {labels.what && (
            <>
              {' '}
              <VisuallyHidden>{labels.what}</VisuallyHidden>
            </>
          )}
        </Button>
      </div>
    </form>
  )
}
