'use client'
import { type JSX, type ReactNode, useRef } from 'react'
import {
  type ArticleSuggestion,
  DirectOrderRow,
  type DirectOrderRowLabels,
  repeatedNumbers,
} from '../direct-order-row/index.ts'
import { LineMessages } from '../line-item/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import * as styles from './direct-order-grid.css.ts'
import { type DirectOrderItem, DirectOrderLine, type DirectOrderLineLabels } from './direct-order-line.tsx'

/** Props of `DirectOrderGrid`. */
export interface DirectOrderGridProps {
  caption: string
  items: readonly DirectOrderItem[]
  /** What is wrong with the list as a whole, below it: errors in red, notes in amber (spec §8). */
  errorModel: { errors: readonly string[]; warningNotes: readonly string[] }
  /** What is typed in the row for the next line. */
  entry: { articleNumber: string; quantity: string }
  /** Hands over what is typed in one of its fields. */
  onEntryChange: (change: { articleNumber: string } | { quantity: string }) => void
  onAdd: (articleNumber: string, quantity: number) => void
  onRemove: (itemId: string) => void
  onChooseProduct: (itemId: string, variantNumber: string) => void
  /** A line's quantity is typed over: the owner keeps the text as the line's `typedQuantity` until it is held. */
  onQuantityType: (itemId: string, text: string) => void
  /** Only what follows the rules of spec §5 arrives here, as it was typed: whole packs are the server's. */
  onQuantityCommit: (itemId: string, quantity: number) => void
  /** What the number as typed can mean. Without it the field offers nothing. */
  suggestions?: readonly ArticleSuggestion[]
  adding?: boolean
  /** What stands in the entry was sent before the script was there, and came back with the page. @default false */
  arrived?: boolean
  /** Ids of the lines that are being changed or removed. */
  busyItems?: readonly string[]
  /** Clear, and commit to the cart or to a list. */
  actions?: ReactNode
  /** What the list is for, while it is empty. */
  empty?: ReactNode
  labels: DirectOrderRowLabels & DirectOrderLineLabels
}

/** Use it for a direct order: a row to type in, the lines that the server has accepted, and its messages (DIR-3). */
export function DirectOrderGrid(props: DirectOrderGridProps): JSX.Element {
  const { caption, items, errorModel, entry, onEntryChange, onAdd, adding, labels } = props
  const { onRemove, onChooseProduct, onQuantityType, onQuantityCommit } = props
  const { busyItems = [], actions, empty, suggestions, arrived } = props
  const numberField = useRef<HTMLInputElement>(null)
  const rows = useRef<HTMLTableSectionElement>(null)
  const repeated = repeatedNumbers(items.map(({ variantNumber }) => variantNumber))
  const remove = (itemId: string): void => {
    onRemove(itemId)
    // The button goes with its line; the focus goes to where the next line is typed.
    numberField.current?.focus()
  }
  /** Below the last line the next one is typed. */
  const toNext = (itemId: string): void => {
    const next = rows.current?.rows[items.findIndex((item) => item.itemId === itemId) + 1]
    const field = next?.querySelector('input') ?? numberField.current
    field?.focus()
  }
  return (
    <div className={styles.area}>
      <DirectOrderRow
        articleNumberRef={numberField}
        articleNumber={entry.articleNumber}
        quantity={entry.quantity}
        onArticleNumberChange={(articleNumber) => onEntryChange({ articleNumber })}
        onQuantityChange={(quantity) => onEntryChange({ quantity })}
        onAdd={onAdd}
        busy={adding}
        arrived={arrived}
        suggestions={suggestions}
        labels={labels}
      />
      {items.length === 0 ? (
        empty
      ) : (
        <table className={styles.table}>
          <caption className={styles.caption}>{caption}</caption>
          <thead className={styles.header}>
            <tr>
              <th scope="col" className={styles.head}>
                {labels.number}
              </th>
              <th scope="col" className={styles.head}>
                {labels.name}
              </th>
              <th scope="col" className={styles.headNumeric}>
                {labels.quantity}
              </th>
              <th scope="col" className={styles.head}>
                <VisuallyHidden>{labels.actions}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody ref={rows} className={styles.body}>
            {items.map((item) => (
              <DirectOrderLine
                key={item.itemId}
                item={item}
                repeated={repeated.has(item.variantNumber)}
                busy={busyItems.includes(item.itemId)}
                onRemove={remove}
                onChooseProduct={onChooseProduct}
                onQuantityType={onQuantityType}
                onQuantityCommit={onQuantityCommit}
                onNext={toNext}
                labels={labels}
              />
            ))}
          </tbody>
        </table>
      )}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output holds no lists */}
      <div role="status">
        {errorModel.errors.length + errorModel.warningNotes.length > 0 && (
          <>
            <VisuallyHidden>{caption}</VisuallyHidden>
            <LineMessages errors={errorModel.errors} warnings={errorModel.warningNotes} labels={labels} />
          </>
        )}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
