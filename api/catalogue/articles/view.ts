import {
  labelKinds,
  sites,
  type LabelKind,
  type SiteKey,
  type Stock,
  type StockType,
} from '../../contract/index.ts'
import { dayIn } from '../../platform/days.ts'
import { priceOn, type Price } from './price.ts'
import { fromStored } from './quantity.ts'
import { isPriceOnRequest, type ArticleRow, type Terms, type PriceVisibility } from './find-articles.ts'

const stockTypes: readonly StockType[] = [0, 1, 2, 3, 4, 5, 6]

/** The day by which a site's prices count, in its country. */
export const priceDay = (site: SiteKey, now: Date): string => dayIn(sites[site].country, now)

/**
 * Address of a product's page, or of an article: its product's page with the article chosen. The code follows the last
 * single hyphen, and its own hyphens are doubled: encoded they would be lost, because `%2D` and `-` are equal (RFC 3986
 * §6.2.2.2) and proxies and crawlers decode it. A slug has single hyphens only.
 */
export function articleUrl({ slug, code }: { slug: string; code: string }): string {
  const name = encodeURIComponent(slug).replaceAll(/-{2,}/gu, '-').replaceAll(/^-|-$/gu, '')
  return `/p/${name === '' ? '' : `${name}-`}${encodeURIComponent(code).replaceAll('-', '--')}`
}

/** Address of a search on a site. */
export const searchUrl = (site: SiteKey, phrase: string): string =>
  `${sites[site].searchBasePath}?parameters.SearchPhrase=${encodeURIComponent(phrase)}`

/** Address of a category's page. */
export const categoryUrl = (path: string): string => `/c/${path}`

/** Address of an article's picture, a local path; of the placeholder when it has none. */
export const pictureUrl = (picture: string | null): string =>
  picture === null || picture === '' ? '/pictures/none.svg' : picture

/** The price of a day, null when the article has none in the caller's terms. */
export function priceOf(row: ArticleRow, day: string): Price | null {
  const { amount, campaignAmount, campaignFrom, campaignUntil } = row
  return amount === null ? null : priceOn({ amount, campaignAmount, campaignFrom, campaignUntil }, day)
}

/** Stock in the warehouse of the terms; type 0 when it is unknown. */
export function stockOf(row: ArticleRow, terms: Pick<Terms, 'warehouseId'>): Stock {
  return {
    type: stockTypes.find((type) => type === row.stockType) ?? 0,
    quantity: fromStored(row.stockQuantity ?? 0, row.decimalPrecision),
    firstDeliveryDate: row.firstDeliveryDate,
    warehouseId: terms.warehouseId,
  }
}

const kinds: readonly LabelKind[] = Object.values(labelKinds)

/** The labels of a product from their stored form (`1,15`). */
export const labelsOf = (stored: string): LabelKind[] => {
  const written = stored.split(',').map(Number)
  return kinds.filter((kind) => written.includes(kind))
}

/** Codes of the reasons why a caller cannot order an article, in a stored quantity or, without one, in any. */
export function articleErrors(
  article: ArticleRow,
  visibility: PriceVisibility,
  quantity = Infinity,
): string[] {
  if (article.buyable !== 1) return ['notBuyable']
  return isPriceOnRequest(article, visibility, quantity) ? ['noPrice'] : []
}
