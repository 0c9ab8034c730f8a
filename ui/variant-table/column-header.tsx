import type { ReactNode } from 'react'
import { Icon } from '../icon/index.ts'
import type { VariantColumn } from './variant-row.ts'
import type { SortDirection } from './sort-variants.ts'
import * as styles from './variant-table-head.css.ts'

interface ColumnHeaderProps {
  column: VariantColumn
  /** Null if the table is not sorted by this column. */
  direction: SortDirection | null
  onSort: (direction: SortDirection) => void
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const

/** A column head; a sortable one is a button. */
export function ColumnHeader({ column, direction, onSort }: ColumnHeaderProps): ReactNode {
  const { label, lang, numeric = false, sortable = false } = column
  const align = styles.head[numeric ? 'numeric' : 'text']
  if (!sortable) {
    return (
      <th scope="col" className={align} lang={lang}>
        {label}
      </th>
    )
  }
  return (
    <th
      scope="col"
      className={align}
      data-numeric={numeric ? '' : undefined}
      aria-sort={direction === null ? undefined : ariaSort[direction]}
    >
      <button
        type="button"
        className={styles.sort}
        lang={lang}
        onClick={() => onSort(direction === 'asc' ? 'desc' : 'asc')}
      >
        {label}
        <span className={styles.arrow[direction === null ? 'idle' : 'on']}>
          <Icon name={direction === 'desc' ? 'chevron-down' : 'chevron-up'} size="s" />
        </span>
      </button>
    </th>
  )
}
