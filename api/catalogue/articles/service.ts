import { readInChunks } from '../../platform/database/chunks.ts'
import type { Queries } from '../../platform/database/queries.ts'

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
): Promise<ArticleRow[]> =>
  readInChunks(codes, (some) => articles(queries, terms).where('variants.code', 'in', some).execute())

const lineColumns = [
  'id as lineId',
  'variantId',
  'quantity',
  'version',
  'listName',
  'configuration',
  'note',
  'goodsMark',
  'addedAt',
] as const

const cartLines = (queries: Queries, cartId: string) =>
  queries.selectFrom('cartLines').select(lineColumns).where('cartId', '=', cartId)

/** A line of a cart with its article. */
export type CartLineArticle = ArticleRow &
  Awaited<ReturnType<ReturnType<typeof cartLines>['execute']>>[number]

/** Some lines of a cart: a single one, or those of a window. */
export type LinePart = { lineId: string } | { from: number; count: number }

/** Lines of a cart with their articles, oldest first: all of them, or a part. */
export async function readCartLines(
  queries: Queries,
  terms: Terms | null,
  cartId: string,
  part?: LinePart,
): Promise<CartLineArticle[]> {
  let wanted = cartLines(queries, cartId)
  if (part !== undefined)
    wanted =
      'lineId' in part ? wanted.where('id', '=', part.lineId) : wanted.limit(part.count).offset(part.from)
  const lines = await wanted.orderBy('addedAt').orderBy('id').execute()
  const rows = await readInChunks(
    lines.map(({ variantId }) => variantId),
    (some) => articles(queries, terms).where('variants.id', 'in', some).execute(),
  )
  const byId = new Map(rows.map((article) => [article.variantId, article]))
  return lines.flatMap((line) => {
    const article = byId.get(line.variantId)
    return article === undefined ? [] : [{ ...article, ...line }]
  })
}

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
