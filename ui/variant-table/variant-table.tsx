'use client'
import { type ReactNode, useRef } from 'react'
import { announce } from '../announcer/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { useFollowingHead } from './use-following-head.ts'
import { useOverflow } from './use-overflow.ts'
import { ColumnHeader } from './column-header.tsx'
import type { VariantColumn, VariantRow } from './variant-row.ts'
import type { SortDirection } from './sort-variants.ts'
import { VariantTableRow } from './variant-table-row.tsx'
import * as headStyles from './variant-table-head.css.ts'
import * as styles from './variant-table.css.ts'

export interface VariantSort {
  /** A column's key, or `code`. */
  key: string
  direction: SortDirection
}

export interface VariantTableProps {
  caption: string
  columns: readonly VariantColumn[]
  /** Already sorted with `sortVariants`. */
  rows: readonly VariantRow[]
  sort: VariantSort | null
  onSortChange: (sort: VariantSort) => void
  /** Maximum height in pixels before it scrolls; null for its full height (VAR-4). @default null */
  maxHeight?: 480 | 672 | null
  /** The current variant of the page. */
  activeCode?: string
  hasStock?: boolean
  hasPrice?: boolean
  /** Variants are loading. */
  busy?: boolean
  labels: {
    number: string
    customNumber: string
    stock: string
    price: string
    add: string
    sortedBy: (column: string, direction: SortDirection) => string
    /** Read with the caption: headers sort. */
    sortHint: string
    /** Name of the scrollable area. */
    scrollArea: string
  }
}

/**
 * Use it to compare all variants of a product: a native table that sorts by its headers, with numbers aligned
 * right.
 */
export function VariantTable(props: VariantTableProps): ReactNode {
  const { caption, columns, rows, sort, onSortChange, maxHeight = null, activeCode } = props
  const { hasStock = false, hasPrice = false, busy = false, labels } = props
  const area = useRef<HTMLDivElement>(null)
  const overflow = useOverflow(area)
  const scrolls = overflow === 'down' || overflow === 'across'
  const full = maxHeight === null
  useFollowingHead(area, full && overflow === 'across')
  const hasCustomCode = rows.some((row) => row.customCode !== '')

  const header = (column: VariantColumn): ReactNode => (
    <ColumnHeader
      key={column.key}
      column={column}
      direction={sort?.key === column.key ? sort.direction : null}
      onSort={(direction) => {
        onSortChange({ key: column.key, direction })
        announce(labels.sortedBy(column.label, direction), 'polite')
      }}
    />
  )

  return (
    <div
      ref={area}
      className={styles.area[maxHeight ?? 'full']}
      aria-busy={busy}
      data-fits={overflow === 'none' && full ? '' : undefined}
      {...(scrolls && { role: 'region', 'aria-label': labels.scrollArea, tabIndex: 0 })}
    >
      <table className={styles.table}>
        <caption className={styles.caption}>
          {caption}
          <VisuallyHidden>, {labels.sortHint}</VisuallyHidden>
        </caption>
        <thead className={headStyles.thead}>
          <tr>
            {header({ key: 'code', label: labels.number, sortable: true })}
            {hasCustomCode && header({ key: 'customCode', label: labels.customNumber })}
            {columns.map(header)}
            {hasStock && header({ key: 'stock', label: labels.stock })}
            {hasPrice && header({ key: 'price', label: labels.price, numeric: true })}
            <th scope="col" className={headStyles.addHead}>
              <VisuallyHidden>{labels.add}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <VariantTableRow
              key={row.code}
              row={row}
              columns={columns}
              active={row.code === activeCode}
              shows={{ customCode: hasCustomCode, stock: hasStock, price: hasPrice }}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}
