import {
  articleOffersFor,
  articleUrl,
  currencyOf,
  fromStored,
  pictureUrl,
  priceVisibilityOf,
} from '../catalogue/articles/service.ts'
import { optionsTotal } from '../catalogue/configuration/service.ts'
import {
  type ListLines,
  type ListLinesFilterQuery,
  listLinesPerPage,
  type MyListLine,
} from '../contract/index.ts'
import type { Queries } from '../platform/database/queries.ts'
import { pageOfRows } from '../platform/lists/row-list.ts'
import type { Caller, Services } from '../platform/services.ts'
import { findListLines } from './find-lines.ts'
import type { ListRow } from './items-store.ts'
import { planLines } from './plan-lines.ts'
import { lineViewFor } from './view.ts'

/** Lines of a list as the caller sees them, with the prices of a time. */
export async function showListLines(
  queries: Queries,
  caller: Caller,
  rows: readonly ListRow[],
  now: Date,
): Promise<MyListLine[]> {
  const visibility = await priceVisibilityOf(queries, caller)
  const lines = await planLines(queries, caller, rows)
  const viewOf = await lineViewFor(queries, caller, lines)
  const articles = lines.map(({ article }) => article)
  const offerOf = await articleOffersFor(queries, caller, visibility, articles, now)
  return lines.map((line): MyListLine => {
    const { row, article, replaced, asked, quantity, options } = line
    const { stock, unitPrice, totalPrice } = offerOf(article, quantity)
    // Quantities of the list are in its own article's precision.
    const { decimalPrecision, unitVolume } = replaced ?? article
    return {
      ...viewOf(line),
      itemId: row.itemId,
      asked,
      decimalPrecision,
      unitVolume: fromStored(unitVolume, decimalPrecision),
      note: row.note,
      addedAt: row.addedAt,
      customerSpecificVariantNumber: article.customerNumber ?? '',
      imageUrl: pictureUrl(article.picture),
      url: articleUrl(article),
      unitPrice,
      sum:
        totalPrice === null ? null : totalPrice + optionsTotal(options, quantity, article.decimalPrecision),
      stock,
    }
  })
}

/** A page of the lines of one of the caller's lists. Errors: 404. */
export async function readListLines(
  { store: { db }, clock }: Pick<Services, 'store' | 'clock'>,
  caller: Caller,
  query: ListLinesFilterQuery & { page: number; print: '' | '1' },
): Promise<ListLines> {
  const found = await findListLines(db, caller, query)
  const { rows, ...page } = pageOfRows(found, query, listLinesPerPage)
  return { ...page, currency: currencyOf(caller), lines: await showListLines(db, caller, rows, clock()) }
}
