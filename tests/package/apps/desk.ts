'use client'
// Without JSX, so that Node runs it directly: the same page in every consumer app.
import { Announcer } from '@tradecounter/ui/announcer'
import { Button } from '@tradecounter/ui/button'
import {
  type DataColumn,
  DataTable,
  type DataTableLabels,
  type DataTableSort,
} from '@tradecounter/ui/data-table'
import { type FilterLabels, FacetFilter, type FilterSection } from '@tradecounter/ui/facet-filter'
import { SidePanel } from '@tradecounter/ui/side-panel'
import { createElement as h, Fragment, type ReactNode, useMemo, useState } from 'react'

interface Part {
  code: string
  material: 'Brass' | 'Steel'
  price: number
}

const parts: readonly Part[] = [
  { code: 'B-22', material: 'Brass', price: 118 },
  { code: 'S-15', material: 'Steel', price: 41 },
  { code: 'S-18', material: 'Steel', price: 52 },
]

const columns: readonly DataColumn<Part>[] = [
  { id: 'code', label: 'Code', cell: ({ code }) => code, sortValue: ({ code }) => code },
  { id: 'material', label: 'Material', cell: ({ material }) => material },
  { id: 'price', label: 'Price', cell: ({ price }) => price, sortValue: ({ price }) => price, numeric: true },
]

const tableLabels: DataTableLabels = {
  sortedBy: (column, direction) => `sorted by ${column}, ${direction}`,
  sortHint: 'The heads of the columns sort.',
  sortMenu: 'Sort by',
  sortChoice: (column, direction) => `${column}, ${direction}`,
  unsorted: 'As they come',
  scrollArea: 'Table of parts',
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
  loading: 'Loading',
}

const filterLabels: FilterLabels = {
  search: (name) => `Search in ${name}`,
  showMore: (n) => `Show ${n} more`,
  showLess: 'Show fewer',
  activeCount: (name, n) => `${name}, ${n} selected`,
  clear: 'Clear',
  noValues: 'No value matches',
}

const sectionsFor = (chosen: readonly string[]): FilterSection[] => [
  {
    id: 'material',
    name: 'Material',
    unit: '',
    type: 1,
    expanded: true,
    values: ['Brass', 'Steel'].map((value) => ({
      value,
      text: value,
      count: parts.filter(({ material }) => material === value).length,
      selected: chosen.includes(value),
      disabled: false,
      href: `#${value}`,
    })),
  },
]

/** A table of parts, and a panel with a filter over them. */
export function Desk(): ReactNode {
  const [open, setOpen] = useState(false)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [sort, setSort] = useState<DataTableSort | null>(null)
  const rows = useMemo(
    () => parts.filter(({ material }) => chosen.length === 0 || chosen.includes(material)),
    [chosen],
  )
  return h(
    Fragment,
    null,
    h(Announcer),
    h(Button, { tone: 'accent', onClick: () => setOpen(true), children: 'Filter parts' }),
    h(DataTable<Part>, {
      caption: 'Parts',
      columns,
      rows,
      rowId: ({ code }) => code,
      rowName: ({ code }) => code,
      locale: 'en',
      sort,
      onSortChange: setSort,
      empty: 'Nothing',
      labels: tableLabels,
    }),
    h(SidePanel, {
      open,
      onOpenChange: setOpen,
      title: 'Filters',
      closeLabel: 'Close',
      children: h(FacetFilter, {
        title: 'Filters',
        titleHidden: true,
        sections: sectionsFor(chosen),
        onToggle: (_id, value, on) =>
          setChosen(on ? [...chosen, value] : chosen.filter((other) => other !== value)),
        onClear: () => setChosen([]),
        labels: filterLabels,
      }),
    }),
  )
}
