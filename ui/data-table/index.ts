export { DataTable } from './data-table.tsx'
export type {
  DataColumn,
  DataTableExpansion,
  DataTableLabels,
  DataTablePaging,
  DataTableProps,
  DataTableSelection,
  DataTableSort,
} from './data-table-props.ts'
