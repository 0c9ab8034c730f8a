import { useEffect, useEffectEvent } from 'react'
import { useSetAtom } from 'jotai'
import type { MiniCart, User } from '@tradecounter/api/contract'
import { miniCartAddress, useForgetCart } from '@tradecounter/shop/cart'
import { cartCountAtom, navigation, onShownLater, useCall, useShop } from '@tradecounter/shop/core'

const personOf = (user: User | null): string => (user === null ? '' : `${user.userId} ${user.customerId}`)

/**
 * A page that was made before it is looked at may be old: its cart is asked for again, and one that was rendered ahead
 * asks whether it is still the same person's. What the browser's memory gives back is looked after by the account.
 */
export function useFreshPage(): void {
  const { user } = useShop()
  const { get } = useCall()
  const forgetCart = useForgetCart()
  const setCount = useSetAtom(cartCountAtom)

  const renew = useEffectEvent(async (from: 'ahead' | 'memory'): Promise<void> => {
    // Out of reach, the page stays as it was made.
    const [cart, now] = await Promise.all([
      get<MiniCart>(miniCartAddress('normal')).catch(() => null),
      from === 'ahead' ? get<User | null>('/api/user/current').catch(() => user) : user,
    ])
    if (personOf(now) !== personOf(user)) return navigation.reload()
    if (cart !== null) setCount(cart.miniCartLineItems.length)
    await forgetCart()
  })
  useEffect(() => onShownLater((from) => void renew(from)), [])
}
