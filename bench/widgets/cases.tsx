import { tableLabels } from '../../stories/parts/invoices.tsx'
import type { ReactElement } from 'react'
import { DataTable, type DataTableSort } from '../../ui/data-table/index.ts'
import { FacetFilter } from '../../ui/facet-filter/index.ts'
import { countOutcomes, ImportCheckGrid } from '../../ui/import-check-grid/index.ts'
import { sortVariants, VariantTable, type VariantSort } from '../../ui/variant-table/index.ts'
import {
  facet,
  importLabels,
  importRows,
  invoiceColumns,
  invoices,
  variants,
  type Invoice,
} from './goods.tsx'

const nothing = (): void => {}

/** One widget in a state, and the same after each of some updates. */
export interface WidgetCase {
  name: string
  first: ReactElement
  updates: Record<string, ReactElement>
  /** An action that changes the widget's own state. */
  gesture?: { name: string; run: (page: HTMLElement) => void }
  /** The widget renders only the visible rows, and all of them for print; the comparison has all. */
  windowed?: boolean
  /** Must be clicked until all values are rendered; counts as part of mounting. */
  prepare?: (page: HTMLElement) => void
}

const columns = [
  { key: 'dn', label: 'DN', numeric: true, sortable: true },
  { key: 'thread', label: 'Thread', sortable: true },
  { key: 'length', label: 'Length', numeric: true, sortable: true },
  { key: 'handle', label: 'Handle', sortable: true },
]

function variantTable(rows: ReturnType<typeof variants>, sort: VariantSort | null): ReactElement {
  return (
    <VariantTable
      caption="Variants"
      columns={columns}
      rows={rows}
      sort={sort}
      onSortChange={nothing}
      maxHeight={672}
      hasStock
      hasPrice
      labels={{
        number: 'Art. no',
        customNumber: 'Your no',
        stock: 'Stock',
        price: 'Price',
        add: 'Add',
        sortedBy: (column) => column,
        sortHint: 'the headers sort',
        scrollArea: 'Variants, scrolls',
      }}
    />
  )
}

const byLength = (rows: ReturnType<typeof variants>) =>
  sortVariants(rows, ({ cells }) => cells.length?.text ?? '', 'asc', 'sv')

/** Like a key press: changes the value without React, then dispatches the event. */
function type(field: Element | null, text: string): void {
  if (!(field instanceof HTMLInputElement)) throw new Error('There is no field to type in')
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

const filterPanel = (chosen: number | null): ReactElement => (
  <FacetFilter
    title="Filters"
    sections={[facet(2000, chosen)]}
    onToggle={nothing}
    onClear={nothing}
    labels={{
      search: (name) => `Search in ${name}`,
      showMore: (count) => `Show ${count} more`,
      showLess: 'Show fewer',
      activeCount: (name, count) => `${name}, ${count} selected`,
      clear: 'Clear',
      noValues: 'No value matches',
    }}
  />
)

const lists = { 200: invoices(200), 5000: invoices(5000) }
const ids = (invoice: Invoice): string => invoice.number

function dataTable(
  count: keyof typeof lists,
  sort: DataTableSort | null,
  selected: readonly string[] = [],
): ReactElement {
  return (
    <DataTable<Invoice>
      caption="Invoices"
      columns={invoiceColumns}
      rows={lists[count]}
      rowId={ids}
      rowName={ids}
      locale="sv"
      sort={sort}
      onSortChange={nothing}
      selection={{ selected, onSelectedChange: nothing }}
      maxHeight={672}
      empty="Nothing"
      labels={tableLabels}
    />
  )
}

const importGrid = (count: number, chosen: number | null): ReactElement => {
  const rows = importRows(count, chosen)
  return (
    <ImportCheckGrid
      caption="Rows of a file"
      rows={rows}
      counts={countOutcomes(rows).byOutcome}
      shown={null}
      onShownChange={nothing}
      onChoose={nothing}
      onConfigure={nothing}
      onNumberCommit={async () => true}
      labels={importLabels}
    />
  )
}

const tableUpdates = (count: keyof typeof lists) => ({
  'sort change': dataTable(count, { columnId: 'amount', direction: 'desc' }),
  'one selection': dataTable(count, null, ['100007']),
})

/** The measured widgets: those with the most rows, in the amounts of the project's target. */
export const widgetCases: WidgetCase[] = [
  {
    name: '500 variant rows',
    first: variantTable(variants(500), null),
    updates: {
      'sort change': variantTable(byLength(variants(500)), { key: 'length', direction: 'asc' }),
      'one typed value': variantTable(variants(500, { 7: '12' }), null),
    },
  },
  {
    name: '2,000 facet values',
    first: filterPanel(null),
    updates: { 'one selection': filterPanel(3) },
    prepare: (page) => page.querySelector<HTMLElement>('button[aria-expanded="false"]')?.click(),
    gesture: { name: 'one typed value', run: (page) => type(page.querySelector('input[type=search]'), '19') },
  },
  {
    name: '200 table rows',
    first: dataTable(200, null),
    updates: tableUpdates(200),
  },
  {
    name: '5,000 table rows',
    first: dataTable(5000, null),
    updates: tableUpdates(5000),
    windowed: true,
  },
  {
    name: '5,000 import rows',
    first: importGrid(5000, null),
    updates: { 'one selection': importGrid(5000, 4) },
    windowed: true,
  },
]
