import { padList } from './current-catalogue.ts'
import type { ImportDatabase } from '../staging/temporary-tables.ts'

/** Sequences of new ids for each table. */
export async function idSequences(db: ImportDatabase) {
  const last = async (table: 'products' | 'variants' | 'documents') => {
    const row = await db
      .selectFrom(table)
      .select((eb) => eb.fn.max<number | null>('id').as('id'))
      .executeTakeFirst()
    return row?.id ?? 0
  }
  const ids = {
    product: await last('products'),
    variant: await last('variants'),
    document: await last('documents'),
  }
  return {
    product: () => (ids.product += 1),
    variant: () => (ids.variant += 1),
    document: () => (ids.document += 1),
  }
}

/** Groups of articles that the file gives outside the articles. */
export async function findGroups(db: ImportDatabase, codes: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('stagedGroups')
    .selectAll()
    .where('code', 'in', padList(codes, ''))
    .execute()
  return new Map(rows.toReversed().map(({ code, groupId }) => [code, groupId]))
}

/** Product numbers of articles of the catalogue and the file. */
export async function findProductCodes(
  db: ImportDatabase,
  codes: readonly string[],
): Promise<Map<string, string>> {
  if (codes.length === 0) return new Map()
  const staged = await db
    .selectFrom('stagedArticles')
    .select(['code', 'product'])
    .where('code', 'in', padList(codes, ''))
    .execute()
  const known = await db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.productId')
    .select(['variants.code', 'products.code as product'])
    .where('variants.code', 'in', padList(codes, ''))
    .execute()
  return new Map([...known, ...staged].map(({ code, product }) => [code, product]))
}

const page = 400

/** Configuration and source of articles by their numbers. */
export async function findConfigurations(
  db: ImportDatabase,
  codes: readonly string[],
): Promise<Map<string, { setId: string; source: string | null }>> {
  const found = new Map<string, { setId: string; source: string | null }>()
  for (let start = 0; start < codes.length; start += page) {
    const rows = await db
      .selectFrom('variants')
      .innerJoin('configuredProducts', 'configuredProducts.productId', 'variants.productId')
      .leftJoin('articleSources', 'articleSources.variantId', 'variants.id')
      .select(['variants.code', 'configuredProducts.setId', 'articleSources.source'])
      .where('variants.code', 'in', padList(codes.slice(start, start + page), ''))
      .execute()
    for (const { code, setId, source } of rows) found.set(code, { setId, source })
  }
  return found
}
