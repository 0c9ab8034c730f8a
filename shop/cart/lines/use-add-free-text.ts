import { useSetAtom } from 'jotai'
import type { CartTextRequest } from '@tradecounter/api/contract'
import { cartCountAtom, useHttpClient } from '@tradecounter/shop/core'
import { addFreeText } from '../calls.ts'
import { useKeyedRequest } from './use-keyed-request.ts'

/** The action "add a line of free text". Returns whether the line was added. */
export function useAddFreeText() {
  const httpClient = useHttpClient()
  const setCount = useSetAtom(cartCountAtom)
  const { run, busy } = useKeyedRequest((request: CartTextRequest, key) =>
    addFreeText(httpClient, request, key),
  )
  return {
    add: async (request: CartTextRequest): Promise<boolean> => {
      const answer = await run(request)
      if (answer !== null) setCount(answer.cartCount)
      return answer !== null
    },
    busy,
  }
}
