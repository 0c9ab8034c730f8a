import {
  type AgreementPrice,
  sites,
  type SiteKey,
  type Stock,
  type StockPrices,
} from '../../contract/index.ts'
import { type SessionCaller, findOrderDefaults } from '../../accounts/service.ts'
import { notFound } from '../../platform/http/api-error.ts'
import type { Queries } from '../../platform/database/queries.ts'
import type { Caller, Services } from '../../platform/services.ts'
import { listWarehouses } from '../../warehouses/service.ts'
import { cheaperVolumePrices, priceOfPack } from '../articles/price.ts'
import { fromStored } from '../articles/quantity.ts'
import {
  findArticlesByCode,
  findVolumePrices,
  isPriceOnRequest,
  priceVisibilityOf,
  type ArticleRow,
} from '../articles/find-articles.ts'
import { articleTextsFor } from '../articles/article-texts.ts'
import { priceDay, priceOf, stockOf } from '../articles/view.ts'

export { isFeatureCode, isValueCode, ownNameKey, ownNameTexts } from './attribute-names.ts'

/**
 * Finds the prices that the caller's agreements have for articles, by variant. The feature `order-agreements` has it.
 */
export type AgreementPriceFinder = (
  queries: Queries,
  caller: Caller,
  articles: readonly { variantId: number; decimalPrecision: number }[],
  now: Date,
) => Promise<ReadonlyMap<number, AgreementPrice>>

/** Stock of articles in a chosen warehouse of the site's country; empty for any other warehouse. */
async function localStocks(
  db: Queries,
  site: SiteKey,
  warehouseId: string | undefined,
  rows: readonly ArticleRow[],
): Promise<Map<number, Stock>> {
  const { warehouses } = await listWarehouses(db, site)
  if (warehouseId === undefined || !warehouses.some(({ id }) => id === warehouseId)) return new Map()
  const there = await db
    .selectFrom('stock')
    .select(['variantId', 'type as stockType', 'quantity as stockQuantity', 'firstDeliveryDate'])
    .where('warehouseId', '=', warehouseId)
    .where(
      'variantId',
      'in',
      rows.map(({ variantId }) => variantId),
    )
    .execute()
  const byVariant = new Map(there.map((row) => [row.variantId, row]))
  return new Map(
    rows.map((row) => {
      const {
        stockType = null,
        stockQuantity = null,
        firstDeliveryDate = null,
      } = byVariant.get(row.variantId) ?? {}
      return [
        row.variantId,
        stockOf({ ...row, stockType, stockQuantity, firstDeliveryDate }, { warehouseId }),
      ]
    }),
  )
}

/**
 * Stock and prices of a signed-in customer for articles by number, with the stock of a chosen warehouse. Without a
 * choice that is the branch that the user has chosen for orders, if it is not the customer's own. Errors: 404 when none
 * is known.
 */
export async function readStockPrices(
  { store: { db }, clock }: Services,
  caller: SessionCaller,
  items: readonly string[],
  warehouseId: string | undefined,
  findAgreementPrices: AgreementPriceFinder,
): Promise<StockPrices> {
  const { terms, hidesPrices } = await priceVisibilityOf(db, caller)
  const rows = await findArticlesByCode(db, terms, items)
  if (rows.length === 0 || terms === null) throw notFound('None of the articles is known.', 'items')
  const texts = await articleTextsFor(
    db,
    caller,
    rows.map(({ unit }) => ({ unit })),
  )
  const volumePrices = await findVolumePrices(
    db,
    terms,
    rows.map(({ variantId }) => variantId),
  )
  const { branchId } = await findOrderDefaults(db, caller)
  const ownChoice = branchId === '' || branchId === terms.warehouseId ? undefined : branchId
  const local = await localStocks(db, caller.site, warehouseId ?? ownChoice, rows)
  const day = priceDay(caller.site, clock())
  const agreed = hidesPrices
    ? new Map<number, AgreementPrice>()
    : await findAgreementPrices(db, caller, rows, clock())
  const byCode = new Map(rows.map((row) => [row.code, row]))
  return {
    currency: sites[caller.site].currency,
    items: [...new Set(items)].flatMap((code) => {
      const row = byCode.get(code)
      if (row === undefined) return []
      const steps = hidesPrices ? [] : (volumePrices.get(row.variantId) ?? [])
      const price = hidesPrices ? null : priceOfPack(priceOf(row, day), steps, row)
      const agreementPrice = agreed.get(row.variantId)
      return [
        {
          code,
          stock: stockOf(row, terms),
          price: price?.amount ?? null,
          ...(isPriceOnRequest(row, { terms }, hidesPrices ? Infinity : row.unitVolume)
            ? { priceOnRequest: true as const }
            : {}),
          priceUnit: texts.priceUnit(row),
          isCampaignPrice: price?.isCampaignPrice ?? false,
          ordinaryPrice: price?.ordinaryPrice ?? null,
          volumePrices: cheaperVolumePrices(price, steps).map(({ fromQuantity, amount }) => ({
            from: fromStored(fromQuantity, row.decimalPrecision),
            price: amount,
          })),
          ...(agreementPrice === undefined ? {} : { agreementPrice }),
          localStock: local.get(row.variantId) ?? null,
        },
      ]
    }),
  }
}
