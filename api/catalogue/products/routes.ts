import * as v from 'valibot'
import { articleNumberSchema, earlierAddressQuerySchema, type EarlierAddress } from '../../contract/index.ts'
import { notFound } from '../../platform/http/api-error.ts'
import { readQuery } from '../../platform/http/read-request.ts'
import type { ApiContext, RouteGroup } from '../../platform/services.ts'
import { findEarlierAddress, readConfiguration, readProduct } from './service.ts'

/** The code in the path. Errors: 404 for a text that cannot be an article number. */
function codeOf(c: ApiContext): string {
  const result = v.safeParse(articleNumberSchema, c.req.param('code'))
  if (!result.success) throw notFound('There is no such product.', 'code')
  return result.output
}

/** `GET /api/product/{code}` and `/api/product/{code}/configuration` (spec §7), and the page of an address of an earlier form. */
export const productRoutes: RouteGroup = (app, services) => {
  app.get('/api/product/:code', 'public', async (c) =>
    c.json(await readProduct(services, c.get('caller'), codeOf(c))),
  )

  app.get('/api/product/:code/configuration', 'public', async (c) =>
    c.json(await readConfiguration(services, c.get('caller'), codeOf(c))),
  )

  app.get('/api/site/product-address', 'public', async (c) => {
    const { written } = readQuery(c, earlierAddressQuerySchema)
    const answer: EarlierAddress = { url: await findEarlierAddress(services.store.db, written) }
    return c.json(answer)
  })
}
