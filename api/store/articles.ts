import type { Queries } from './queries.ts'

/** Whose prices, stock and own numbers are read; null for a visitor, who sees none. */
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
  'prices.amount',
  'prices.campaignAmount',
  'prices.campaignFrom',
  'prices.campaignUntil',
  'stock.type as stockType',
  'stock.quantity as stockQuantity',
  'stock.firstDeliveryDate',
  'customerNumbers.code as customerNumber',
] as const

/** Variants with the price, stock and own number that the terms give, ready to be narrowed down. */
export function articles(queries: Queries, terms: Terms | null) {
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

/** An article as read: price and stock are null where the terms give none. */
export type ArticleRow = Awaited<ReturnType<ReturnType<typeof articles>['execute']>>[number]

/** Articles of these codes, in no order. */
export const findArticles = (
  queries: Queries,
  terms: Terms | null,
  codes: readonly string[],
): Promise<ArticleRow[]> => articles(queries, terms).where('variants.code', 'in', codes).execute()

/** Lines of a cart with their articles, oldest first. */
export function readCartLines(queries: Queries, terms: Terms | null, cartId: string) {
  return articles(queries, terms)
    .innerJoin('cartLines', 'cartLines.variantId', 'variants.id')
    .select([
      'cartLines.id as lineId',
      'cartLines.quantity',
      'cartLines.version',
      'cartLines.listName',
      'cartLines.configuration',
      'cartLines.note',
      'cartLines.goodsMark',
      'cartLines.addedAt',
    ])
    .where('cartLines.cartId', '=', cartId)
    .orderBy('cartLines.addedAt')
    .orderBy('cartLines.id')
    .execute()
}
export type CartLineArticle = Awaited<ReturnType<typeof readCartLines>>[number]

/** A price from a quantity on; the quantity is an integer of the article's precision. */
export interface VolumeStep {
  fromQuantity: number
  amount: number
}

/** Volume prices of variants in the terms' price group, by variant, the least quantity first. */
export async function volumeStepsOf(
  queries: Queries,
  terms: Terms | null,
  variantIds: readonly number[],
): Promise<Map<number, VolumeStep[]>> {
  if (terms === null || variantIds.length === 0) return new Map()
  const rows = await queries
    .selectFrom('volumePrices')
    .select(['variantId', 'fromQuantity', 'amount'])
    .where('priceGroup', '=', terms.priceGroup)
    .where('variantId', 'in', variantIds)
    .orderBy('fromQuantity')
    .execute()
  return Map.groupBy(rows, ({ variantId }) => variantId)
}
