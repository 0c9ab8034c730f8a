import type { JSX } from 'react'
import { IconButton } from '../icon-button/index.ts'
import { type LineMessageLabels, LineMessages } from '../line-item/index.ts'
import { showQuantity } from '../quantity-input/index.ts'
import { Select } from '../select/index.ts'
import { LineQuantity } from './line-quantity.tsx'
import type { QuantityProblem } from '../direct-order-row/index.ts'
import * as styles from './direct-order-grid.css.ts'

/** A line of the list as its answer gives it (spec §3, direct order list). */
export interface DirectOrderItem {
  itemId: string
  name: string
  /** The number as it is written for people. */
  displayVariantNumber: string
  variantNumber: string
  quantity: number
  /** What is typed over the quantity while the server does not hold it. */
  typedQuantity?: string
  /** Why the server does not hold what is typed; Enter sends it again. */
  quantityRefusal?: string
  /** Stands behind the quantity. */
  unit?: string
  lineItemData: {
    errors: readonly string[]
    warnings: readonly string[]
    customerSpecificVariantNumber?: string
  }
  /** Other articles that the typed number can mean; one of them must be chosen. */
  duplicateProducts: readonly { variantNumber: string; name: string }[]
}

/** Words of a line. */
export interface DirectOrderLineLabels extends Record<QuantityProblem, string>, LineMessageLabels {
  number: string
  name: string
  quantity: string
  /** Names the field of a line's quantity. */
  quantityOf: (name: string) => string
  /** Stands before the customer's own number. */
  customNumber: string
  /** Names the column of the buttons. */
  actions: string
  remove: (name: string) => string
  /** Names the choice between articles with the same number. */
  chooseProduct: string
  /** Stands in the choice before anything is chosen. */
  choose: string
  /** Says that the article stands on another line too. */
  repeated: string
}

/** Props of `DirectOrderLine`. */
export interface DirectOrderLineProps {
  item: DirectOrderItem
  repeated: boolean
  busy: boolean
  onRemove: (itemId: string) => void
  onChooseProduct: (itemId: string, variantNumber: string) => void
  onQuantityType: (itemId: string, text: string) => void
  onQuantityCommit: (itemId: string, quantity: number) => void
  /** Enter in the quantity: the next row's turn. */
  onNext: (itemId: string) => void
  labels: DirectOrderLineLabels
}

/** One line of a direct order: red what keeps it from being ordered, amber what should be known (spec §8). */
export function DirectOrderLine(props: DirectOrderLineProps): JSX.Element {
  const { item, repeated, busy, onRemove, onChooseProduct, onQuantityType, onQuantityCommit } = props
  const { onNext, labels } = props
  const { itemId, name, displayVariantNumber, variantNumber, quantity, unit = '', lineItemData } = item
  const called = name === '' ? displayVariantNumber : name
  const { duplicateProducts } = item
  const { errors, warnings, customerSpecificVariantNumber: custom } = lineItemData
  // At most three decimals, and none that say nothing.
  const shown = showQuantity(Number(quantity.toFixed(3)), 0)
  return (
    <tr className={styles.row} aria-busy={busy || undefined}>
      <th scope="row" className={styles.number}>
        <bdi>{displayVariantNumber}</bdi>
        {custom !== undefined && custom !== '' && (
          <span className={styles.custom}>
            {labels.customNumber} <bdi>{custom}</bdi>
          </span>
        )}
      </th>
      <td className={styles.name}>
        <span dir="auto">{name}</span>
        {duplicateProducts.length > 0 && (
          <div className={styles.choice}>
            <Select
              name={`${itemId}-product`}
              label={labels.chooseProduct}
              value={
                duplicateProducts.some((other) => other.variantNumber === variantNumber) ? variantNumber : ''
              }
              onValueChange={(chosen) => onChooseProduct(itemId, chosen)}
              disabled={busy}
              options={[
                { value: '', label: labels.choose, disabled: true },
                ...duplicateProducts.map((other) => ({ value: other.variantNumber, label: other.name })),
              ]}
            />
          </div>
        )}
        <LineMessages
          errors={errors}
          warnings={repeated ? [...warnings, labels.repeated] : warnings}
          labels={labels}
        />
      </td>
      <td className={styles.quantity}>
        <span className={styles.label}>{labels.quantity}</span>
        <LineQuantity
          held={shown}
          typed={item.typedQuantity}
          refusal={item.quantityRefusal}
          unit={unit}
          label={labels.quantityOf(called)}
          onType={(text) => onQuantityType(itemId, text)}
          onCommit={(typed) => onQuantityCommit(itemId, typed)}
          onNext={() => onNext(itemId)}
          problems={labels}
        />
      </td>
      <td className={styles.remove}>
        <IconButton
          icon="trash"
          label={labels.remove(called)}
          disabled={busy}
          onClick={() => onRemove(itemId)}
        />
      </td>
    </tr>
  )
}
