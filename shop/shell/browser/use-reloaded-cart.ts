import { useEffect, useEffectEvent } from 'react'
import { useSetAtom } from 'jotai'
import { fetchMiniCart, useForgetCart } from '@tradecounter/shop/cart'
import { cartCountAtom, onLateShow, painted, useHttpClient, type ShownFrom } from '@tradecounter/shop/core'

/**
 * A page rendered before it is seen (prerendered, or from the back/forward cache) may show an old cart, which is
 * fetched again. The account slice checks the page's person.
 */
export function useReloadedCart(): void {
  const httpClient = useHttpClient()
  const forgetCart = useForgetCart()
  const setCount = useSetAtom(cartCountAtom)

  const renew = useEffectEvent(async (from: ShownFrom): Promise<void> => {
    if (from === 'ahead') await painted()
    // If the server is unreachable, the page stays as it is.
    const cart = await fetchMiniCart(httpClient, 'normal').catch(() => null)
    if (cart !== null) setCount(cart.lineCount)
    await forgetCart()
  })
  useEffect(() => onLateShow((from) => void renew(from)), [])
}
