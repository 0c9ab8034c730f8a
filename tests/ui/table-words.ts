import type { DataTableLabels } from '@tradecounter/ui/data-table'
import { tableLabels } from '../../stories/parts/invoices.tsx'

/** Texts of a table in the tests: those of its stories, except for the tests' own. */
export const tableWords: DataTableLabels = {
  ...tableLabels,
  sortedBy: (column, direction) => `sorted by ${column}, ${direction}`,
  sortHint: 'headers sort',
  sortChoice: (column, direction) => `${column} ${direction}`,
  scrollArea: 'Parts',
  selectAll: 'Select all',
  clearSelection: 'Clear',
  shownRows: (from, to, total) => `${from} to ${to} of ${total}`,
  pages: 'Pages',
  previousPage: 'Previous',
  nextPage: 'Next',
  loading: 'Loading parts',
}
