import type { Selectable } from 'kysely'
import type { Database } from '../../platform/database/index.ts'
import type { ImportDatabase } from '../staging/temporary-tables.ts'

type Row<T extends keyof Database> = Selectable<Database[T]>

/** The catalogue's rows of some articles and their products. */
export interface CurrentCatalogue {
  products: Map<string, Row<'products'>>
  variants: Map<string, Row<'variants'>>
  /** Last position among a product's articles. */
  lastPosition: Map<number, number>
  /** Number of a product's articles. */
  articleCounts: Map<number, number>
  sources: Map<number, string>
  texts: Map<string, Row<'texts'>[]>
  documents: Map<number, Row<'documents'>[]>
  values: Map<number, Row<'variantAttributes'>[]>
  pictures: Map<number, Row<'articlePictures'>[]>
  prices: Map<number, Row<'prices'>[]>
  volumePrices: Map<number, Row<'volumePrices'>[]>
  stock: Map<number, Row<'stock'>[]>
}

/** Lengths of `in` lists: few lengths need few prepared statements. */
const lengths = [1, 16, 64, 200, 400]

/** Pads a list to one of a few lengths by repeating its last value. `none` pads an empty list. */
export function padList<T>(list: readonly T[], none: T): T[] {
  const last = list.at(-1) ?? none
  const length = lengths.find((each) => each >= list.length) ?? list.length
  return [...list, ...Array.from({ length: Math.max(0, length - list.length) }, () => last)]
}

export const ownerOf = (productId: number): string => `product:${productId}`

/** Reads the rows of articles and products by their numbers. */
export async function readCurrentCatalogue(
  db: ImportDatabase,
  productCodes: readonly string[],
  articleCodes: readonly string[],
): Promise<CurrentCatalogue> {
  const variants = await db
    .selectFrom('variants')
    .selectAll()
    .where('code', 'in', padList(articleCodes, ''))
    .execute()
  const products = await db
    .selectFrom('products')
    .selectAll()
    .where('code', 'in', padList(productCodes, ''))
    .execute()
  const ids = variants.map(({ id }) => id)
  const productIds = products.map(({ id }) => id)
  const of = <
    T extends
      | 'variantAttributes'
      | 'articlePictures'
      | 'prices'
      | 'volumePrices'
      | 'stock'
      | 'articleSources',
  >(
    table: T,
  ) =>
    ids.length === 0
      ? Promise.resolve([])
      : // Each of these tables has a variant's id; the types of all of them at once are beyond what can be inferred.
        (db
          .selectFrom(table as 'prices')
          .selectAll()
          .where('variantId', 'in', padList(ids, 0))
          .execute() as Promise<unknown> as Promise<Row<T>[]>)
  const positions =
    productIds.length === 0
      ? []
      : await db
          .selectFrom('variants')
          .select(['productId', (eb) => eb.fn.max<number>('position').as('last')])
          .select((eb) => eb.fn.countAll().as('count'))
          .where('productId', 'in', padList(productIds, 0))
          .groupBy('productId')
          .execute()
  const texts =
    productIds.length === 0
      ? []
      : await db
          .selectFrom('texts')
          .selectAll()
          .where('owner', 'in', padList(productIds.map(ownerOf), ''))
          .execute()
  const documents =
    productIds.length === 0
      ? []
      : await db
          .selectFrom('documents')
          .selectAll()
          .where('productId', 'in', padList(productIds, 0))
          .orderBy('id')
          .execute()
  return {
    products: new Map(products.map((row) => [row.code, row])),
    variants: new Map(variants.map((row) => [row.code, row])),
    lastPosition: new Map(positions.map(({ productId, last }) => [productId, last])),
    articleCounts: new Map(positions.map(({ productId, count }) => [productId, Number(count)])),
    sources: new Map((await of('articleSources')).map(({ variantId, source }) => [variantId, source])),
    texts: Map.groupBy(texts, ({ owner }) => owner),
    documents: Map.groupBy(documents, ({ productId }) => productId),
    values: Map.groupBy(await of('variantAttributes'), ({ variantId }) => variantId),
    pictures: Map.groupBy(await of('articlePictures'), ({ variantId }) => variantId),
    prices: Map.groupBy(await of('prices'), ({ variantId }) => variantId),
    volumePrices: Map.groupBy(await of('volumePrices'), ({ variantId }) => variantId),
    stock: Map.groupBy(await of('stock'), ({ variantId }) => variantId),
  }
}
