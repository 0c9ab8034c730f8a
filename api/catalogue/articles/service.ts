import { customerTermsOf } from '../../accounts/customers/store.ts'
import { ApiError, notFound } from '../../platform/http/api-error.ts'
import { readInChunks } from '../../platform/database/chunks.ts'
import type { Queries } from '../../platform/database/queries.ts'
import type { Caller } from '../../platform/services.ts'
import { textsFor } from '../texts.ts'

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
}

/** A variant with its product, and with the price, stock and own number of the terms; these are null where the terms have none. */
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

/** The article of a number. Errors: 404 for an unknown number, 400 for an article that cannot be bought. */
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
  return article
}

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

/** Names and units of articles in a reader's language. */
export interface ArticleTexts {
  name(article: { productId: number; code: string }): string
  unit(article: { unit: string }): string
  /** What a price is for, as shown: `st`, `100 st`. */
  priceUnit(article: { unit: string; pricePer: number }): string
}

/** Reads the names and units of articles in the caller's language. Without product ids it reads units only. */
export async function articleTextsFor(
  queries: Queries,
  { language }: Pick<Caller, 'language'>,
  articles: readonly { productId?: number; unit: string }[],
): Promise<ArticleTexts> {
  const text = await textsFor(
    queries,
    language,
    'name',
    articles.flatMap(({ productId, unit }) => [
      ...(productId === undefined ? [] : [`product:${productId}`]),
      `unit:${unit}`,
    ]),
  )
  const unitOf = (unit: string): string => text(`unit:${unit}`, unit)
  return {
    name: ({ productId, code }) => text(`product:${productId}`, code),
    unit: ({ unit }) => unitOf(unit),
    priceUnit: ({ unit, pricePer }) => (pricePer === 1 ? unitOf(unit) : `${pricePer} ${unitOf(unit)}`),
  }
}
