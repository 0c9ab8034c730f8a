import { useSetAtom } from 'jotai'
import type { AddListAnswer, SavedList, SavedLists } from '@tradecounter/api/contract'
import { cartCountAtom, useAnswer, useCall, withQuery, type Caller } from '@tradecounter/shop/core'
import { isCartFull } from './rules.ts'
import { useKeyedGesture } from './lines/use-keyed-request.ts'

/** The user's favourite lists for the customer. */
export const useSavedLists = () => useAnswer<SavedLists>('/api/cart/lists')

/** One list with what would become of each line in the cart; `null` asks nothing. */
export const useSavedList = (listId: string | null) =>
  useAnswer<SavedList>(listId === null ? null : withQuery('/api/cart/list', { listId }))

/** `POST /api/cart/addlist`: the list's lines go into the cart, with what was chosen about them. */
const addList = ({ post }: Caller, listId: string, idempotencyKey: string) =>
  post<AddListAnswer>('/api/cart/addlist', { listId }, { idempotencyKey })

/**
 * The gesture "add from a list". The answer is what became of its lines, `full` when the cart may not have so many, null when it failed; a retry is sent under
 * the same key, so that nothing is added twice.
 */
export function useAddList() {
  const caller = useCall()
  const setCount = useSetAtom(cartCountAtom)
  const { run, busy } = useKeyedGesture((listId: string, key) =>
    addList(caller, listId, key).catch((reason: unknown) => {
      if (isCartFull(reason)) return 'full' as const
      throw reason
    }),
  )
  const add = async (listId: string): Promise<AddListAnswer | 'full' | null> => {
    const answer = await run(listId)
    if (answer !== null && answer !== 'full') setCount(answer.cartCount)
    return answer
  }
  return { add, busy }
}
