import { useEffect, useEffectEvent } from 'react'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { cartCountAtom, hiddenPrices, miniCartAtom, useShop } from '@tradecounter/shop/core'
import { useKeptMiniCart } from '../calls.ts'
import { mustReloadMiniCart, type MiniCartReload } from './mini-cart-rules.ts'

/**
 * The mini cart of a panel (CART-4): fetched by the rule above, with prices for a signed-in user who has not hidden
 * them. `fetchPrices` is the reload that the answer may offer.
 */
export function useMiniCart(open: boolean) {
  const { user } = useShop()
  const store = useStore()
  const setCount = useSetAtom(cartCountAtom)
  const ordinary: MiniCartReload = user === null || hiddenPrices(user) !== null ? 'normal' : 'withPrices'
  const { kept, failed, busy, reload } = useKeptMiniCart(
    () => {
      const { reload: asked } = store.get(miniCartAtom)
      return asked === 'none' ? ordinary : asked
    },
    (cart) => {
      setCount(cart.lineCount)
      store.set(miniCartAtom, (state) => ({ ...state, reload: 'none', reloadedAt: Date.now() }))
    },
  )

  const { reloadedAt } = useAtomValue(miniCartAtom)
  const cached = kept !== undefined
  const reloadIfOlder = useEffectEvent((than: number) => {
    const { reload: asked } = store.get(miniCartAtom)
    if (mustReloadMiniCart({ cached, reload: asked, reloadedAt: than, now: Date.now() })) void reload()
  })
  // On opening, and when the shown cart has become old; a failed request is retried anyway.
  useEffect(() => {
    if (open) reloadIfOlder(reloadedAt)
  }, [open, reloadedAt])

  const fetchPrices = (): void => {
    store.set(miniCartAtom, (state) => ({ ...state, reload: 'withPrices' }))
    void reload()
  }
  return { cart: kept, failed, busy, retry: reload, fetchPrices }
}
