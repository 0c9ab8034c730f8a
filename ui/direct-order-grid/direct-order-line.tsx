import type { JSX } from 'react'
import { IconButton } from '../icon-button/index.ts'
import { type LineMessageLabels, LineMessages } from '../line-item/index.ts'
import { showQuantity } from '../quantity-input/index.ts'
import { Select } from '../select/index.ts'
import { Thumbnail } from '../thumbnail/index.ts'
import type { DirectOrderItem } from './direct-order-item.ts'
import { LineQuantity } from './line-quantity.tsx'
import {
  type ArticleNumberProblem,
  NearProducts,
  NumberEdit,
  type QuantityProblem,
} from '../direct-order-row/index.ts'
import * as styles from './direct-order-grid.css.ts'

/** Words of a line. */
export interface DirectOrderLineLabels
  extends Record<ArticleNumberProblem | QuantityProblem, string>, LineMessageLabels {
  number: string
  name: string
  quantity: string
  /** Label of a line's quantity field. */
  quantityOf: (name: string) => string
  /** Names the field of a line's number, and the button that opens it; needed only with `onNumberCommit`. */
  numberOf?: (number: string) => string
  editNumber?: (number: string) => string
  /** "Did you mean", before the articles whose numbers are one digit off; needed only with `onNumberCommit`. */
  near?: string
  /** Shown before the customer's own number. */
  customNumber: string
  /** Head of the column of pictures. */
  picture: string
  /** Head of the column of amounts; without it there is no such column, as for visitors. */
  amount?: string
  /** Head of the column of buttons. */
  actions: string
  remove: (name: string) => string
  /** Label of the choice between articles with the same number. */
  chooseProduct: string
  /** Prompt of that choice. */
  choose: string
  /** Says that the article is also on another line. */
  repeated: string
}

/** Props of `DirectOrderLine`. */
export interface DirectOrderLineProps {
  item: DirectOrderItem
  repeated: boolean
  busy: boolean
  onRemove: (itemId: string) => void
  onChooseProduct: (itemId: string, variantNumber: string) => void
  /** What is typed over the number; undefined while nothing is. */
  typedNumber: string | undefined
  onNumberType: (itemId: string, text: string | undefined) => void
  /** Answers whether the line has the number now. */
  onNumberCommit: ((itemId: string, number: string) => Promise<boolean>) | undefined
  /** The number was corrected with the keys. */
  onNumberDone: (itemId: string) => void
  onQuantityType: (itemId: string, text: string) => void
  onQuantityCommit: (itemId: string, quantity: number) => void
  /** Enter in the quantity: moves to the next row. */
  onNext: (itemId: string) => void
  labels: DirectOrderLineLabels
}

/** One line of a direct order: errors that prevent ordering in red, warnings in amber (spec §8). */
export function DirectOrderLine(props: DirectOrderLineProps): JSX.Element {
  const { item, repeated, busy, onRemove, onChooseProduct, onQuantityType, onQuantityCommit } = props
  const { onNext, typedNumber, onNumberType, onNumberCommit, onNumberDone, labels } = props
  const { itemId, name, lang, displayVariantNumber, variantNumber, quantity, unit = '', lineItemData } = item
  const called = name === '' ? displayVariantNumber : name
  const { duplicateProducts, nearProducts = [] } = item
  const { errors, warnings, customerSpecificVariantNumber: custom } = lineItemData
  // At most three decimals, without trailing zeros.
  const shown = showQuantity(Number(quantity.toFixed(3)), 0)
  return (
    <tr className={styles.row} data-item={itemId} aria-busy={busy || undefined}>
      <td className={styles.picture}>
        <span className={styles.box}>
          <Thumbnail imageUrl={item.imageUrl} />
        </span>
      </td>
      <th scope="row" className={styles.number}>
        {onNumberCommit === undefined ? (
          <bdi>{displayVariantNumber}</bdi>
        ) : (
          <NumberEdit
            number={displayVariantNumber}
            typed={typedNumber}
            open={variantNumber === '' && duplicateProducts.length === 0}
            busy={busy}
            label={labels.numberOf?.(displayVariantNumber) ?? labels.number}
            editLabel={labels.editNumber?.(displayVariantNumber) ?? labels.number}
            problems={labels}
            onType={(text) => onNumberType(itemId, text)}
            onCommit={(number) => onNumberCommit(itemId, number)}
            onDone={() => onNumberDone(itemId)}
          />
        )}
        {custom !== undefined && custom !== '' && (
          <span className={styles.custom}>
            {labels.customNumber} <bdi>{custom}</bdi>
          </span>
        )}
      </th>
      <td className={styles.name}>
        <span dir="auto" lang={lang}>
          {name}
        </span>
        {item.stock !== undefined && <div className={styles.stock}>{item.stock}</div>}
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
        {onNumberCommit !== undefined && (
          <NearProducts
            label={labels.near ?? labels.chooseProduct}
            products={nearProducts}
            disabled={busy}
            onChoose={async (number) => {
              if (await onNumberCommit(itemId, number)) onNumberDone(itemId)
            }}
          />
        )}
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
      {labels.amount !== undefined && (
        <td className={styles.amount}>
          {item.totalPrice !== undefined && <bdi>{item.totalPrice}</bdi>}
          {item.unitPrice !== undefined && <bdi className={styles.unitPrice}>{item.unitPrice}</bdi>}
        </td>
      )}
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
