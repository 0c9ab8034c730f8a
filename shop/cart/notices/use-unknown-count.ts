import { useAtom } from 'jotai'
import { cartCountAtom, useCall, useRetry, useShop } from '@tradecounter/shop/core'
import { fetchMiniCart, logFailure } from '../calls.ts'

/** Fetches the number of lines in the cart, with retries, if the page was rendered without it. */
export function useUnknownCount(): void {
  const caller = useCall()
  const { personUnknown } = useShop()
  const [count, setCount] = useAtom(cartCountAtom)
  const ask = (): void => {
    fetchMiniCart(caller, 'normal').then(({ lineCount }) => setCount(lineCount), logFailure)
  }
  useRetry(count === null && !personUnknown, ask)
}
