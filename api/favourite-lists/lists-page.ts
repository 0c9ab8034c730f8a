import type * as v from 'valibot'
import {
  type FavouriteListHead,
  type FavouriteListSort,
  listsPerPage,
  type MyLists,
  type myListsExportQuerySchema,
  type MyListsFilterQuery,
  sites,
} from '../contract/index.ts'
import type { ExportReader } from '../exports/service.ts'
import { dayIn } from '../platform/days.ts'
import type { Queries } from '../platform/database/queries.ts'
import { type ExportContent, exportContent } from '../platform/lists/export-list.ts'
import { chunksOfRows, pageOfRows, type RowList, selectRows } from '../platform/lists/row-list.ts'
import type { Services } from '../platform/services.ts'
import { translationsFor } from '../sites/service.ts'
import { findFavouriteLists } from './store.ts'
import { viewHead } from './view.ts'

const list: RowList<FavouriteListHead, FavouriteListSort> = {
  texts: ({ name, description }) => [name, description],
  sortBy: {
    name: ({ name }) => name,
    lineCount: ({ lineCount }) => lineCount,
    changedAt: ({ changedAt }) => changedAt,
  },
}

/** The caller's lists that a query selects, in its order: without one, the last changed first. */
async function readSelected(
  queries: Queries,
  caller: ExportReader['caller'],
  query: MyListsFilterQuery,
): Promise<FavouriteListHead[]> {
  const heads = (await findFavouriteLists(queries, caller)).map(viewHead)
  return selectRows(heads, query, list, caller.language)
}

/** A page of the caller's favourite lists. */
export async function readMyLists(
  queries: Queries,
  caller: ExportReader['caller'],
  query: MyListsFilterQuery & { page: number; print: '' | '1' },
): Promise<MyLists> {
  const { rows, ...page } = pageOfRows(await readSelected(queries, caller, query), query, listsPerPage)
  return { ...page, lists: rows }
}

/** The lists that a query selects as a file in the language of the reader. */
export async function exportMyLists(
  { store, clock }: Services,
  { caller, locale }: ExportReader,
  { format, ...query }: v.InferOutput<typeof myListsExportQuerySchema>,
): Promise<ExportContent> {
  const lists = await readSelected(store.db, caller, query)
  const { country } = sites[caller.site]
  const { headings, fileName, sheetName } = translationsFor(locale).myListsExport
  return exportContent<FavouriteListHead>(
    { format, name: `${fileName}-${dayIn(country, clock())}`, sheet: sheetName, total: lists.length },
    [
      { heading: headings.name, cell: ({ name }) => name },
      { heading: headings.description, cell: ({ description }) => description },
      { heading: headings.lineCount, cell: ({ lineCount }) => lineCount },
      { heading: headings.changed, cell: ({ changedAt }) => ({ day: dayIn(country, new Date(changedAt)) }) },
    ],
    chunksOfRows(lists),
  )
}
