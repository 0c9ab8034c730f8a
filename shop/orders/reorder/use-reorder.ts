import { useState } from 'react'
import { useSetAtom } from 'jotai'
import type { Reorder } from '@tradecounter/api/contract'
import { idempotencyKeys, isCartFull, logFailure, useForgetCart } from '@tradecounter/shop/cart'
import {
  addedLines,
  cartCountAtom,
  isRefusal,
  newIdempotencyKey,
  pushAdds,
  useHttpClient,
} from '@tradecounter/shop/core'
import { reorder } from '../order/calls.ts'

/** Why nothing was added. */
export type ReorderProblem = 'cartFull' | 'failed'

/** Lines to order again, and the quantities that differ from what was ordered. */
export interface ChosenToReorder {
  positions: readonly number[]
  quantities: readonly { position: number; quantity: number }[]
}

/** Orders an order again: adds its lines to the cart, and has the result of each. */
export function useReorder() {
  const httpClient = useHttpClient()
  const setCount = useSetAtom(cartCountAtom)
  const forgetCart = useForgetCart()
  const [busy, setBusy] = useState<string | null>(null)
  const [result, setResult] = useState<Reorder | null>(null)
  const [problem, setProblem] = useState<ReorderProblem | null>(null)
  const [keys] = useState(() => idempotencyKeys(newIdempotencyKey))

  /** Without a choice, all lines as they were ordered. */
  const start = async (orderNumber: string, chosen?: ChosenToReorder): Promise<void> => {
    if (busy !== null) return
    setBusy(orderNumber)
    setResult(null)
    setProblem(null)
    try {
      const { positions, quantities = [] } = chosen ?? {}
      const request = {
        orderNumber,
        ...(positions === undefined ? {} : { positions }),
        ...(quantities.length === 0 ? {} : { quantities }),
      }
      const answer = await reorder(httpClient, request, keys.keyFor(request))
      keys.settled()
      setCount(answer.cartCount)
      void forgetCart()
      pushAdds('reorder', addedLines(answer.results))
      setResult(answer)
    } catch (reason) {
      if (isRefusal(reason)) keys.settled()
      logFailure(reason)
      setProblem(isCartFull(reason) ? 'cartFull' : 'failed')
    } finally {
      setBusy(null)
    }
  }
  return {
    /** Number of the order whose lines are being added; null if none is. */
    busy,
    result,
    problem,
    start,
    close: () => {
      setResult(null)
      setProblem(null)
    },
  }
}
export type Reordering = ReturnType<typeof useReorder>

/** Whether a line is in the cart now. */
export const isAdded = (outcome: Reorder['results'][number]['outcome']): boolean =>
  outcome === 'added' || outcome === 'changed' || outcome === 'replaced'
