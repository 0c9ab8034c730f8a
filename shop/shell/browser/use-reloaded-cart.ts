import { useEffect, useEffectEvent } from 'react'
import { useSetAtom } from 'jotai'
import { fetchMiniCart, useForgetCart } from '@tradecounter/shop/cart'
import { cartCountAtom, onShownLater, painted, useCall, type ShownFrom } from '@tradecounter/shop/core'

/**
 * A page that was made before it is looked at (rendered ahead, or kept in the browser's memory) may show an old cart:
 * it is asked for again. Whose page it is, is looked after by the account.
 */
export function useReloadedCart(): void {
  const caller = useCall()
  const forgetCart = useForgetCart()
  const setCount = useSetAtom(cartCountAtom)

  const renew = useEffectEvent(async (from: ShownFrom): Promise<void> => {
    if (from === 'ahead') await painted()
    // Out of reach, the page stays as it was made.
    const cart = await fetchMiniCart(caller, 'normal').catch(() => null)
    if (cart !== null) setCount(cart.lineCount)
    await forgetCart()
  })
  useEffect(() => onShownLater((from) => void renew(from)), [])
}
