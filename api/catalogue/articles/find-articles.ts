import { sql } from 'kysely'
import { customerTermsOf } from '../../accounts/service.ts'
import { ApiError, notFound } from '../../platform/http/api-error.ts'
import { readInChunks } from '../../platform/database/chunks.ts'
import type { Queries } from '../../platform/database/queries.ts'
import type { Caller } from '../../platform/services.ts'

/** The customer whose prices, stock and own numbers are read; null for a visitor, who sees none. */
export interface Terms {
  customerId: string
  priceGroup: string
  warehouseId: string
}

const columns = [
  'variants.id as variantId',
  'variants.code',
  'variants.unit',
  'variants.decimalPrecision',
  'variants.unitVolume',
  'variants.pricePer',
  'variants.buyable',
  'variants.picture',
  'variants.replacedBy',
  'variants.productId',
  'products.slug',
  'products.code as productCode',
  'prices.amount',
  'prices.campaignAmount',
  'prices.campaignFrom',
  'prices.campaignUntil',
  'stock.type as stockType',
  'stock.quantity as stockQuantity',
  'stock.firstDeliveryDate',
  'customerNumbers.code as customerNumber',
] as const

/** Whether any customer has a price for a variant, be it only from a quantity on: 1 or 0. */
export const hasPrice =
  sql<number>`(case when exists (select 1 from "prices" "anyPrice" where "anyPrice"."variantId" = "variants"."id") or exists (select 1 from "volumePrices" "anyStep" where "anyStep"."variantId" = "variants"."id") then 1 else 0 end)`.as(
    'hasPrice',
  )

/**
 * The smallest quantity with a volume price in the price group, as an integer of the article's precision; null without
 * any.
 */
const firstStep = (terms: Terms | null) =>
  sql<
    number | null
  >`(select min("step"."fromQuantity") from "volumePrices" "step" where "step"."variantId" = "variants"."id" and "step"."priceGroup" = ${terms?.priceGroup ?? ''})`.as(
    'firstStep',
  )

function selectArticles(queries: Queries, terms: Terms | null) {
  return queries
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.productId')
    .leftJoin('prices', (join) =>
      join
        .onRef('prices.variantId', '=', 'variants.id')
        .on('prices.priceGroup', '=', terms?.priceGroup ?? ''),
    )
    .leftJoin('stock', (join) =>
      join
        .onRef('stock.variantId', '=', 'variants.id')
        .on('stock.warehouseId', '=', terms?.warehouseId ?? ''),
    )
    .leftJoin('customerNumbers', (join) =>
      join
        .onRef('customerNumbers.variantId', '=', 'variants.id')
        .on('customerNumbers.customerId', '=', terms?.customerId ?? ''),
    )
    .select(columns)
    .select([hasPrice, firstStep(terms)])
}

/**
 * A variant with its product, and with the price, stock and own number of the terms; these are null where the terms
 * have none.
 */
export type ArticleRow = Awaited<ReturnType<ReturnType<typeof selectArticles>['execute']>>[number]

/** Articles by their own numbers, in no order. */
export const findArticlesByCode = (
  queries: Queries,
  terms: Terms | null,
  codes: readonly string[],
): Promise<ArticleRow[]> =>
  readInChunks(codes, (some) => selectArticles(queries, terms).where('variants.code', 'in', some).execute())

/** Articles by the ids of their variants. */
export async function findArticlesById(
  queries: Queries,
  terms: Terms | null,
  ids: readonly number[],
): Promise<Map<number, ArticleRow>> {
  const found = await readInChunks(ids, (some) =>
    selectArticles(queries, terms).where('variants.id', 'in', some).execute(),
  )
  return new Map(found.map((article) => [article.variantId, article]))
}

/**
 * The article of a number. Errors: 404 for an unknown number, 400 for an article that cannot be bought, and for one
 * whose price is on request at every quantity.
 */
export async function findBuyableArticle(
  queries: Queries,
  terms: Terms | null,
  code: string,
): Promise<ArticleRow> {
  const [article] = await findArticlesByCode(queries, terms, [code])
  if (article === undefined) throw notFound('There is no such article.', 'variantCode')
  if (article.buyable !== 1) {
    throw new ApiError(400, 'notBuyable', 'The article cannot be bought.', { field: 'variantCode' })
  }
  if (isPriceOnRequest(article, { terms }, Infinity)) throw noPrice()
  return article
}

/** 400: an article has no price, or none for so few. */
export const noPrice = (field = 'variantCode'): ApiError =>
  new ApiError(
    400,
    'noPrice',
    'The article has no price for this quantity. It can be bought when it has one.',
    {
      field,
    },
  )

/**
 * Whether the price of an article is on request at a stored quantity, which is the pack by default: the customer has
 * none, or only volume prices from a larger quantity on; where no customer is known, nobody has any. A hidden price is
 * a price.
 */
export function isPriceOnRequest(
  { amount, hasPrice: anyPrice, firstStep: first, unitVolume }: PricedArticle,
  { terms }: Pick<PriceVisibility, 'terms'>,
  quantity: number = unitVolume,
): boolean {
  if (terms === null) return Number(anyPrice) === 0
  return amount === null && (first === null || quantity < Number(first))
}

type PricedArticle = Pick<ArticleRow, 'amount' | 'hasPrice' | 'firstStep' | 'unitVolume'>

/** A price from a quantity on; the quantity is an integer of the article's precision. */
interface VolumePrice {
  fromQuantity: number
  amount: number
}

/** Volume prices of variants in the terms' price group by variant, the smallest quantity first. */
export async function findVolumePrices(
  queries: Queries,
  terms: Terms | null,
  variantIds: readonly number[],
): Promise<Map<number, VolumePrice[]>> {
  if (terms === null || variantIds.length === 0) return new Map()
  const rows = await readInChunks(variantIds, (some) =>
    queries
      .selectFrom('volumePrices')
      .select(['variantId', 'fromQuantity', 'amount'])
      .where('priceGroup', '=', terms.priceGroup)
      .where('variantId', 'in', some)
      .orderBy('fromQuantity')
      .execute(),
  )
  return Map.groupBy(rows, ({ variantId }) => variantId)
}

/** What a caller may see of articles: a visitor neither prices nor stock, some users no prices. */
export interface PriceVisibility {
  terms: Terms | null
  hidesPrices: boolean
}

/** Reads what the caller may see. A visitor never sees prices or stock (spec §6). */
export async function priceVisibilityOf(db: Queries, caller: Caller): Promise<PriceVisibility> {
  if (caller.customerId === '') return { terms: null, hidesPrices: true }
  const { hidesPrices, ...terms } = await customerTermsOf(db, caller.userId, caller.customerId)
  return { terms, hidesPrices }
}
