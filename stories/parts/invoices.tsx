import type { DataColumn, DataTableLabels } from '@tradecounter/ui/data-table'
import { addDays } from '@tradecounter/ui/calendar'
import { Text } from '@tradecounter/ui/text'

/** An invoice for the tables of the stories. */
export interface Invoice {
  number: string
  due: string
  reference: string
  state: 'open' | 'overdue' | 'paid'
  /** In öre. */
  amount: number | null
}

const references = ['Stairwell B, Anna', 'Service car 4', 'Workshop', 'Hammarby Strand, stage 2']
const states = ['open', 'overdue', 'paid', 'paid'] as const

/** This many invoices; always the same. */
export const invoices = (count: number): Invoice[] =>
  Array.from({ length: count }, (_, index) => ({
    number: String(100000 + index),
    due: addDays('2026-11-01', (index * 37) % 90),
    reference: references[index % 4] ?? '',
    state: states[(index * 7) % 4] ?? 'open',
    amount: index % 11 === 7 ? null : 12500 + ((index * 7919) % 900) * 1250,
  }))

const money = new Intl.NumberFormat('sv-SE', { style: 'currency', currency: 'SEK' })
const words = { open: 'Open', overdue: 'Overdue', paid: 'Paid' }
const tones = { open: 'default', overdue: 'error', paid: 'muted' } as const

export const invoiceColumns: readonly DataColumn<Invoice>[] = [
  {
    id: 'number',
    label: 'Invoice',
    cell: ({ number }) => <a href={`#${number}`}>{number}</a>,
    sortValue: ({ number }) => number,
  },
  { id: 'due', label: 'Due', cell: ({ due }) => due, sortValue: ({ due }) => due, oneLine: true },
  {
    id: 'reference',
    label: 'Reference',
    cell: ({ reference }) => reference,
    sortValue: ({ reference }) => reference,
  },
  {
    id: 'state',
    label: 'State',
    cell: ({ state }) => (
      <Text as="span" tone={tones[state]}>
        {words[state]}
      </Text>
    ),
    hideable: false,
  },
  {
    id: 'amount',
    label: 'Amount',
    numeric: true,
    cell: ({ amount }) => (amount === null ? '–' : money.format(amount / 100)),
    sortValue: ({ amount }) => amount,
  },
]

const said = { asc: 'ascending', desc: 'descending' }

export const tableLabels: DataTableLabels = {
  sortedBy: (column, direction) => `Sorted by ${column}, ${said[direction]}`,
  sortHint: 'the headers sort',
  sortMenu: 'Sort',
  sortChoice: (column, direction) => `${column}, ${said[direction]}`,
  unsorted: 'As they come',
  scrollArea: 'Invoices, scrolls',
  selectAll: 'Select all on this page',
  selectRow: (row) => `Select ${row}`,
  selectedCount: (count) => `${count} selected`,
  clearSelection: 'Clear the selection',
  expand: (row) => `More about ${row}`,
  expandColumn: 'More',
  columns: 'Columns',
  rowsPerPage: 'Rows',
  shownRows: (from, to, total) => `${from}–${to} of ${total}`,
  pages: 'Pages of invoices',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  loading: 'Loading invoices',
}
