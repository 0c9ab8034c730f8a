/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- some browsers forget that a table is one when it is laid out as cards */
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import * as styles from './order-list.css.ts'

/** One order. */
export interface OrderListRow {
  /** Order number, a link to the order. */
  number: string
  /** Address of the order page. */
  url: string
  /** Date, formatted for the reader's locale. */
  placed: string
  /** The customer's reference; empty if there is none. */
  reference: string
  /** A `StatusChip`. */
  status: ReactNode
  /** Absent if prices are not visible. */
  total?: string
  /** Number of lines. */
  lines: string
  /** A button, such as "order again". */
  action?: ReactNode
}

/** Props of `OrderList`. */
export interface OrderListProps {
  /** Name of the table, visually hidden. */
  caption: string
  /** Column heads. */
  columns: {
    number: string
    placed: string
    reference: string
    status: string
    lines: string
    /** Without it the column is left out. */
    total?: string
    /** Without it the column is left out. Hidden on cards. */
    action?: string
  }
  /** Newest first. If there are none, show an `EmptyState` instead. */
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
    <td role="cell" className={numeric ? styles.cellNumeric : styles.cell}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <span>{children}</span>
    </td>
  )
}

/** Use it for a customer's orders, newest first: a table, or cards on narrow screens. */
export function OrderList({ caption, columns, rows }: OrderListProps): ReactNode {
  return (
    <div className={styles.area}>
      <table className={styles.table} role="table">
        <caption className={styles.caption}>{caption}</caption>
        <thead className={styles.header} role="rowgroup">
          <tr role="row">
            {[columns.number, columns.placed, columns.reference, columns.status].map((name) => (
              <th key={name} scope="col" role="columnheader" className={styles.head}>
                {name}
              </th>
            ))}
            <th scope="col" role="columnheader" className={styles.headNumeric}>
              {columns.lines}
            </th>
            {columns.total !== undefined && (
              <th scope="col" role="columnheader" className={styles.headNumeric}>
                {columns.total}
              </th>
            )}
            {columns.action !== undefined && (
              <th scope="col" role="columnheader" className={styles.headAction}>
                <VisuallyHidden>{columns.action}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody className={styles.body} role="rowgroup">
          {rows.map((row) => (
            <tr key={row.number} className={styles.row} role="row">
              <th scope="row" role="rowheader" className={styles.number}>
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
              {columns.action !== undefined && (
                <td role="cell" className={styles.action}>
                  {row.action}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
