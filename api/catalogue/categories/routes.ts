import * as v from 'valibot'
import { ApiError } from '../../platform/http/api-error.ts'
import { listQueryOf } from '../search/list-view.ts'
import type { ApiContext } from '../../platform/services.ts'
import type { RouteGroup } from '../../platform/http/route-group.ts'
import { catalogueCalls, categoryQuerySchema } from '../../contract/index.ts'
import { readCategory } from './read-category.ts'

function pathOf(c: ApiContext): string {
  const result = v.safeParse(categoryQuerySchema.entries.path, new URL(c.req.url).searchParams.get('path'))
  if (!result.success)
    throw new ApiError(400, 'invalid', 'A category is named by its path.', { field: 'path' })
  return result.output.replace(/^\/|\/$/gu, '')
}

/** `GET /api/category?path=…`: a category with its list of products (spec §7). */
export const categoryRoutes: RouteGroup = (mount, services) => {
  mount(catalogueCalls.category, ({ c, caller }) => readCategory(services, caller, pathOf(c), listQueryOf(c)))
}
