import type { DataTableLabels } from '@tradecounter/ui/data-table'

/** Words of a table in the tests. */
export const tableWords: DataTableLabels = {
  sortedBy: (column, direction) => `sorted by ${column}, ${direction}`,
  sortHint: 'headers sort',
  sortMenu: 'Sort',
  sortChoice: (column, direction) => `${column} ${direction}`,
  unsorted: 'As they come',
  scrollArea: 'Parts',
  selectAll: 'Select all',
  selectRow: (row) => `Select ${row}`,
  selectedCount: (count) => `${count} selected`,
  clearSelection: 'Clear',
  expand: (row) => `More about ${row}`,
  expandColumn: 'More',
  columns: 'Columns',
  rowsPerPage: 'Rows',
  shownRows: (from, to, total) => `${from} to ${to} of ${total}`,
  pages: 'Pages',
  previousPage: 'Previous',
  nextPage: 'Next',
  loading: 'Loading parts',
}
