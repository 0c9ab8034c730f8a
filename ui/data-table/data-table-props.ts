import type { ReactNode } from 'react'

/** One column of a `DataTable`. The first names the row: it heads it, and the card that a row becomes. */
export interface DataColumn<Row> {
  id: string
  label: string
  cell: (row: Row) => ReactNode
  /** What the column sorts by; null goes last. Without it the column does not sort. */
  sortValue?: (row: Row) => string | number | null
  /** Right-aligned in figures of one width. */
  numeric?: boolean
  /** Its values are never broken over two lines: a day, a code. */
  oneLine?: boolean
  /** False keeps it out of the column chooser. The first column is never hidden. @default true */
  hideable?: boolean
}

export interface DataTableSort {
  columnId: string
  direction: 'asc' | 'desc'
}

/** Rows that can be ticked. */
export interface DataTableSelection {
  /** Ids of the ticked rows, also of those on other pages. */
  selected: readonly string[]
  onSelectedChange: (ids: string[]) => void
  /** What can be done with them: buttons, shown while any is ticked. */
  actions?: ReactNode
}

/** Rows that open to more. */
export interface DataTableExpansion<Row> {
  expanded: readonly string[]
  onExpandedChange: (ids: string[]) => void
  detail: (row: Row) => ReactNode
}

export interface DataTablePaging {
  /** From 1; one beyond the last shows the last. */
  page: number
  /** Rows on a page. */
  size: number
  onPageChange: (page: number) => void
  /** Sizes to choose from; without them the size is fixed. */
  sizes?: readonly number[]
  onSizeChange?: (size: number) => void
  /** How many rows there are where `rows` is one page that the caller has sorted and cut. */
  rowCount?: number
}

/** Every word of the table. */
export interface DataTableLabels {
  sortedBy: (column: string, direction: 'asc' | 'desc') => string
  /** Read with the caption: headers sort. */
  sortHint: string
  /** Name of the menu that sorts the cards, and its choices. */
  sortMenu: string
  sortChoice: (column: string, direction: 'asc' | 'desc') => string
  unsorted: string
  scrollArea: string
  selectAll: string
  selectRow: (row: string) => string
  selectedCount: (count: number) => string
  clearSelection: string
  expand: (row: string) => string
  /** Head of the column of the buttons that open rows, and of the ticks. */
  expandColumn: string
  columns: string
  rowsPerPage: string
  shownRows: (from: number, to: number, total: number) => string
  pages: string
  previousPage: string
  nextPage: string
  loading: string
}

/** Props of `DataTable`. */
export interface DataTableProps<Row> {
  caption: string
  /** Keep the same list between renders, as `rows`: the engine looks at what changed. */
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  rowId: (row: Row) => string
  /** The row in words, for the names of its controls. */
  rowName: (row: Row) => string
  /** Language in which texts are sorted. */
  locale: string
  sort?: DataTableSort | null
  onSortChange?: (sort: DataTableSort | null) => void
  selection?: DataTableSelection
  expansion?: DataTableExpansion<Row>
  /** Ids of hidden columns; with `onHiddenChange` the chooser is there. */
  hidden?: readonly string[]
  onHiddenChange?: (ids: string[]) => void
  /** Without it every row is there: up to 200 are drawn, of more those in sight (all on paper). */
  paging?: DataTablePaging
  /** Pixels after which it scrolls under its head; null for its full height. @default null */
  maxHeight?: 480 | 672 | null
  /** Rows are on their way. Those that are there stay. */
  busy?: boolean
  /** In place of rows when there are none: an `EmptyState`. */
  empty: ReactNode
  /** In place of rows when they could not be had: a `StatusBanner` with a way to try again. */
  error?: ReactNode
  labels: DataTableLabels
}
