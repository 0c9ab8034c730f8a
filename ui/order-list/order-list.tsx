import type { ReactNode } from 'react'
import * as styles from './order-list.css.ts'

export interface OrderListRow {
  number: string
  url: string
  /** The day, in the reader's way of writing it. */
  placed: string
  reference: string
  /** A `StatusChip`. */
  status: ReactNode
  /** Absent where the reader may not see prices. */
  total?: string
  /** How many lines, in figures. */
  lines: string
}

export interface OrderListProps {
  caption: string
  columns: {
    number: string
    placed: string
    reference: string
    status: string
    lines: string
    /** Without it the column is not there. */
    total?: string
  }
  rows: readonly OrderListRow[]
}

function Cell({
  label,
  children,
  numeric = false,
}: {
  label: string
  children: ReactNode
  numeric?: boolean
}): ReactNode {
  return (
    <td className={numeric ? styles.cellNumeric : styles.cell}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <span>{children}</span>
    </td>
  )
}

/** The customer's orders, newest first: a table, or cards where a table has no room. */
export function OrderList({ caption, columns, rows }: OrderListProps): ReactNode {
  return (
    <div className={styles.area}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead className={styles.header}>
          <tr>
            {[columns.number, columns.placed, columns.reference, columns.status].map((name) => (
              <th key={name} scope="col" className={styles.head}>
                {name}
              </th>
            ))}
            <th scope="col" className={styles.headNumeric}>
              {columns.lines}
            </th>
            {columns.total !== undefined && (
              <th scope="col" className={styles.headNumeric}>
                {columns.total}
              </th>
            )}
          </tr>
        </thead>
        <tbody className={styles.body}>
          {rows.map((row) => (
            <tr key={row.number} className={styles.row}>
              <th scope="row" className={styles.number}>
                <a className={styles.link} href={row.url}>
                  {row.number}
                </a>
              </th>
              <Cell label={columns.placed}>{row.placed}</Cell>
              <Cell label={columns.reference}>{row.reference}</Cell>
              <Cell label={columns.status}>{row.status}</Cell>
              <Cell label={columns.lines} numeric>
                {row.lines}
              </Cell>
              {columns.total !== undefined && (
                <Cell label={columns.total} numeric>
                  {row.total}
                </Cell>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
