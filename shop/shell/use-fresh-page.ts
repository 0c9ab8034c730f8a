import { useEffect, useEffectEvent } from 'react'
import { useSetAtom } from 'jotai'
import type { MiniCart } from '@tradecounter/api/contract'
import { miniCartAddress, useForgetCart } from '@tradecounter/shop/cart'
import { cartCountAtom, onShownLater, useCall } from '@tradecounter/shop/core'

/**
 * A page that was made before it is looked at (rendered ahead, or kept in the browser's memory) may show an old cart:
 * it is asked for again. Whose page it is, is looked after by the account.
 */
export function useFreshPage(): void {
  const { get } = useCall()
  const forgetCart = useForgetCart()
  const setCount = useSetAtom(cartCountAtom)

  const renew = useEffectEvent(async (): Promise<void> => {
    // Out of reach, the page stays as it was made.
    const cart = await get<MiniCart>(miniCartAddress('normal')).catch(() => null)
    if (cart !== null) setCount(cart.miniCartLineItems.length)
    await forgetCart()
  })
  useEffect(() => onShownLater(() => void renew()), [])
}
