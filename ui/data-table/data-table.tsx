'use client'
import { type JSX, useMemo, useRef } from 'react'
import { Skeleton } from '../skeleton/index.ts'
import { useOverflow } from '../variant-table/use-overflow.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { useColumnShares } from './use-column-shares.ts'
import { DataTableBody, useLines } from './data-table-body.tsx'
import { DataTableHead } from './data-table-head.tsx'
import { DataTablePager } from './data-table-pager.tsx'
import type { DataTableProps } from './data-table-props.ts'
import { DataTableTools } from './data-table-tools.tsx'
import { rowCountOf } from './row-window.ts'
import { useRows } from './use-rows.ts'
import * as styles from './data-table.css.ts'

/**
 * Use it for lists on my pages: sortable, selectable and expandable rows with paging and a column chooser; cards on
 * narrow screens (HELP-3). It is a native table, not a grid: Tab moves through its controls.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>): JSX.Element {
  const {
    caption,
    selection,
    expansion,
    paging,
    maxHeight = null,
    density = 'normal',
    nameStays = false,
    busy = false,
    empty,
    error,
    labels,
  } = props
  const { columns, rows, total, page, pageCount } = useRows(props)
  const area = useRef<HTMLDivElement>(null)
  const overflow = useOverflow(area)
  const scrolls = overflow === 'across' || overflow === 'down'
  const table = useRef<HTMLTableElement>(null)
  const ids = useMemo(() => rows.map(({ id }) => id), [rows])
  const lines = useLines(rows, expansion?.expanded)
  const rowCount = rowCountOf(lines.length)
  const span = columns.length + (selection === undefined ? 0 : 1) + (expansion === undefined ? 0 : 1)
  const shares = useColumnShares(
    table,
    rowCount !== undefined,
    `${span} ${columns.map(({ id }) => id).join(' ')}`,
  )
  const failed = error !== undefined && error !== null
  const isWaiting = busy && rows.length === 0 && !failed

  return (
    <div className={styles.container}>
      <DataTableTools table={props} />
      {/* A region only while it has a name. */}
      <section
        ref={area}
        className={styles.area[maxHeight ?? 'full']}
        aria-busy={busy}
        {...(scrolls && { 'aria-label': labels.scrollArea, tabIndex: 0 })}
      >
        {busy && <VisuallyHidden>{labels.loading}</VisuallyHidden>}
        {rows.length > 0 && !failed && (
          <table
            ref={table}
            className={[styles.table, density === 'compact' && styles.compact, nameStays && styles.nameStays]
              .filter(Boolean)
              .join(' ')}
            aria-rowcount={rowCount}
          >
            <caption className={styles.caption}>
              {caption}
              {props.onSortChange !== undefined && `, ${labels.sortHint}`}
            </caption>
            {shares !== null && (
              <colgroup>
                {shares.map((share, place) => (
                  // oxlint-disable-next-line react/no-array-index-key -- a column has no other name here
                  <col key={place} style={{ inlineSize: `${share}%` }} />
                ))}
              </colgroup>
            )}
            <DataTableHead table={props} columns={columns} ids={ids} />
            <DataTableBody table={props} columns={columns} lines={lines} span={span} />
          </table>
        )}
        {isWaiting && (
          <div className={styles.nothing}>
            <Skeleton shape="row" lines={8} />
          </div>
        )}
        {failed && <div className={styles.nothing}>{error}</div>}
        {!isWaiting && !failed && rows.length === 0 && <div className={styles.nothing}>{empty}</div>}
      </section>
      {paging !== undefined && !failed && total > 0 && (
        <DataTablePager {...{ paging, page, pageCount, total, labels }} />
      )}
    </div>
  )
}
