import type { ExportedList, UserSettingKey } from '@tradecounter/api/contract'
import { addressOfList, queryOf, type AnswerAddress } from '@tradecounter/shop/core'
import { exportsAddress } from '@tradecounter/shop/exports'
import type { DataColumn } from '@tradecounter/ui/data-table'
import { settingAddress } from './calls.ts'
import { type ListNames, parametersOf, readListState } from './list-state.ts'

/** Key of the columns of a list. */
export type ColumnsKey = Extract<UserSettingKey, `columns.${string}`>

/** A column of a list. `id` is its name in the API if it is sortable. */
export type ListColumn<Row> = Omit<DataColumn<Row>, 'sortValue'>

/** What a list is and where it comes from: the same for server and browser, without texts. */
export interface ListDefinition<Row, Answer> {
  /** Address of the call, with the query of `api/contract/list-query.ts`. */
  address: AnswerAddress<Answer>
  /** Address of its export; without it the list is not exported. */
  exportAddress?: string
  /** How a job exports more rows than a download may have: the call that starts it, and its list. */
  exportJob?: { address: string; list: ExportedList }
  names: ListNames
  /** The sorting of the call without `sort`. */
  ownSort: { columnId: string; direction: 'asc' | 'desc' }
  /** Key of the user's columns, and those hidden until the user chooses. */
  columns: { key: ColumnsKey; hidden: readonly string[] }
  /** The rows and their number from the answer. */
  read: (answer: Answer) => { rows: readonly Row[]; total: number; page: number; pageSize: number }
  rowId: (row: Row) => string
}

/** GET addresses of a page with this list, for `needs`. */
export const listNeeds = (
  {
    address,
    names,
    columns,
    exportJob,
  }: Pick<ListDefinition<never, unknown>, 'address' | 'names' | 'columns' | 'exportJob'>,
  query: string,
): string[] => [
  addressOfList(address, queryOf(parametersOf(readListState(query, names)))),
  settingAddress(columns.key),
  settingAddress('table.density'),
  // A call of the browser would keep the page out of the back/forward cache.
  ...(exportJob === undefined ? [] : [exportsAddress(exportJob.list)]),
]
