import { canOpenPage } from '../accounts/service.ts'
import { lockedLineKey } from '../carts/service.ts'
import { fromStored } from '../catalogue/articles/service.ts'
import { type AgreementPrice, sites } from '../contract/index.ts'
import { dayIn } from '../platform/days.ts'
import type { Queries } from '../platform/database/queries.ts'
import type { Caller } from '../platform/services.ts'
import { agreementPriceLocks, unbounded } from './price-locks.ts'
import { readLinesOfVariants } from './store.ts'

/**
 * The lowest price that agreements of the caller's customer have today for each article, if the caller may see
 * agreements. It is the price that the cart has for a call-off. Agreements without anything left are not counted.
 */
export async function findAgreementPrices(
  queries: Queries,
  caller: Caller,
  articles: readonly { variantId: number; decimalPrecision: number }[],
  now: Date,
): Promise<ReadonlyMap<number, AgreementPrice>> {
  const { customerId, site } = caller
  const today = dayIn(sites[site].country, now)
  const lines = await readLinesOfVariants(
    queries,
    customerId,
    articles.map(({ variantId }) => variantId),
    today,
  )
  if (lines.length === 0) return new Map()
  if (!(await canOpenPage(queries, caller, 'order-agreements'))) return new Map()
  const taken = lines.map((line) => ({ ...line, quantity: 0 }))
  const prices = await agreementPriceLocks.read(queries, caller, taken, now)
  const precisions = new Map(articles.map(({ variantId, decimalPrecision }) => [variantId, decimalPrecision]))
  const found = new Map<number, AgreementPrice>()
  for (const { variantId, ...line } of lines) {
    const price = prices.get(lockedLineKey(line))
    if (price === undefined || !price.isOpen || price.mostQuantity <= 0) continue
    const known = found.get(variantId)
    if (known !== undefined && known.price <= price.unitPrice) continue
    found.set(variantId, {
      agreementId: price.documentId,
      number: price.number,
      price: price.unitPrice,
      remaining:
        price.mostQuantity === unbounded
          ? null
          : fromStored(price.mostQuantity, precisions.get(variantId) ?? 0),
    })
  }
  return found
}
