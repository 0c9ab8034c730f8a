import type { ReactNode } from 'react'
import * as styles from './totals.css.ts'

/** Props of `Totals`. */
export interface TotalsProps {
  /** Amounts are formatted with their currency. `strong` marks the amount to pay. */
  rows: readonly { label: string; amount: string; strong?: boolean }[]
  /** Note below: what the amounts do not include. */
  note?: string
  /** The next step: a `Button`. */
  action?: ReactNode
}

/** Use it for the sums of a cart or order, with the next action below. */
export function Totals({ rows, note, action }: TotalsProps): ReactNode {
  return (
    <div className={styles.card}>
      <dl className={styles.list}>
        {rows.map(({ label, amount, strong = false }, place) => (
          // Two VAT rates may have the same label.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={place} className={strong ? styles.strong : styles.row}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.amount}>
              <bdi>{amount}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {action}
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </div>
  )
}
