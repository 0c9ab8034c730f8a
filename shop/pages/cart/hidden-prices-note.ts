import type { Cart } from '@tradecounter/api/contract'
import { hiddenPrices, type ShopContext, type TranslationKey } from '@tradecounter/shop/core'

/** Why a cart shows no sum; undefined when it shows one. */
export function hiddenPricesNote(
  { total }: Pick<Cart, 'total'>,
  { user }: Pick<ShopContext, 'user'>,
): TranslationKey | undefined {
  if (total !== null) return undefined
  return hiddenPrices(user) === 'not-permitted' ? 'cart.prices-not-permitted' : 'cart.prices-hidden'
}
