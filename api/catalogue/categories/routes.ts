import * as v from 'valibot'
import { breadcrumbsOf, categoryPictures, readCategories } from './service.ts'
import { ApiError, notFound } from '../../platform/http/api-error.ts'
import { categoryUrl } from '../search/hits-view.ts'
import { categoryQuerySchema, type CategoryResult } from '../../contract/index.ts'
import { listQueryOf, readList, searchUnavailable } from '../search/list-view.ts'
import type { ApiContext, RouteGroup } from '../../platform/services.ts'
import { wordsFor } from '../texts.ts'

function pathOf(c: ApiContext): string {
  const result = v.safeParse(categoryQuerySchema.entries.path, new URL(c.req.url).searchParams.get('path'))
  if (!result.success)
    throw new ApiError(400, 'invalid', 'A category is named by its path.', { field: 'path' })
  return result.output.replace(/^\/|\/$/gu, '')
}

/** `GET /api/category?path=…`: one category with its list; 404 when there is none such. */
export const categoryRoutes: RouteGroup = (app, services) => {
  app.get('/api/category', 'public', async (c) => {
    const path = pathOf(c)
    const query = listQueryOf(c)
    const caller = c.get('caller')
    const { db } = services.store
    const category = (await readCategories(db, caller)).find((each) => each.path === path)
    if (!category) throw notFound('There is no such category.', 'path')
    const list = await readList(services, caller, query, path)
    // A catalogue has just brought it: the index that knows it is being built.
    if (!list) throw searchUnavailable('The category is not in the search index yet.')
    const owner = `category:${category.id}`
    const pictures = await categoryPictures(
      db,
      list.categories.map((each) => each.path),
    )
    const answer: CategoryResult = {
      path,
      name: category.name,
      description: (await wordsFor(db, caller.language, 'description', [owner]))(owner, ''),
      breadcrumbs: await breadcrumbsOf(db, caller, category.id),
      subCategories: list.categories.map((each) => ({
        name: each.name,
        url: categoryUrl(each.path),
        imageUrl: pictures.get(each.path) ?? '/pictures/none.svg',
        count: each.count,
      })),
      result: list.result,
    }
    return c.json(answer)
  })
}
