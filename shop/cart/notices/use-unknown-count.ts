import { useAtom } from 'jotai'
import { cartCountAtom, useHttpClient, useRetry, useShop } from '@tradecounter/shop/core'
import { fetchMiniCart, logFailure } from '../calls.ts'

/** Fetches the number of lines in the cart, with retries, if the page was rendered without it. */
export function useUnknownCount(): void {
  const httpClient = useHttpClient()
  const { personUnknown } = useShop()
  const [count, setCount] = useAtom(cartCountAtom)
  const ask = (): void => {
    fetchMiniCart(httpClient, 'normal').then(({ lineCount }) => setCount(lineCount), logFailure)
  }
  useRetry(count === null && !personUnknown, ask)
}
