import {
  articleTextsFor,
  fromStored,
  priceVisibilityOf,
  resolveVariants,
} from '../catalogue/articles/service.ts'
import type { ListLineSort, ListLinesFilterQuery } from '../contract/index.ts'
import { mapInTurns } from '../platform/database/chunks.ts'
import type { Queries } from '../platform/database/queries.ts'
import { type RowList, selectRows } from '../platform/lists/row-list.ts'
import type { Caller } from '../platform/services.ts'
import { type ListRow, readLineArticles } from './items-store.ts'
import { findOwnList } from './own-list.ts'

/** A line with what it is searched and sorted by. */
interface FoundLine {
  row: ListRow
  /** Of the article that is shown, which may be the successor. */
  code: string
  name: string
  /** The number of the replaced article, and the customer's own. */
  otherNumbers: readonly string[]
  asked: number
}

const list: RowList<FoundLine, ListLineSort> = {
  texts: ({ row, code, name, otherNumbers }) => [code, ...otherNumbers, name, row.note],
  sortBy: {
    articleNumber: ({ code }) => code,
    name: ({ name }) => name,
    quantity: ({ asked }) => asked,
    addedAt: ({ row }) => row.addedAt || null,
  },
}

/** The lines of a list whose articles are in the catalogue; names and successors only if they are needed. */
async function readFound(
  queries: Queries,
  caller: Caller,
  rows: readonly ListRow[],
  isByText: boolean,
): Promise<FoundLine[]> {
  const { terms } = await priceVisibilityOf(queries, caller)
  const ids = rows.map(({ variantId }) => variantId)
  const own = new Map(
    (await readLineArticles(queries, caller.customerId, ids)).map((article) => [article.variantId, article]),
  )
  const ended = isByText ? [...own.values()].filter(({ buyable }) => buyable !== 1) : []
  const successors = await resolveVariants(
    queries,
    terms,
    ended.map(({ variantId }) => variantId),
  )
  const shown = [...own.values()].map((article) => successors.get(article.variantId)?.article ?? article)
  const texts = isByText ? await articleTextsFor(queries, caller, shown) : null
  const found = await mapInTurns(rows, (row): FoundLine[] => {
    const first = own.get(row.variantId)
    if (first === undefined) return []
    const article = successors.get(row.variantId)?.article ?? first
    return [
      {
        row,
        code: article.code,
        name: texts?.name(article) ?? '',
        otherNumbers: [
          ...(article.code === first.code ? [] : [first.code]),
          ...(article.customerNumber === null ? [] : [article.customerNumber]),
        ],
        asked: fromStored(row.quantity, first.decimalPrecision),
      },
    ]
  })
  return found.flat()
}

/**
 * The lines of one of the caller's lists that a query selects, sorted; without a sorting in the list's own order.
 * Errors: 404.
 */
export async function findListLines(
  queries: Queries,
  caller: Caller,
  { listId, ...query }: ListLinesFilterQuery,
): Promise<ListRow[]> {
  const { entries } = await findOwnList(queries, caller, listId)
  const isByText = query.search !== '' || query.sort === 'name' || query.sort === 'articleNumber'
  const found = await readFound(queries, caller, entries, isByText)
  return selectRows(found, query, list, caller.language).map(({ row }) => row)
}
