import { useSetAtom } from 'jotai'
import type { AddListAnswer } from '@tradecounter/api/contract'
import { cartCountAtom, useCall } from '@tradecounter/shop/core'
import { addList } from '../calls.ts'
import { isCartFull } from '../rules.ts'
import { useKeyedGesture } from './use-keyed-request.ts'

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
