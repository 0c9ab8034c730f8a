'use client'
import { type JSX, useRef } from 'react'
import { Skeleton } from '../skeleton/index.ts'
import { useOverflow } from '../variant-table/overflow.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { DataTableHead } from './data-table-head.tsx'
import { DataTablePager } from './data-table-pager.tsx'
import type { DataTableProps } from './data-table-props.ts'
import { DataTableRow } from './data-table-row.tsx'
import { DataTableTools } from './data-table-tools.tsx'
import { useRows } from './use-rows.ts'
import * as styles from './data-table.css.ts'

/**
 * Rows of anything: sorted by their heads, ticked, opened, paged, with the columns that the reader wants; cards where
 * a table has no room (HELP-3). A native table, not a grid: Tab leads through its controls.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>): JSX.Element {
  const {
    caption,
    selection,
    expansion,
    paging,
    maxHeight = null,
    busy = false,
    empty,
    error,
    labels,
  } = props
  const { columns, rows, total, page, pageCount } = useRows(props)
  const area = useRef<HTMLDivElement>(null)
  const overflows = useOverflow(area)
  const selected = new Set(selection?.selected)
  const expanded = new Set(expansion?.expanded)
  const failed = error !== undefined && error !== null
  const isWaiting = busy && rows.length === 0 && !failed

  return (
    <div className={styles.room}>
      <DataTableTools table={props} />
      <div
        ref={area}
        className={styles.area[maxHeight ?? 'full']}
        aria-busy={busy}
        {...(overflows && { role: 'region', 'aria-label': labels.scrollArea, tabIndex: 0 })}
      >
        {busy && <VisuallyHidden>{labels.loading}</VisuallyHidden>}
        {rows.length > 0 && !failed && (
          <table className={styles.table}>
            <caption className={styles.caption}>
              {caption}
              {props.onSortChange !== undefined && `, ${labels.sortHint}`}
            </caption>
            <DataTableHead table={props} columns={columns} ids={rows.map(({ id }) => id)} />
            <tbody className={styles.body}>
              {rows.map(({ id, row }) => (
                <DataTableRow
                  key={id}
                  table={props}
                  columns={columns}
                  id={id}
                  row={row}
                  selected={selected.has(id)}
                  expanded={expanded.has(id)}
                />
              ))}
            </tbody>
          </table>
        )}
        {isWaiting && (
          <div className={styles.nothing}>
            <Skeleton shape="row" lines={8} />
          </div>
        )}
        {failed && <div className={styles.nothing}>{error}</div>}
        {!isWaiting && !failed && rows.length === 0 && <div className={styles.nothing}>{empty}</div>}
      </div>
      {paging !== undefined && !failed && total > 0 && (
        <DataTablePager {...{ paging, page, pageCount, total, labels }} />
      )}
    </div>
  )
}
