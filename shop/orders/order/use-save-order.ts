import { useState } from 'react'
import { useSWRConfig } from 'swr'
import type { Order } from '@tradecounter/api/contract'
import { idempotencyKeys, logFailure } from '@tradecounter/shop/cart'
import { CallError, isRefusal, newIdempotencyKey } from '@tradecounter/shop/core'
import { orderAddress } from '../calls.ts'

/** What became of a change of an order. */
export type SaveState = 'idle' | 'busy' | 'saved' | 'changed' | 'failed'

/** Saves something about an order, and shows the order as it is afterwards, also when it has changed meanwhile. */
export function useSaveOrder(orderNumber: string) {
  const { mutate } = useSWRConfig()
  const [state, setState] = useState<SaveState>('idle')
  const [keys] = useState(() => idempotencyKeys(newIdempotencyKey))
  const isLaterWindow = (key: unknown): boolean =>
    typeof key === 'string' && key.startsWith(`${orderAddress(orderNumber)}&from=`)
  const save = async (request: object, post: (key: string) => Promise<Order>): Promise<boolean> => {
    if (state === 'busy') return false
    setState('busy')
    try {
      const order = await post(keys.keyFor(request))
      keys.settled()
      await mutate(orderAddress(orderNumber), order, { revalidate: false })
      await mutate(isLaterWindow)
      setState('saved')
      return true
    } catch (reason) {
      if (isRefusal(reason)) keys.settled()
      const isOutdated = reason instanceof CallError && reason.status === 409
      if (isOutdated) await Promise.all([mutate(orderAddress(orderNumber)), mutate(isLaterWindow)])
      else logFailure(reason)
      setState(isOutdated ? 'changed' : 'failed')
      return false
    }
  }
  return { state, save }
}
