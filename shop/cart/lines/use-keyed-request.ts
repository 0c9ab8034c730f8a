import { useState } from 'react'
import { useSetAtom } from 'jotai'
import type { CartLine, CartTextRequest } from '@tradecounter/api/contract'
import { cartCountAtom, isRefusal, newIdempotencyKey, useHttpClient } from '@tradecounter/shop/core'
import { addFreeText, isGone, isStale, logFailure, replaceItem, useForgetCart } from '../calls.ts'
import { idempotencyKeys } from '../rules.ts'

/** An action that is sent with an idempotency key: a second click during it does nothing, a retry keeps its key. */
export function useKeyedRequest<Input, Answer>(
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

/** Replaces a line's article by its successor. Returns whether it succeeded. */
export function useReplaceLine() {
  const httpClient = useHttpClient()
  const { run, busy } = useKeyedRequest(
    async ({ itemId, version }: Pick<CartLine, 'itemId' | 'version'>, key) => {
      await replaceItem(httpClient, { itemId, version }, key)
      return true
    },
  )
  return {
    replace: async ({ itemId, version }: CartLine): Promise<boolean> =>
      (await run({ itemId, version })) === true,
    busy,
  }
}

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
