import * as v from 'valibot'
import { catalogueCalls, siteCalls, articleNumberSchema } from '../../contract/index.ts'
import { notFound } from '../../platform/http/api-error.ts'
import type { RouteGroup } from '../../platform/http/route-group.ts'
import { findEarlierAddress, readConfiguration, readProduct } from './service.ts'

/** The code in the path. Errors: 404 for a text that cannot be an article number. */
function codeOf(params: { code: string }): string {
  const result = v.safeParse(articleNumberSchema, params.code)
  if (!result.success) throw notFound('There is no such product.', 'code')
  return result.output
}

/**
 * `GET /api/product/{code}` and `/api/product/{code}/configuration` (spec §7), and the page of an address of an earlier
 * form.
 */
export const productRoutes: RouteGroup = (mount, services) => {
  mount(catalogueCalls.product, ({ caller, params }) => readProduct(services, caller, codeOf(params)))

  mount(catalogueCalls.configuration, ({ caller, params }) =>
    readConfiguration(services, caller, codeOf(params)),
  )

  mount(siteCalls.earlierAddress, async ({ query: { written } }) => ({
    url: await findEarlierAddress(services.store.db, written),
  }))
}
