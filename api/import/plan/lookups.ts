import { filled } from './current-catalogue.ts'
import type { Scratch } from '../staging/temporary-tables.ts'

/** The last id of each table, so that new rows get the next ones. */
export async function lastIds(scratch: Scratch) {
  const last = async (table: 'products' | 'variants' | 'documents') => {
    const row = await scratch
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

/** Groups of the articles of a batch, as the file told them apart from the articles. */
export async function placesOf(scratch: Scratch, codes: readonly string[]): Promise<Map<string, string>> {
  const rows = await scratch
    .selectFrom('stagedPlaces')
    .selectAll()
    .where('code', 'in', filled(codes, ''))
    .execute()
  return new Map(rows.toReversed().map(({ code, groupId }) => [code, groupId]))
}

/** Numbers of the products that articles belong to, those of the file among them. */
export async function productsOfArticles(
  scratch: Scratch,
  codes: readonly string[],
): Promise<Map<string, string>> {
  if (codes.length === 0) return new Map()
  const staged = await scratch
    .selectFrom('stagedArticles')
    .select(['code', 'product'])
    .where('code', 'in', filled(codes, ''))
    .execute()
  const known = await scratch
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.productId')
    .select(['variants.code', 'products.code as product'])
    .where('variants.code', 'in', filled(codes, ''))
    .execute()
  return new Map([...known, ...staged].map(({ code, product }) => [code, product]))
}

const page = 400

/** The configurations that can be chosen about articles, by the articles' numbers, with whose catalogue each is of. */
export async function configurationsOf(
  scratch: Scratch,
  codes: readonly string[],
): Promise<Map<string, { setId: string; source: string | null }>> {
  const found = new Map<string, { setId: string; source: string | null }>()
  for (let start = 0; start < codes.length; start += page) {
    const rows = await scratch
      .selectFrom('variants')
      .innerJoin('configuredProducts', 'configuredProducts.productId', 'variants.productId')
      .leftJoin('articleSources', 'articleSources.variantId', 'variants.id')
      .select(['variants.code', 'configuredProducts.setId', 'articleSources.source'])
      .where('variants.code', 'in', filled(codes.slice(start, start + page), ''))
      .execute()
    for (const { code, setId, source } of rows) found.set(code, { setId, source })
  }
  return found
}
