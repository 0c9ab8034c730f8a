import { useAtom } from 'jotai'
import type { MiniCart } from '@tradecounter/api/contract'
import { cartCountAtom, useCall, useRetry, useShop } from '@tradecounter/shop/core'
import { logFailure } from '../calls.ts'
import { miniCartAddress } from '../mini-cart/mini-cart-rules.ts'

/** Asks for the number of lines in the cart, again and again, while the page was made without knowing it. */
export function useUnknownCount(): void {
  const { get } = useCall()
  const { personUnknown } = useShop()
  const [count, setCount] = useAtom(cartCountAtom)
  const ask = (): void => {
    get<MiniCart>(miniCartAddress('normal')).then(
      ({ miniCartLineItems }) => setCount(miniCartLineItems.length),
      logFailure,
    )
  }
  useRetry(count === null && !personUnknown, ask)
}
