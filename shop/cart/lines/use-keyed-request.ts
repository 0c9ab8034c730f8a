import { useState } from 'react'
import { isRefusal, newIdempotencyKey } from '@tradecounter/shop/core'
import { isGone, isStale, logFailure, useForgetCart } from '../calls.ts'
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
