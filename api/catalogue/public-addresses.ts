import { sql } from 'kysely'
import type { Queries } from '../platform/database/queries.ts'

/** A part of a list: its offset and largest length. */
export interface Part {
  from: number
  count: number
}

/** Paths of the categories that have products in them or below them, in the order of their ids. */
export async function stockedCategories(queries: Queries): Promise<string[]> {
  const rows = await queries
    .selectFrom('categories')
    .select(['id', 'parentId', 'path'])
    // A subquery for each category: there are few categories and very many products.
    .select(({ exists, selectFrom }) =>
      exists(selectFrom('products').select('id').whereRef('products.categoryId', '=', 'categories.id')).as(
        'hasProducts',
      ),
    )
    .orderBy('id')
    .execute()
  const parents = new Map(rows.map(({ id, parentId }) => [id, parentId]))
  const stocked = new Set<number>()
  for (const { id, hasProducts } of rows) {
    let at = Number(hasProducts) === 1 ? id : null
    while (at !== null && !stocked.has(at)) {
      stocked.add(at)
      at = parents.get(at) ?? null
    }
  }
  return rows.filter(({ id }) => stocked.has(id)).map(({ path }) => path)
}

/** Number of products. */
export async function countProducts(queries: Queries): Promise<number> {
  const { count } = await queries
    .selectFrom('products')
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Slugs and codes of products, from which their addresses are made, in the order of their ids. */
export const readProductNames = (
  queries: Queries,
  { from, count }: Part,
): Promise<{ slug: string; code: string }[]> =>
  queries.selectFrom('products').select(['slug', 'code']).orderBy('id').limit(count).offset(from).execute()
