import type { JSX } from 'react'
import { announce } from '../announcer/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { SortMenu } from '../sort-menu/index.ts'
import type { DataTableLabels, DataTablePaging } from './data-table-props.ts'
import * as styles from './tools.css.ts'

interface DataTablePagerProps {
  paging: DataTablePaging
  /** From 1, clamped to the existing pages. */
  page: number
  pageCount: number
  total: number
  labels: DataTableLabels
}

/** Below the table: the visible range, previous and next page, and the page size. */
export function DataTablePager({ paging, page, pageCount, total, labels }: DataTablePagerProps): JSX.Element {
  const { size, sizes, onPageChange, onSizeChange } = paging
  const text = (at: number): string =>
    labels.shownRows(total === 0 ? 0 : (at - 1) * size + 1, Math.min(at * size, total), total)
  const turn = (to: number): void => {
    onPageChange(to)
    announce(text(to), 'polite')
  }
  return (
    <div className={styles.bar}>
      {sizes !== undefined && onSizeChange !== undefined && (
        <SortMenu
          label={labels.rowsPerPage}
          name="rows"
          value={String(size)}
          options={sizes.map((one) => ({ value: String(one), label: String(one) }))}
          onValueChange={(value) => onSizeChange(Number(value))}
        />
      )}
      <span className={`${styles.muted} ${styles.toEnd}`}>{text(page)}</span>
      <nav aria-label={labels.pages} className={styles.turns}>
        <IconButton
          icon="chevron-left"
          label={labels.previousPage}
          disabled={page <= 1}
          onClick={() => turn(page - 1)}
        />
        <IconButton
          icon="chevron-right"
          label={labels.nextPage}
          disabled={page >= pageCount}
          onClick={() => turn(page + 1)}
        />
      </nav>
    </div>
  )
}
