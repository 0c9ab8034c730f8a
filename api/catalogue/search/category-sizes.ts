import type { Queries } from '../../platform/database/index.ts'

/** Milliseconds for which the sizes of categories are kept: counting a million products takes a tenth of a second. */
const keptMs = 10_000

export interface CategorySize {
  id: number
  parentId: number | null
  path: string
  count: number
}
const sizes = new WeakMap<Queries, { at: number; categories: Promise<CategorySize[]> }>()

async function countCategories(db: Queries): Promise<CategorySize[]> {
  const categories = await db
    .selectFrom('categories')
    .select(['id', 'parentId', 'path'])
    .orderBy('position')
    .orderBy('id')
    .execute()
  const rows = await db
    .selectFrom('products')
    .select((query) => ['categoryId', query.fn.countAll().as('count')])
    .groupBy('categoryId')
    .execute()
  const counts = new Map(rows.map(({ categoryId, count }) => [categoryId, Number(count)]))
  return categories.map((category) => ({ ...category, count: counts.get(category.id) ?? 0 }))
}

/** All categories in their order, each with the number of its own products. */
export function readCategorySizes(db: Queries): Promise<CategorySize[]> {
  const known = sizes.get(db)
  if (known !== undefined && performance.now() - known.at < keptMs) return known.categories
  const categories = countCategories(db)
  sizes.set(db, { at: performance.now(), categories })
  categories.catch(() => sizes.delete(db))
  return categories
}
