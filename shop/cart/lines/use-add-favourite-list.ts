import { useSetAtom } from 'jotai'
import type { AddFavouriteListAnswer } from '@tradecounter/api/contract'
import { cartCountAtom, useHttpClient } from '@tradecounter/shop/core'
import { addFavouriteList } from '../favourite-lists/calls.ts'
import { isCartFull } from '../rules.ts'
import { useKeyedRequest } from './use-keyed-request.ts'

interface AddFavouriteListRequest {
  listId: string
  itemIds?: number[]
}

/**
 * Adds a list to the cart, whole or the lines with `itemIds`. Returns the outcome of its lines, `full` if the cart cannot have that many, or null on
 * failure; a retry has the same key, so that nothing is added twice.
 */
export function useAddFavouriteList() {
  const httpClient = useHttpClient()
  const setCount = useSetAtom(cartCountAtom)
  const { run, busy } = useKeyedRequest((request: AddFavouriteListRequest, key) =>
    addFavouriteList(httpClient, request, key).catch((reason: unknown) => {
      if (isCartFull(reason)) return 'full' as const
      throw reason
    }),
  )
  const add = async (listId: string, itemIds?: number[]): Promise<AddFavouriteListAnswer | 'full' | null> => {
    const answer = await run({ listId, ...(itemIds === undefined ? {} : { itemIds }) })
    if (answer !== null && answer !== 'full') setCount(answer.cartCount)
    return answer
  }
  return { add, busy }
}
