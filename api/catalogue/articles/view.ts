import { sites, type SiteKey, type Stock, type StockType } from '../../contract/index.ts'
import { dayIn } from '../../platform/days.ts'
import { priceOn, type Price } from './price.ts'
import { fromStored } from './quantity.ts'
import type { ArticleRow, Terms } from './service.ts'
import { customerTermsOf } from '../../accounts/customers/store.ts'
import type { Word } from '../texts.ts'
import type { Queries } from '../../platform/database/index.ts'
import type { Caller } from '../../platform/services.ts'

const stockTypes: readonly StockType[] = [0, 1, 2, 3, 4, 5, 6]

/** What a caller may see of articles: nothing for a visitor, no prices for who hides them. */
export interface PriceVisibility {
  terms: Terms | null
  hidesPrices: boolean
}

/** What the caller may see. A visitor never sees prices or stock (spec §6). */
export async function priceVisibilityOf(db: Queries, caller: Caller): Promise<PriceVisibility> {
  if (caller.customerId === '') return { terms: null, hidesPrices: true }
  const { hidesPrices, ...terms } = await customerTermsOf(db, caller.userId, caller.customerId)
  return { terms, hidesPrices }
}

/** The day by which a site's prices count. */
export const priceDay = (site: SiteKey, now: Date): string => dayIn(sites[site].country, now)

/** Address of an article: its product's page with the article chosen. */
export const articleUrl = ({ slug, code }: { slug: string; code: string }): string =>
  // What stands behind the last hyphen is the code.
  `/p/${encodeURIComponent(slug)}-${encodeURIComponent(code).replaceAll('-', '%2D')}`

/** Picture of an article. The demo's and every import's pictures are local paths. */
export const pictureUrl = (picture: string | null): string =>
  picture === null || picture === '' ? '/pictures/none.svg' : picture

/** The price of a day, null when the article has none in the caller's terms. */
export function priceOf(row: ArticleRow, day: string): Price | null {
  const { amount, campaignAmount, campaignFrom, campaignUntil } = row
  return amount === null ? null : priceOn({ amount, campaignAmount, campaignFrom, campaignUntil }, day)
}

/** Stock in the warehouse of the terms; type 0 where nothing is known. */
export function stockOf(row: ArticleRow, terms: Pick<Terms, 'warehouseId'>): Stock {
  return {
    type: stockTypes.find((type) => type === row.stockType) ?? 0,
    quantity: fromStored(row.stockQuantity ?? 0, row.decimalPrecision),
    firstDeliveryDate: row.firstDeliveryDate,
    warehouseId: terms.warehouseId,
  }
}

/** What a price is for, as shown: `st`, `100 st`. */
export function priceUnit({ unit, pricePer }: { unit: string; pricePer: number }, unitWord: Word): string {
  const shown = unitWord(`unit:${unit}`, unit)
  return pricePer === 1 ? shown : `${pricePer} ${shown}`
}
