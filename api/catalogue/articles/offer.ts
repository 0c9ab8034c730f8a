import { sites, type Stock } from '../../contract/index.ts'
import type { Queries } from '../../platform/database/queries.ts'
import type { Caller } from '../../platform/services.ts'
import { lineTotal, priceAt } from './price.ts'
import { findVolumePrices, type ArticleRow, type PriceVisibility } from './find-articles.ts'
import { priceDay, priceOf, stockOf } from './view.ts'

/**
 * The offer of an article in a row, as far as the reader may see it: its stock, and its price at the row's
 * quantity.
 */
export interface ArticleOffer {
  stock: Stock | null
  unitPrice: number | null
  totalPrice: number | null
}

/** The offer of a row without an article, and of any row for visitors. */
export const noOffer: ArticleOffer = { stock: null, unitPrice: null, totalPrice: null }

/**
 * Reads the volume prices of articles. Returns a function from an article and a stored quantity to the reader's
 * offer.
 */
export async function articleOffersFor(
  queries: Queries,
  caller: Caller,
  { terms, hidesPrices }: PriceVisibility,
  articles: readonly ArticleRow[],
  now: Date,
): Promise<(article: ArticleRow, quantity: number) => ArticleOffer> {
  if (terms === null) return () => noOffer
  const steps = hidesPrices
    ? new Map<number, never[]>()
    : await findVolumePrices(
        queries,
        terms,
        articles.map(({ variantId }) => variantId),
      )
  const day = priceDay(caller.site, now)
  return (article, quantity) => {
    const stock = stockOf(article, terms)
    const unitPrice = hidesPrices
      ? null
      : priceAt(priceOf(article, day), steps.get(article.variantId) ?? [], quantity)
    if (unitPrice === null) return { stock, unitPrice, totalPrice: null }
    return { stock, unitPrice, totalPrice: lineTotal({ ...article, unitPrice }, quantity) }
  }
}

/** The currency of a caller's prices. */
export const currencyOf = ({ site }: Pick<Caller, 'site'>): string => sites[site].currency
