import type { FavouriteListHead, ListLines, MyListLine, MyLists } from '@tradecounter/api/contract'
import type { ListDefinition } from '@tradecounter/shop/list-page'
import { listLinesAddress, listLinesExportAddress, myListsAddress, myListsExportAddress } from '../calls.ts'

/** The overview of the user's lists. A user has so few that every export is sent at once. */
export const listsList: ListDefinition<FavouriteListHead, MyLists> = {
  address: myListsAddress,
  exportAddress: myListsExportAddress,
  names: { sortable: ['name', 'lineCount', 'changedAt'], filters: [], undated: true },
  ownSort: { columnId: 'changedAt', direction: 'desc' },
  columns: { key: 'columns.my-lists', hidden: [] },
  read: ({ lists, ...answer }) => ({ ...answer, rows: lists }),
  rowId: ({ listId }) => listId,
}

/** The lines of one list. Keep it between renders. The prefix leaves the parameter that names the list in the address. */
export const linesListOf = (listId: string): ListDefinition<MyListLine, ListLines> => ({
  address: listLinesAddress(listId),
  exportAddress: listLinesExportAddress(listId),
  names: {
    sortable: ['articleNumber', 'name', 'quantity', 'addedAt'],
    filters: [],
    undated: true,
    prefix: 'lines.',
  },
  // The list's own order, which no column has.
  ownSort: { columnId: '', direction: 'asc' },
  columns: { key: 'columns.list-lines', hidden: ['addedAt'] },
  read: ({ lines, ...answer }) => ({ ...answer, rows: lines }),
  rowId: ({ itemId }) => String(itemId),
})
