import type { VariantItem } from '@tradecounter/api/contract'
import type { PostNeed, ShopContext } from '@tradecounter/shop/core'
import { unstable_serialize } from 'swr'
import { codesPerCall, stockPricesAddress, stockPricesKey } from '../calls.ts'
import { codesToPrice } from '../variants/variant-list-rules.ts'

/**
 * The host's POST call for stock and prices, so that a customer's page has them in the first paint (VAR-8). A list
 * too long for one call is left to the browser, and so is the stock of a chosen warehouse, which the host does not
 * know.
 */
export function stockPricesNeed(
  items: readonly Pick<VariantItem, 'code' | 'isReplacement'>[],
  { user }: Pick<ShopContext, 'user'>,
): PostNeed[] {
  const codes = codesToPrice(items)
  if (user === null || codes.length === 0 || codes.length > codesPerCall) return []
  const key = unstable_serialize(stockPricesKey(user.customerId, codes))
  return [{ key, address: stockPricesAddress, body: { items: codes } }]
}
