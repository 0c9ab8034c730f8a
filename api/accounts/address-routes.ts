import { publicAddressesQuerySchema, sites, type PublicAddresses } from '../contract/index.ts'
import { catalogueVersion, readCatalogueFact } from '../platform/database/index.ts'
import {
  countProducts,
  readProductNames,
  stockedCategories,
  type Part,
} from '../catalogue/public-addresses.ts'
import { categoryUrl, productUrl } from '../catalogue/search/hits-view.ts'
import { readQuery } from '../platform/read-request.ts'
import type { Caller, Route, Services } from '../platform/services.ts'

/** One part of the addresses that anybody may visit: pages of the shop, then categories, then products. */
async function readAddresses(
  { store: { db } }: Services,
  { site }: Caller,
  { from, count }: Part,
): Promise<PublicAddresses> {
  const head = ['/', sites[site].searchBasePath, ...(await stockedCategories(db)).map(categoryUrl)]
  const first = head.slice(from, from + count)
  const products =
    first.length === count
      ? []
      : await readProductNames(db, { from: Math.max(0, from - head.length), count: count - first.length })
  return {
    version: String(await catalogueVersion(db)),
    changedAt: await readCatalogueFact(db, 'loadedAt'),
    total: head.length + (await countProducts(db)),
    addresses: [...first, ...products.map(productUrl)],
  }
}

/** `GET /api/site/addresses`: what search engines are told of. */
export const addressRoutes: Route = (app, services) => {
  app.get('/api/site/addresses', 'public', async (c) => {
    const part = readQuery(c, publicAddressesQuerySchema)
    return c.json(await readAddresses(services, c.get('caller'), part))
  })
}
