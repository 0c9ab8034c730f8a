import useSWR, { type Arguments, type SWRConfiguration, type SWRHook, type SWRResponse } from 'swr'
import { useShop } from '../context/shop-provider.tsx'
import type { AnswerAddress } from './answer-address.ts'

interface UseAnswer {
  /** The address has the type of the answer. */
  <Answer>(
    address: AnswerAddress<Answer> | null,
    configuration?: SWRConfiguration<Answer, unknown>,
  ): SWRResponse<Answer, unknown>
  /** `fetcher` makes something else of the address. */
  <Answer, Data>(
    address: AnswerAddress<Answer> | null,
    fetcher: (address: AnswerAddress<Answer>) => Promise<Data>,
    configuration?: SWRConfiguration<Data, unknown>,
  ): SWRResponse<Data, unknown>
  /** A key that is no address needs a fetcher. */
  <Data>(
    key: Arguments,
    fetcher: () => Promise<Data>,
    configuration?: SWRConfiguration<Data, unknown>,
  ): SWRResponse<Data, unknown>
}

function useGuarded(...inputs: Parameters<SWRHook>): ReturnType<SWRHook> {
  useShop()
  return useSWR(...inputs)
}

/**
 * `useSWR` inside the shop, with the answer that the contract declares. `null` makes no request. Throws outside
 * `ShopProvider`, where SWR would have no fetcher and a cache shared by all visitors.
 */
export const useAnswer = useGuarded as UseAnswer // SWR's overloads can be handed on in no other way
