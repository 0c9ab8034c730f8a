'use client'
import { type ReactNode, type SubmitEvent, useId } from 'react'
import { Button, type ButtonSize } from '../button/index.ts'
import {
  QuantityInput,
  type QuantityInputProps,
  readQuantity,
  snapQuantity,
} from '../quantity-input/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import * as styles from './quantity-add.css.ts'

/** Props of `QuantityAdd`; those of its field are in `QuantityInput`. */
export interface QuantityAddProps extends Omit<QuantityInputProps, 'labels'> {
  /** Called with the quantity, rounded up to whole packs. */
  onAdd: (quantity: number) => void
  /** The article is being added: the button is busy, the field is not. */
  busy?: boolean
  /** The article was added: the button shows a check mark. */
  done?: boolean
  /** False for a variant that cannot be bought (VAR-9). @default true */
  buyable?: boolean
  /** @default 'm' */
  size?: ButtonSize
  /** Low, with only the icon from 769 px on: for table rows. */
  compact?: boolean
  /** Names of field and buttons; include the product. */
  labels: QuantityInputProps['labels'] & {
    /** The button; its name also if only the icon is visible. */
    add: string
    /** Asks about a quantity that can be read in two ways, such as `1.200`. */
    ambiguous?: string
    /** Read after it in lists with many such buttons: the article number. */
    what?: string | false
    /** Read while the article is being added. */
    busy: string
    /** The reason why it cannot be bought; shown below the button and part of its description. */
    notBuyable?: string
  }
}

/** Use it wherever an article can be added to the cart: a quantity and a button. Enter in the field adds. */
export function QuantityAdd(props: QuantityAddProps): ReactNode {
  const { onAdd, busy = false, done = false, buyable = true, size = 'm', ...rest } = props
  const { compact = false, labels, hint, ...quantity } = rest
  const asked = readQuantity(quantity.value, quantity.precision)
  const noteId = useId()
  const note = buyable ? (quantity.message ? undefined : hint) : labels.notBuyable
  const addable = buyable && quantity.disabled !== true && asked !== null && asked > 0

  const add = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (!addable || busy) return
    onAdd(snapQuantity(asked, quantity.precision, quantity.unitVolume))
  }

  return (
    // Before hydration a submit must not reload the page: outside a dialog this method does nothing. A page that
    // records such a submit marks the form with `data-pressed`.
    <form className={compact ? styles.compactForm : styles.form} method="dialog" onSubmit={add}>
      <QuantityInput
        {...quantity}
        disabled={quantity.disabled === true || !buyable}
        labels={labels}
        {...(note === undefined ? {} : { hintId: noteId })}
      />
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
          aria-describedby={buyable || note === undefined ? undefined : noteId}
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
      {/* Below the button, so that the button does not move when the text appears. */}
      {note !== undefined && (
        <p id={noteId} className={styles.note}>
          {note}
        </p>
      )}
    </form>
  )
}
