'use client'
import { type JSX, type ReactNode, useEffect, useRef, useState } from 'react'
import {
  type ArticleSuggestion,
  DirectOrderRow,
  type DirectOrderRowLabels,
  repeatedNumbers,
} from '../direct-order-row/index.ts'
import { LineMessages } from '../line-item/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import * as styles from './direct-order-grid.css.ts'
import type { DirectOrderItem } from './direct-order-item.ts'
import { DirectOrderLine, type DirectOrderLineLabels } from './direct-order-line.tsx'

/** Props of `DirectOrderGrid`. */
export interface DirectOrderGridProps {
  caption: string
  items: readonly DirectOrderItem[]
  /** Messages about the whole list, below it: errors in red, warnings in amber (spec §8). */
  errorModel: { errors: readonly string[]; warningNotes: readonly string[] }
  /** Input of the row for the next line. */
  entry: { articleNumber: string; quantity: string }
  /** Called with the changed field. */
  onEntryChange: (change: { articleNumber: string } | { quantity: string }) => void
  onAdd: (articleNumber: string, quantity: number) => void
  onRemove: (itemId: string) => void
  onChooseProduct: (itemId: string, variantNumber: string) => void
  /**
   * Another number for a line. Answers whether the line has it now; until then what is typed stays in its field.
   * Without it a number is text, and near products are not shown.
   */
  onNumberCommit?: (itemId: string, number: string) => Promise<boolean>
  /** A line's quantity is typed over: the owner keeps the text as the line's `typedQuantity` until it is held. */
  onQuantityType: (itemId: string, text: string) => void
  /** Called with a quantity that is valid by the rules of spec §5, as typed: the server rounds to whole packs. */
  onQuantityCommit: (itemId: string, quantity: number) => void
  /** Articles that match the typed number. Without it there are no suggestions. */
  suggestions?: readonly ArticleSuggestion[]
  adding?: boolean
  /** The input was submitted before hydration and came back with the page. @default false */
  arrived?: boolean
  /** Ids of the lines that are being changed or removed. */
  busyItems?: readonly string[]
  /** Buttons: clear the list, add it to the cart or to a purchase list. */
  actions?: ReactNode
  /** Shown while the list is empty. */
  empty?: ReactNode
  labels: DirectOrderRowLabels & DirectOrderLineLabels
}

/** Use it for a direct order: an input row, the lines that the server has accepted, and its messages (DIR-3). */
export function DirectOrderGrid(props: DirectOrderGridProps): JSX.Element {
  const { caption, items, errorModel, entry, onEntryChange, onAdd, adding, labels } = props
  const { onRemove, onChooseProduct, onNumberCommit, onQuantityType, onQuantityCommit } = props
  const { busyItems = [], actions, empty, suggestions, arrived } = props
  const numberField = useRef<HTMLInputElement>(null)
  const rows = useRef<HTMLTableSectionElement>(null)
  const [typedNumbers, setTypedNumbers] = useState<Readonly<Record<string, string | undefined>>>({})
  /** A line whose number was corrected; the keys go on there once it is drawn. */
  const [corrected, setCorrected] = useState<{ itemId: string } | null>(null)
  useEffect(() => {
    if (corrected === null) return
    const row = [...(rows.current?.rows ?? [])].find(({ dataset }) => dataset['item'] === corrected.itemId)
    // A line that leads nowhere still has two fields; one that was added to another is gone.
    const fields = row?.querySelectorAll('input')
    ;(fields === undefined ? numberField.current : fields[0])?.focus()
  }, [corrected])
  const repeated = repeatedNumbers(items.map(({ variantNumber }) => variantNumber))
  const remove = (itemId: string): void => {
    onRemove(itemId)
    // The button is removed with its line; the focus moves to the input row.
    numberField.current?.focus()
  }
  /** From the last line, moves to the input row. */
  const toNext = (itemId: string): void => {
    const next = rows.current?.rows[items.findIndex((item) => item.itemId === itemId) + 1]
    const field = next?.querySelector<HTMLInputElement>('input[inputmode="decimal"]') ?? numberField.current
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
                <VisuallyHidden>{labels.picture}</VisuallyHidden>
              </th>
              <th scope="col" className={styles.head}>
                {labels.number}
              </th>
              <th scope="col" className={styles.head}>
                {labels.name}
              </th>
              <th scope="col" className={styles.headNumeric}>
                {labels.quantity}
              </th>
              {labels.amount !== undefined && (
                <th scope="col" className={styles.headNumeric}>
                  {labels.amount}
                </th>
              )}
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
                typedNumber={typedNumbers[item.itemId]}
                onNumberType={(itemId, text) => setTypedNumbers((all) => ({ ...all, [itemId]: text }))}
                onNumberCommit={onNumberCommit}
                onNumberDone={(itemId) => setCorrected({ itemId })}
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
