import type { ReactNode } from 'react'

/** One column of a `DataTable`. The first column names the row: it is the row header, and the title of a card. */
export interface DataColumn<Row> {
  id: string
  label: string
  cell: (row: Row) => ReactNode
  /** The value to sort by; null sorts last. Without it the column is not sortable. */
  sortValue?: (row: Row) => string | number | null
  /** Right-aligned, in tabular figures. */
  numeric?: boolean
  /** Values never wrap: a date, a code, the name of a person. On a card the title may wrap. */
  oneLine?: boolean
  /**
   * Buttons or a menu instead of a value, in the last column: it is as narrow as they are, stays in sight in a wide
   * table, and its head is only read aloud.
   */
  controls?: boolean
  /** False keeps it out of the column chooser. The first column cannot be hidden. @default true */
  hideable?: boolean
}

export interface DataTableSort {
  columnId: string
  direction: 'asc' | 'desc'
}

/** Selection of rows. */
export interface DataTableSelection {
  /** Ids of the selected rows, also of those on other pages. */
  selected: readonly string[]
  onSelectedChange: (ids: string[]) => void
  /** Buttons for the selected rows, shown while any is selected. */
  actions?: ReactNode
}

/** Expandable rows. */
export interface DataTableExpansion<Row> {
  expanded: readonly string[]
  onExpandedChange: (ids: string[]) => void
  detail: (row: Row) => ReactNode
}

export interface DataTablePaging {
  /** From 1; a higher number shows the last page. */
  page: number
  /** Rows per page. */
  size: number
  onPageChange: (page: number) => void
  /** Page sizes to choose from; without them the size is fixed. */
  sizes?: readonly number[]
  onSizeChange?: (size: number) => void
  /** Total number of rows, if `rows` is one page that the caller has sorted and cut. */
  rowCount?: number
}

/** Texts of the table. */
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
  /** Heads of the columns with the expand buttons and the checkboxes. */
  expandColumn: string
  columns: string
  /** The choice of the compact density. Needed with `onDensityChange`. */
  compact?: string
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
  /** Keep the same array between renders, like `rows`: the table recomputes when it changes. */
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  rowId: (row: Row) => string
  /** Short text that identifies the row, for the names of its controls. */
  rowName: (row: Row) => string
  /** Locale for sorting text. */
  locale: string
  sort?: DataTableSort | null
  onSortChange?: (sort: DataTableSort | null) => void
  selection?: DataTableSelection
  expansion?: DataTableExpansion<Row>
  /** Ids of hidden columns; with `onHiddenChange` the column chooser is shown. */
  hidden?: readonly string[]
  onHiddenChange?: (ids: string[]) => void
  /** Density of the rows of a table; with `onDensityChange` it is chosen beside the columns. @default 'normal' */
  density?: 'normal' | 'compact'
  onDensityChange?: (density: 'normal' | 'compact') => void
  /** What belongs to the whole table, in one line with the column chooser: a count, buttons to export. */
  tools?: ReactNode
  /** The caller has sorted and cut `rows`, and renders the pages; `sort` only shows in the headers. @default false */
  manual?: boolean
  /** Without it all rows are on one page: up to 200 are drawn, beyond that only the visible ones (all in print). */
  paging?: DataTablePaging
  /** Maximum height in pixels, with a sticky head; null for full height. @default null */
  maxHeight?: 480 | 672 | null
  /** The first column stays while the others scroll sideways: for tables of many columns. @default false */
  nameStays?: boolean
  /** Rows are loading. The current rows stay. */
  busy?: boolean
  /** Shown if there are no rows: an `EmptyState`. */
  empty: ReactNode
  /** Shown if the rows could not be loaded: a `StatusBanner` with a retry button. */
  error?: ReactNode
  labels: DataTableLabels
}
