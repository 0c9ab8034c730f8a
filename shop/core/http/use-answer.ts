import useSWR, { type SWRHook } from 'swr'
import { useShop } from '../context/shop-context.tsx'

function useGuarded(...inputs: Parameters<SWRHook>): ReturnType<SWRHook> {
  useShop()
  return useSWR(...inputs)
}

/**
 * `useSWR` inside the shop. Outside `ShopProvider` SWR has no fetcher and one cache for all visitors: no answer
 * would ever come. So it throws there.
 */
export const useAnswer = useGuarded as SWRHook // its overloads can be handed on in no other way
