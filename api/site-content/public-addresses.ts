import { sites, type PublicAddresses } from '../contract/index.ts'
import {
  catalogueVersion,
  readCatalogueFact,
  countProducts,
  readProductNames,
  stockedCategories,
  type Part,
} from '../catalogue/service.ts'
import { categoryUrl, articleUrl } from '../catalogue/articles/service.ts'
import type { Caller, Services } from '../platform/services.ts'

/** One part of the public addresses, for search engines: pages of the shop, then categories, then products. */
export async function readPublicAddresses(
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
    addresses: [...first, ...products.map(articleUrl)],
  }
}
