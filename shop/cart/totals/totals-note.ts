import type { Cart } from '@tradecounter/api/contract'
import { hiddenPrices, type ShopContext, type Translator } from '@tradecounter/shop/core'

/** What the totals of a cart do not say: why there are none, or which lines are not in them. Undefined for neither. */
export function totalsNote(
  { total, freeTextCount }: Pick<Cart, 'total' | 'freeTextCount'>,
  { user }: Pick<ShopContext, 'user'>,
  t: Translator,
): string | undefined {
  if (total !== null)
    return freeTextCount === 0 ? undefined : t.count('cart.free-text-not-in-sum', freeTextCount)
  return t(hiddenPrices(user) === 'not-permitted' ? 'cart.prices-not-permitted' : 'cart.prices-hidden')
}
