import type { CategoryNode, Link } from '../../contract/index.ts'
import type { Queries } from '../../platform/database/queries.ts'
import { categoryUrl, pictureUrl } from '../articles/view.ts'
import type { Caller } from '../../platform/services.ts'
import { textsFor } from '../texts.ts'

/** A category with its name in the reader's language. */
interface NamedCategory {
  id: number
  parentId: number | null
  path: string
  name: string
  lang?: string
}

/** All categories in menu order. */
export async function readCategories(db: Queries, caller: Caller): Promise<NamedCategory[]> {
  const rows = await db
    .selectFrom('categories')
    .select(['id', 'parentId', 'path', 'position'])
    .orderBy('position')
    .orderBy('id')
    .execute()
  const names = await textsFor(
    db,
    caller.language,
    'name',
    rows.map(({ id }) => `category:${id}`),
  )
  return rows.map(({ id, parentId, path }) => ({
    id,
    parentId,
    path,
    name: names(`category:${id}`, path),
    ...names.languageOf(`category:${id}`),
  }))
}

/** Links from the top category down to this one. */
export async function readBreadcrumbs(db: Queries, caller: Caller, categoryId: number): Promise<Link[]> {
  const byId = new Map((await readCategories(db, caller)).map((category) => [category.id, category]))
  const links: Link[] = []
  for (
    let at = byId.get(categoryId);
    at && links.length < 10;
    at = at.parentId === null ? undefined : byId.get(at.parentId)
  ) {
    links.unshift({
      text: at.name,
      ...(at.lang === undefined ? {} : { lang: at.lang }),
      url: categoryUrl(at.path),
    })
  }
  return links
}

/** The category tree, three levels deep (spec §3 "Menus") or less. */
export function buildCategoryTree(categories: readonly NamedCategory[], levels = 3): CategoryNode[] {
  const below = Map.groupBy(categories, ({ parentId }) => parentId)
  const nodes = (parent: number | null, depth: number): CategoryNode[] =>
    depth === 0
      ? []
      : (below.get(parent) ?? []).map(({ id, name, path }) => ({
          name,
          url: categoryUrl(path),
          subCategories: nodes(id, depth - 1),
        }))
  return nodes(null, levels)
}

/** A picture for each category: that of the first article in it or in a category below it. */
export async function findCategoryPictures(
  db: Queries,
  paths: readonly string[],
): Promise<Map<string, string>> {
  const pictures = new Map<string, string>()
  for (const path of paths) {
    const row = await db
      .selectFrom('categories')
      .innerJoin('products', 'products.categoryId', 'categories.id')
      .innerJoin('variants', 'variants.productId', 'products.id')
      .select('variants.picture')
      .where((where) => where.or([where('path', '=', path), where('path', 'like', `${path}/%`)]))
      .limit(1)
      .executeTakeFirst()
    pictures.set(path, pictureUrl(row?.picture ?? null))
  }
  return pictures
}
