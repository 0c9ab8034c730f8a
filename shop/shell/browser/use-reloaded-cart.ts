import { useEffect, useEffectEvent } from 'react'
import { useRenewCart } from '@tradecounter/shop/cart'
import { onLateShow, painted, type ShownFrom } from '@tradecounter/shop/core'

/**
 * A page rendered before it is seen (prerendered, or from the back/forward cache) may show an old cart, which is
 * fetched again. The account slice checks the page's person.
 */
export function useReloadedCart(): void {
  const renewCart = useRenewCart()

  const renew = useEffectEvent(async (from: ShownFrom): Promise<void> => {
    if (from === 'ahead') await painted()
    await renewCart()
  })
  useEffect(() => onLateShow((from) => void renew(from)), [])
}
