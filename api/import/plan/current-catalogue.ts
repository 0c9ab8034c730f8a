import type { Selectable } from 'kysely'
import type { Database } from '../../platform/database/index.ts'
import type { Scratch } from '../staging/temporary-tables.ts'

type Row<T extends keyof Database> = Selectable<Database[T]>

/** What the catalogue knows of some articles and their products. */
export interface Current {
  products: Map<string, Row<'products'>>
  variants: Map<string, Row<'variants'>>
  /** Last place among a product's articles. */
  lastPosition: Map<number, number>
  sources: Map<number, string>
  texts: Map<string, Row<'texts'>[]>
  documents: Map<number, Row<'documents'>[]>
  values: Map<number, Row<'variantAttributes'>[]>
  pictures: Map<number, Row<'articlePictures'>[]>
  prices: Map<number, Row<'prices'>[]>
  volumePrices: Map<number, Row<'volumePrices'>[]>
  stock: Map<number, Row<'stock'>[]>
}

/** Lengths that lists of a query have: a statement for each length would fill the store's cache of prepared ones. */
const lengths = [1, 16, 64, 200, 400]

/** A list filled up to one of a few lengths by repeating its last. Never empty. */
export function filled<T>(list: readonly T[], none: T): T[] {
  const last = list.at(-1) ?? none
  const length = lengths.find((each) => each >= list.length) ?? list.length
  return [...list, ...Array.from({ length: Math.max(0, length - list.length) }, () => last)]
}

export const ownerOf = (productId: number): string => `product:${productId}`

/** Reads what is known of articles and products by their numbers. */
export async function readCurrent(
  scratch: Scratch,
  productCodes: readonly string[],
  articleCodes: readonly string[],
): Promise<Current> {
  const variants = await scratch
    .selectFrom('variants')
    .selectAll()
    .where('code', 'in', filled(articleCodes, ''))
    .execute()
  const products = await scratch
    .selectFrom('products')
    .selectAll()
    .where('code', 'in', filled(productCodes, ''))
    .execute()
  const ids = variants.map(({ id }) => id)
  const productIds = products.map(({ id }) => id)
  const of = <
    T extends
      'variantAttributes' | 'articlePictures' | 'prices' | 'volumePrices' | 'stock' | 'articleSources',
  >(
    table: T,
  ) =>
    ids.length === 0
      ? Promise.resolve([])
      : // Each of these tables has a variant's id; the types of all of them at once are beyond what can be inferred.
        (scratch
          .selectFrom(table as 'prices')
          .selectAll()
          .where('variantId', 'in', filled(ids, 0))
          .execute() as Promise<unknown> as Promise<Row<T>[]>)
  const positions =
    productIds.length === 0
      ? []
      : await scratch
          .selectFrom('variants')
          .select(['productId', (eb) => eb.fn.max<number>('position').as('last')])
          .where('productId', 'in', filled(productIds, 0))
          .groupBy('productId')
          .execute()
  const texts =
    productIds.length === 0
      ? []
      : await scratch
          .selectFrom('texts')
          .selectAll()
          .where('owner', 'in', filled(productIds.map(ownerOf), ''))
          .execute()
  const documents =
    productIds.length === 0
      ? []
      : await scratch
          .selectFrom('documents')
          .selectAll()
          .where('productId', 'in', filled(productIds, 0))
          .orderBy('id')
          .execute()
  return {
    products: new Map(products.map((row) => [row.code, row])),
    variants: new Map(variants.map((row) => [row.code, row])),
    lastPosition: new Map(positions.map(({ productId, last }) => [productId, last])),
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
