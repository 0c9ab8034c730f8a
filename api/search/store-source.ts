import type { Kysely } from 'kysely'
import { catalogueVersion, type Database, type Store } from '../store/index.ts'
import type { Source, SourceProduct, SourceVariant } from './source.ts'

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

async function variantsOf(
  db: Kysely<Database>,
  from: number,
  until: number,
): Promise<Map<number, SourceVariant[]>> {
  const rows = await db
    .selectFrom('variants')
    .select(['id', 'code', 'productId', 'manufacturerNumber', 'ean'])
    .where('productId', '>=', from)
    .where('productId', '<=', until)
    .orderBy('productId')
    .orderBy('position')
    .execute()
  const values = await db
    .selectFrom('variantAttributes')
    .innerJoin('variants', 'variants.id', 'variantAttributes.variantId')
    .select(['variantId', 'attributeKey as key', 'number', 'value'])
    .where('productId', '>=', from)
    .where('productId', '<=', until)
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

async function* productsOf(db: Kysely<Database>): AsyncGenerator<SourceProduct[]> {
  let last = -1
  for (;;) {
    const rows = await db
      .selectFrom('products')
      .select(['id', 'code', 'brand', 'categoryId', 'labels'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(batch)
      .execute()
    const [first] = rows
    const end = rows.at(-1)
    if (!first || !end) return
    const owners = rows.map((row) => `product:${row.id}`)
    const texts = collect(await db.selectFrom('texts').selectAll().where('owner', 'in', owners).execute())
    const variants = await variantsOf(db, first.id, end.id)
    last = end.id
    yield rows
      .filter((row) => variants.has(row.id))
      .map((row) => ({
        ...row,
        labels: row.labels.split(',').filter(Boolean).map(Number),
        names: texts[`product:${row.id}`]?.['name'] ?? {},
        descriptions: texts[`product:${row.id}`]?.['description'] ?? {},
        variants: variants.get(row.id) ?? [],
      }))
  }
}

/** The catalogue in the store as a source for the index. */
export async function storeSource({ db }: Store): Promise<Source> {
  const named = await db
    .selectFrom('texts')
    .selectAll()
    .where('owner', 'not like', 'product:%')
    .where('field', '=', 'name')
    .execute()
  const texts = collect(named)
  return {
    version: await catalogueVersion(db),
    categories: await db.selectFrom('categories').select(['id', 'parentId', 'path', 'position']).execute(),
    attributes: await db.selectFrom('attributes').selectAll().orderBy('position').execute(),
    names: Object.fromEntries(Object.entries(texts).map(([owner, fields]) => [owner, fields['name'] ?? {}])),
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
