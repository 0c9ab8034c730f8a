import { useState } from 'react'
import type { CartLine } from '@tradecounter/api/contract'
import { newIdempotencyKey, useCall } from '@tradecounter/shop/core'
import { isGone, isRefusal, isStale, logFailure, replaceItem, saveList, useForgetCart } from '../calls.ts'
import { idempotencyKeys } from '../rules.ts'

/** A gesture that is sent with a key: a second press while one is under way does nothing, a retry keeps its key. */
export function useKeyedGesture<Input, Answer>(
  send: (input: Input, key: string) => Promise<Answer>,
): { run: (input: Input) => Promise<Answer | null>; busy: boolean } {
  const [busy, setBusy] = useState(false)
  const [keys] = useState(() => idempotencyKeys(newIdempotencyKey))
  const forgetCart = useForgetCart()

  const run = async (input: Input): Promise<Answer | null> => {
    if (busy) return null
    setBusy(true)
    try {
      const answer = await send(input, keys.keyFor(input))
      keys.settled()
      await forgetCart()
      return answer
    } catch (reason) {
      logFailure(reason)
      if (isRefusal(reason) || isStale(reason)) keys.settled()
      if (isStale(reason) || isGone(reason)) await forgetCart().catch(logFailure)
      return null
    } finally {
      setBusy(false)
    }
  }
  return { run, busy }
}

/** The gesture "put the successor in the line's place". The answer is whether it stands there. */
export function useReplaceLine() {
  const caller = useCall()
  const { run, busy } = useKeyedGesture(
    async ({ itemId, version }: Pick<CartLine, 'itemId' | 'version'>, key) => {
      await replaceItem(caller, { itemId, version }, key)
      return true
    },
  )
  return {
    replace: async ({ itemId, version }: CartLine): Promise<boolean> =>
      (await run({ itemId, version })) === true,
    busy,
  }
}

/** The gesture "save the cart as a list". The answer is how many lines were saved, null when none was. */
export function useSaveList() {
  const caller = useCall()
  const { run, busy } = useKeyedGesture((name: string, key) => saveList(caller, name, key))
  return { save: async (name: string): Promise<number | null> => (await run(name))?.lineCount ?? null, busy }
}
