import { useRef, useState } from 'react'
import type { DirectOrderList } from '@tradecounter/api/contract'
import { idempotencyKeys, isRefusal, isStale, logFailure } from '@tradecounter/shop/cart'
import { newIdempotencyKey, useCall } from '@tradecounter/shop/core'
import { addNumber, chooseArticle, clearList, removeItem, useDirectOrderList } from './calls.ts'

/** What went wrong last; a refused line says itself what is wrong with it. */
export type DirectOrderProblem = 'failed' | 'stale' | 'listFull' | 'quantityInvalid'

const problemOf = (reason: unknown): DirectOrderProblem => {
  if (isStale(reason)) return 'stale'
  const code = isRefusal(reason) && reason instanceof Error && 'error' in reason ? reason.error : null
  const said = typeof code === 'object' && code !== null && 'code' in code ? code.code : null
  return said === 'listFull' || said === 'quantityInvalid' ? said : 'failed'
}

/**
 * The list and what is done with it. Lines are sent one after the other, in the order in which they were typed, however
 * fast that is; each answer is the list as it is then.
 */
export function useDirectOrder(wanted: boolean) {
  const caller = useCall()
  const { data: list, error, mutate } = useDirectOrderList(wanted)
  const [problem, setProblem] = useState<DirectOrderProblem | null>(null)
  const [underWay, setUnderWay] = useState(0)
  const [busyItem, setBusyItem] = useState<string | null>(null)
  const line = useRef<Promise<unknown>>(Promise.resolve())
  const [keys] = useState(() => idempotencyKeys(newIdempotencyKey))

  /** Runs when everything before it has ended; answers whether it did what it should. */
  const inTurn = (change: () => Promise<DirectOrderList>): Promise<boolean> => {
    setUnderWay((count) => count + 1)
    const turn = line.current.then(async () => {
      try {
        await mutate(await change(), { revalidate: false })
        setProblem(null)
        return true
      } catch (reason) {
        logFailure(reason)
        setProblem(problemOf(reason))
        if (isStale(reason)) await mutate().catch(logFailure)
        return false
      } finally {
        setUnderWay((count) => count - 1)
      }
    })
    line.current = turn
    return turn
  }

  const onItem = async (itemId: string, change: () => Promise<DirectOrderList>): Promise<boolean> => {
    setBusyItem(itemId)
    const done = await inTurn(change)
    setBusyItem(null)
    return done
  }

  return {
    list,
    /** The list could not be fetched. */
    failed: error !== undefined,
    retry: () => void mutate(),
    problem,
    setProblem,
    busy: underWay > 0,
    busyItem,
    add: (variantNumber: string, quantity: number) =>
      inTurn(async () => {
        const request = { variantNumber, quantity }
        try {
          const answer = await addNumber(caller, request, keys.keyFor(request))
          keys.settled()
          return answer.list
        } catch (reason) {
          if (isRefusal(reason)) keys.settled()
          throw reason
        }
      }),
    remove: (itemId: string) => onItem(itemId, () => removeItem(caller, itemId)),
    choose: (itemId: string, variantNumber: string) => {
      const version = list?.items.find((item) => item.itemId === itemId)?.version ?? 0
      return onItem(itemId, () => chooseArticle(caller, { itemId, version }, variantNumber))
    },
    clear: () => inTurn(() => clearList(caller)),
    /** After the list has gone somewhere: asks for it again. */
    refresh: () => mutate(),
  }
}

export type DirectOrder = ReturnType<typeof useDirectOrder>
