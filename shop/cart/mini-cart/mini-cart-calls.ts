import type { MiniCart } from '@tradecounter/api/contract'
import { useAnswer, useCall } from '@tradecounter/shop/core'
import { logFailure } from '../calls.ts'
import { miniCartAddress, type MiniCartReload } from './mini-cart-rules.ts'

/** Key of the kept mini cart, with or without prices: an add makes both old. */
export const miniCartKey = 'mini-cart'

/**
 * The kept mini cart. Nothing is fetched until `reload()` asks; an answer that was overtaken is not kept.
 * `onFetched` hears of every answer that came.
 */
export function useKeptMiniCart(
  nextReload: () => MiniCartReload,
  onFetched: (cart: MiniCart) => void,
): { kept: MiniCart | undefined; failed: boolean; busy: boolean; reload: () => Promise<unknown> } {
  const { get } = useCall()
  const fetchMiniCart = async (): Promise<MiniCart> => {
    const cart = await get<MiniCart>(miniCartAddress(nextReload()))
    onFetched(cart)
    return cart
  }
  const { data, error, isValidating, mutate } = useAnswer<MiniCart>(miniCartKey, fetchMiniCart, {
    revalidateOnMount: false,
    onError: logFailure,
  })
  return { kept: data, failed: error !== undefined, busy: isValidating, reload: () => mutate() }
}
