import { useRef, useState } from 'react'
import type { DirectOrderItem, DirectOrderList } from '@tradecounter/api/contract'
import { idempotencyKeys, isStale, logFailure } from '@tradecounter/shop/cart'
import { isRefusal, newIdempotencyKey, useHttpClient } from '@tradecounter/shop/core'
import {
  addNumber,
  changeNumber,
  changeQuantity,
  chooseArticle,
  clearList,
  removeItem,
  useDirectOrderList,
} from '../calls.ts'

/** The last error; a refused line shows its own. `unsettled`: a typed quantity is not stored yet. */
export type DirectOrderProblem =
  | 'failed'
  | 'stale'
  | 'listFull'
  | 'listsFull'
  | 'cartFull'
  | 'quantityInvalid'
  | 'unsettled'

const problemOf = (reason: unknown): DirectOrderProblem => {
  if (isStale(reason)) return 'stale'
  const code = isRefusal(reason) && reason instanceof Error && 'error' in reason ? reason.error : null
  const said = typeof code === 'object' && code !== null && 'code' in code ? code.code : null
  return said === 'listFull' || said === 'quantityInvalid' ? said : 'failed'
}

/**
 * The list and its actions. Lines are sent one after the other, in the order in which they were typed; each answer
 * is the whole list.
 */
export function useDirectOrder(wanted: boolean) {
  const httpClient = useHttpClient()
  const { data: list, error, mutate } = useDirectOrderList(wanted)
  const [problem, setProblem] = useState<DirectOrderProblem | null>(null)
  const [underWay, setUnderWay] = useState(0)
  const [busyItem, setBusyItem] = useState<string | null>(null)
  const line = useRef<Promise<unknown>>(Promise.resolve())
  /** The last answer of this page: its own changes do not make its list stale. */
  const answered = useRef<DirectOrderList | null>(null)
  const [keys] = useState(() => idempotencyKeys(newIdempotencyKey))

  /** Queues a change and returns its error. `quiet`: the line itself shows it. */
  const run = (change: () => Promise<DirectOrderList>, quiet = false): Promise<DirectOrderProblem | null> => {
    setUnderWay((count) => count + 1)
    const turn = line.current.then(async () => {
      try {
        answered.current = await change()
        await mutate(answered.current, { revalidate: false })
        setProblem(null)
        return null
      } catch (reason) {
        logFailure(reason)
        const what = problemOf(reason)
        if (!quiet) setProblem(what)
        if (isStale(reason)) await mutate().catch(logFailure)
        return what
      } finally {
        setUnderWay((count) => count - 1)
      }
    })
    line.current = turn
    return turn
  }

  const inTurn = async (change: () => Promise<DirectOrderList>): Promise<boolean> =>
    (await run(change)) === null

  const onItem = async (itemId: string, change: () => Promise<DirectOrderList>): Promise<boolean> => {
    setBusyItem(itemId)
    const done = await inTurn(change)
    setBusyItem(null)
    return done
  }

  /** An item with its version as this page knows it. */
  const latest = ({ itemId, version }: Pick<DirectOrderItem, 'itemId' | 'version'>) => {
    const own = answered.current?.items.find((each) => each.itemId === itemId)?.version ?? 0
    return { itemId, version: Math.max(version, own) }
  }

  return {
    list,
    /** The list could not be loaded. */
    failed: error !== undefined,
    retry: () => mutate(),
    problem,
    setProblem,
    busy: underWay > 0,
    busyItem,
    add: (variantNumber: string, quantity: number) =>
      inTurn(async () => {
        const request = { variantNumber, quantity }
        try {
          const answer = await addNumber(httpClient, request, keys.keyFor(request))
          keys.settled()
          return answer.list
        } catch (reason) {
          if (isRefusal(reason)) keys.settled()
          throw reason
        }
      }),
    remove: (itemId: string) => onItem(itemId, () => removeItem(httpClient, { itemId })),
    choose: (itemId: string, variantNumber: string) => {
      const version = list?.items.find((item) => item.itemId === itemId)?.version ?? 0
      return onItem(itemId, () => chooseArticle(httpClient, { itemId, version, variantNumber }))
    },
    /** Answers the list with the item under another number, or null if it keeps the one it had. */
    changeNumber: async (
      item: Pick<DirectOrderItem, 'itemId' | 'version'>,
      variantNumber: string,
    ): Promise<DirectOrderList | null> => {
      let fresh: DirectOrderList | null = null
      const done = await onItem(
        item.itemId,
        async () => (fresh = await changeNumber(httpClient, { ...latest(item), variantNumber })),
      )
      return done ? fresh : null
    },
    /** Answers the list with the quantity, raised to whole packs, or what is wrong. */
    changeQuantity: async (
      item: Pick<DirectOrderItem, 'itemId' | 'version'>,
      quantity: number,
    ): Promise<DirectOrderList | DirectOrderProblem> => {
      let fresh: DirectOrderList | null = null
      const wrong = await run(async () => {
        return (fresh = await changeQuantity(httpClient, { ...latest(item), quantity }))
      }, true)
      return wrong ?? fresh ?? 'failed'
    },
    clear: () => inTurn(() => clearList(httpClient)),
    /** Reloads the list after a commit. */
    refresh: () => mutate(),
  }
}

export type DirectOrder = ReturnType<typeof useDirectOrder>
