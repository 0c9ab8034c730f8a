import type {
  DocumentModule,
  DocumentSource,
  DocumentUpdate,
  ProductDocument,
  VariantDocument,
} from '@tradecounter/search'
import type { Kysely } from 'kysely'
import { catalogueVersion } from '../facts.ts'
import { lastChange } from '../changes.ts'
import { isFeatureCode } from '../variants/attribute-names.ts'
import { connect, type Database, type StoreSettings } from '../../platform/database/index.ts'

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

/** Names of owners, by language. */
const namesOf = (texts: Texts): DocumentSource['names'] =>
  Object.fromEntries(Object.entries(texts).map(([owner, fields]) => [owner, fields['name'] ?? {}]))

async function variantsOf(
  db: Kysely<Database>,
  products: readonly number[],
): Promise<Map<number, VariantDocument[]>> {
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
type ProductRow = Pick<ProductDocument, 'id' | 'code' | 'brand' | 'categoryId'> & { labels: string }

/** Stock types (spec §3) of variants that can be sent at once: partly in stock, in stock. */
const sendable = [2, 3]

/** The products among `ids` of which a warehouse has a variant. */
export async function findAvailable(db: Kysely<Database>, ids: readonly number[]): Promise<Set<number>> {
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

/** Adds texts and variants. Leaves out products without a variant. */
async function documentsOf(db: Kysely<Database>, rows: readonly ProductRow[]): Promise<ProductDocument[]> {
  if (rows.length === 0) return []
  const owners = rows.map((row) => `product:${row.id}`)
  const texts = collect(
    await db.selectFrom('texts').selectAll().where('owner', 'in', owners).orderBy('language').execute(),
  )
  const variants = await variantsOf(
    db,
    rows.map((row) => row.id),
  )
  const available = await findAvailable(
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
      keywords: texts[`product:${row.id}`]?.['keywords'] ?? {},
      variants: variants.get(row.id) ?? [],
    }))
}

async function* productsOf(db: Kysely<Database>): AsyncGenerator<ProductDocument[]> {
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
    yield await documentsOf(db, rows)
  }
}

/** All documents of the database. */
async function readDocuments(db: Kysely<Database>): Promise<DocumentSource> {
  // Before anything else: what changes while the rest is read is applied again later.
  const change = await lastChange(db)
  const version = await catalogueVersion(db)
  const named = await db
    .selectFrom('texts')
    .selectAll()
    .where('owner', 'not like', 'product:%')
    .where('field', '=', 'name')
    .execute()
  const names = namesOf(collect(named))
  const attributes = await db.selectFrom('attributes').selectAll().orderBy('position').execute()
  const isNamed = (key: string): boolean => {
    const own = Object.values(names[`attribute:${key}`] ?? {})
    return (own.length === 0 ? [key] : own).some((name) => !isFeatureCode(name))
  }
  const { count } = await db
    .selectFrom('products')
    .select((query) => query.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return {
    version,
    change,
    productCount: Number(count),
    categories: await db.selectFrom('categories').select(['id', 'parentId', 'path', 'position']).execute(),
    attributes: attributes.map((attribute) => ({ ...attribute, isOffered: isNamed(attribute.key) })),
    names,
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

/** The current documents of some products. */
export async function readUpdate(db: Kysely<Database>, ids: readonly number[]): Promise<DocumentUpdate> {
  const rows = await db.selectFrom('products').select(productColumns).where('id', 'in', ids).execute()
  const products = await documentsOf(db, rows)
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

/** Opens the documents of a database in the process that builds the index. `options` are the `StoreSettings`. */
export const openDocuments: DocumentModule['openDocuments'] = async (options) => {
  // `store-catalogue.ts` passes these.
  const db = connect(options as StoreSettings)
  return { source: await readDocuments(db), close: () => db.destroy() }
}
