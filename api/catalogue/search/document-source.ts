import type { Kysely } from 'kysely'
import { lastChange, catalogueVersion, type Database, type Store } from '../../platform/database/index.ts'
import type { Feed, Source, SourceProduct, SourceVariant } from '../../../search/documents.ts'

/** Products read at a time. */
const batch = 250

type Texts = Record<string, Record<string, Record<string, string>>>

const collect = (
  rows: ReadonlyArray<{ owner: string; field: string; language: string; text: string }>,
): Texts => {
  const texts: Texts = {}
  for (const row of rows) ((texts[row.owner] ??= {})[row.field] ??= {})[row.language] = row.text
  return texts
}

/** What owners are called, by language. */
const namesOf = (texts: Texts): Source['names'] =>
  Object.fromEntries(Object.entries(texts).map(([owner, fields]) => [owner, fields['name'] ?? {}]))

async function variantsOf(
  db: Kysely<Database>,
  products: readonly number[],
): Promise<Map<number, SourceVariant[]>> {
  const rows = await db
    .selectFrom('variants')
    .select(['id', 'code', 'productId', 'manufacturerNumber', 'ean'])
    .where('productId', 'in', products)
    .orderBy('productId')
    .orderBy('position')
    .orderBy('id')
    .execute()
  const values = await db
    .selectFrom('variantAttributes')
    .innerJoin('variants', 'variants.id', 'variantAttributes.variantId')
    .select(['variantId', 'attributeKey as key', 'number', 'value'])
    .where('productId', 'in', products)
    .execute()
  const attributes = Map.groupBy(values, (value) => value.variantId)
  const variants = rows.map((row) => ({
    ...row,
    attributes: (attributes.get(row.id) ?? []).map(({ key, number, value }) => ({
      key,
      // PostgreSQL gives its 64-bit integers as text.
      number: number === null ? null : Number(number),
      value,
    })),
  }))
  return Map.groupBy(variants, (variant) => variant.productId)
}

const productColumns = ['id', 'code', 'brand', 'categoryId', 'labels'] as const
type ProductRow = Pick<SourceProduct, 'id' | 'code' | 'brand' | 'categoryId'> & { labels: string }

/** Stock types of spec §3 that goods can be sent from: partly in stock, in stock. */
const sendable = [2, 3]

/** Those of some products of which a warehouse has an article. */
export async function availableOf(db: Kysely<Database>, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('stock')
    .innerJoin('variants', 'variants.id', 'stock.variantId')
    .select('variants.productId')
    .distinct()
    .where('variants.productId', 'in', ids)
    .where('stock.type', 'in', sendable)
    .where('stock.quantity', '>', 0)
    .execute()
  return new Set(rows.map(({ productId }) => productId))
}

/** Products with their words and variants, without those that have no variant. */
async function completed(db: Kysely<Database>, rows: readonly ProductRow[]): Promise<SourceProduct[]> {
  if (rows.length === 0) return []
  const owners = rows.map((row) => `product:${row.id}`)
  const texts = collect(await db.selectFrom('texts').selectAll().where('owner', 'in', owners).execute())
  const variants = await variantsOf(
    db,
    rows.map((row) => row.id),
  )
  const available = await availableOf(
    db,
    rows.map((row) => row.id),
  )
  return rows
    .filter((row) => variants.has(row.id))
    .map((row) => ({
      ...row,
      isAvailable: available.has(row.id),
      labels: row.labels.split(',').filter(Boolean).map(Number),
      names: texts[`product:${row.id}`]?.['name'] ?? {},
      descriptions: texts[`product:${row.id}`]?.['description'] ?? {},
      variants: variants.get(row.id) ?? [],
    }))
}

async function* productsOf(db: Kysely<Database>): AsyncGenerator<SourceProduct[]> {
  let last = -1
  for (;;) {
    const rows = await db
      .selectFrom('products')
      .select(productColumns)
      .where('id', '>', last)
      .orderBy('id')
      .limit(batch)
      .execute()
    const end = rows.at(-1)
    if (!end) return
    last = end.id
    yield await completed(db, rows)
  }
}

/** The catalogue in the store as a source for the index. */
export async function storeSource({ db }: Pick<Store, 'db'>): Promise<Source> {
  // Before anything else is read: what changes meanwhile is fed again later.
  const change = await lastChange(db)
  const version = await catalogueVersion(db)
  const named = await db
    .selectFrom('texts')
    .selectAll()
    .where('owner', 'not like', 'product:%')
    .where('field', '=', 'name')
    .execute()
  return {
    version,
    change,
    categories: await db.selectFrom('categories').select(['id', 'parentId', 'path', 'position']).execute(),
    attributes: await db.selectFrom('attributes').selectAll().orderBy('position').execute(),
    names: namesOf(collect(named)),
    products: () => productsOf(db),
    customerNumbers: async function* () {
      const rows = await db.selectFrom('customerNumbers').selectAll().execute()
      yield rows.map(({ customerId, variantId, code }) => ({ customer: customerId, variantId, code }))
    },
    assortments: async function* () {
      const rows = await db.selectFrom('assortments').selectAll().execute()
      yield rows.map(({ customerId, productId }) => ({ customer: customerId, productId }))
    },
  }
}

/** Some products of the store as they are now, with whatever else they are found by. */
export async function readFeed(db: Kysely<Database>, ids: readonly number[]): Promise<Feed> {
  const rows = await db.selectFrom('products').select(productColumns).where('id', 'in', ids).execute()
  const products = await completed(db, rows)
  const variants = products.flatMap((product) => product.variants)
  const owners = new Set(
    variants.flatMap(({ attributes }) =>
      attributes.flatMap(({ value }) => (value === null ? [] : `value:${value}`)),
    ),
  )
  const names =
    owners.size === 0
      ? []
      : await db
          .selectFrom('texts')
          .selectAll()
          .where('owner', 'in', [...owners])
          .where('field', '=', 'name')
          .execute()
  const numbers =
    variants.length === 0
      ? []
      : await db
          .selectFrom('customerNumbers')
          .selectAll()
          .where(
            'variantId',
            'in',
            variants.map(({ id }) => id),
          )
          .execute()
  const choices = await db.selectFrom('assortments').selectAll().where('productId', 'in', ids).execute()
  return {
    ids,
    products,
    names: namesOf(collect(names)),
    customerNumbers: numbers.map(({ customerId, variantId, code }) => ({
      customer: customerId,
      variantId,
      code,
    })),
    assortments: choices.map(({ customerId, productId }) => ({ customer: customerId, productId })),
  }
}
