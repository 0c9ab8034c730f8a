import {
  columnVisibilityFeature,
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import { intlLocale } from '../layout/index.ts'
import type { DataColumn, DataTableProps } from './data-table-props.ts'

const features = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  columnVisibilityFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
})

/** What the table shows after sorting, hiding columns and paging. */
export interface ShownRows<Row> {
  columns: DataColumn<Row>[]
  rows: { id: string; row: Row }[]
  /** Number of rows on all pages. */
  total: number
  /** From 1, clamped to the existing pages. */
  page: number
  pageCount: number
}

/** Sorts by the columns' values, text in the reader's locale, and cuts to the page. Stateless. */
export function useRows<Row extends object>(props: DataTableProps<Row>): ShownRows<Row> {
  const { columns, rows, rowId, locale, sort = null, hidden = [], paging, manual = false } = props
  const defs = useMemo(() => columnDefs(columns, locale), [columns, locale])
  const isCut = manual || paging?.rowCount !== undefined
  const total = paging?.rowCount ?? rows.length
  const pageCount = paging === undefined ? 1 : Math.max(1, Math.ceil(total / Math.max(1, paging.size)))
  const page = Math.min(Math.max(1, paging?.page ?? 1), pageCount)

  const table = useTable({
    features,
    columns: defs,
    data: rows,
    getRowId: rowId,
    manualSorting: isCut,
    manualPagination: isCut,
    autoResetPageIndex: false,
    state: {
      sorting: sort === null ? [] : [{ id: sort.columnId, desc: sort.direction === 'desc' }],
      pagination: { pageIndex: isCut ? 0 : page - 1, pageSize: paging?.size ?? Math.max(1, rows.length) },
      columnVisibility: Object.fromEntries(hidden.map((id) => [id, id === columns[0]?.id])),
    },
  })

  const visible = new Set(table.getVisibleLeafColumns().map(({ id }) => id))
  const shown = table.getRowModel().rows
  return {
    columns: columns.filter(({ id }) => visible.has(id)),
    rows: useMemo(() => shown.map(({ id, original }) => ({ id, row: original })), [shown]),
    total,
    page,
    pageCount,
  }
}

function columnDefs<Row extends object>(
  columns: readonly DataColumn<Row>[],
  locale: string,
): ColumnDef<typeof features, Row>[] {
  const { compare } = new Intl.Collator(intlLocale(locale), { numeric: true, sensitivity: 'base' })
  return columns.map(({ id, sortValue }) => ({
    id,
    // TanStack Table sorts rows without a value last in both directions, if the value is undefined.
    accessorFn: (row: Row) => sortValue?.(row) ?? undefined,
    enableSorting: sortValue !== undefined,
    sortUndefined: 'last',
    sortFn: (a, b, columnId) => {
      const [x, y] = [a.getValue(columnId), b.getValue(columnId)]
      return typeof x === 'number' && typeof y === 'number' ? x - y : compare(String(x), String(y))
    },
  }))
}
