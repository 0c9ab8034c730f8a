import useSWR, { type SWRHook } from 'swr'
import { useShop } from '../context/shop-context.tsx'

function useGuarded(...inputs: Parameters<SWRHook>): ReturnType<SWRHook> {
  useShop()
  return useSWR(...inputs)
}

/**
 * `useSWR` inside the shop. Throws outside `ShopProvider`, where SWR would have no fetcher and a cache shared by
 * all visitors.
 */
export const useAnswer = useGuarded as SWRHook // its overloads can be handed on in no other way
