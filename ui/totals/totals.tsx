import type { ReactNode } from 'react'
import * as styles from './totals.css.ts'

export interface TotalsProps {
  /** Amounts are formatted with their currency. `strong` is the sum that is paid. */
  rows: readonly { label: string; amount: string; strong?: boolean }[]
  note?: string
  /** The way on: a `Button`. */
  action?: ReactNode
}

/** What it comes to, with the way on below. */
export function Totals({ rows, note, action }: TotalsProps): ReactNode {
  return (
    <div className={styles.card}>
      <dl className={styles.list}>
        {rows.map(({ label, amount, strong = false }) => (
          <div key={label} className={strong ? styles.strong : styles.row}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.amount}>{amount}</dd>
          </div>
        ))}
      </dl>
      {action}
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </div>
  )
}
