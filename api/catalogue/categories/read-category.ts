import type { CategoryResult } from '../../contract/index.ts'
import { notFound } from '../../platform/http/api-error.ts'
import type { Caller, Services } from '../../platform/services.ts'
import type { ListQuery } from '../../platform/product-search.ts'
import { categoryUrl, pictureUrl } from '../articles/view.ts'
import { readList, searchUnavailable } from '../search/list-view.ts'
import { textsFor } from '../texts.ts'
import { findCategoryPictures, readBreadcrumbs, readCategories } from './service.ts'

/** A category with its list of products. Errors: 404; 503 while the search index does not have the category yet. */
export async function readCategory(
  services: Services,
  caller: Caller,
  path: string,
  query: ListQuery,
): Promise<CategoryResult> {
  const { db } = services.store
  const category = (await readCategories(db, caller)).find((each) => each.path === path)
  if (!category) throw notFound('There is no such category.', 'path')
  const list = await readList(services, caller, query, path)
  if (!list) throw searchUnavailable('The category is not in the search index yet.')
  const owner = `category:${category.id}`
  const pictures = await findCategoryPictures(
    db,
    list.categories.map((each) => each.path),
  )
  return {
    path,
    name: category.name,
    description: (await textsFor(db, caller.language, 'description', [owner]))(owner, ''),
    breadcrumbs: await readBreadcrumbs(db, caller, category.id),
    subCategories: list.categories.map((each) => ({
      name: each.name,
      url: categoryUrl(each.path),
      imageUrl: pictures.get(each.path) ?? pictureUrl(null),
      count: each.count,
    })),
    result: list.result,
  }
}
