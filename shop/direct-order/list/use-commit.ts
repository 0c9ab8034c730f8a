import { useState } from 'react'
import { useSetAtom } from 'jotai'
import type { Choices, DirectOrderCommitAnswer, DirectOrderList } from '@tradecounter/api/contract'
import { idempotencyKeys, isRefusal, logFailure, useForgetCart } from '@tradecounter/shop/cart'
import { cartCountAtom, newIdempotencyKey, useCall, useShop } from '@tradecounter/shop/core'
import { commitToCart, commitToList } from '../calls.ts'

/** Where the items went: into the cart, or into a favourite list of this name. */
export interface Committed {
  items: number
  /** Lines that the cart, or the purchase list, did not have: its count has risen by them. */
  newLines: number
  listName: string | null
}

/**
 * The gesture "commit": a customer's list goes into the cart, a visitor's becomes a favourite list and stands in the
 * purchase list; the count rises by the items that were not there yet (DIR-4). A failed one is sent again under the same key.
 */
export function useCommit(onDone: () => Promise<unknown>, onFailed: (reason: unknown) => void) {
  const caller = useCall()
  const { user } = useShop()
  const setCount = useSetAtom(cartCountAtom)
  const forgetCart = useForgetCart()
  const [busy, setBusy] = useState(false)
  const [committed, setCommitted] = useState<Committed | null>(null)
  const [keys] = useState(() => idempotencyKeys(newIdempotencyKey))

  const settle = (
    { items, newLines, cartCount }: DirectOrderCommitAnswer,
    listName: string | null,
  ): Committed => {
    setCount(cartCount)
    void forgetCart()
    return { items, newLines, listName }
  }
  const send = async (
    { version }: DirectOrderList,
    configurations: Readonly<Record<string, Choices>>,
  ): Promise<Committed> => {
    const request = { version, configurations }
    const key = keys.keyFor(request)
    if (user !== null) return settle(await commitToCart(caller, request, key), null)
    const answer = await commitToList(caller, request, key)
    return settle(answer, answer.name)
  }

  const commit = async (
    list: DirectOrderList,
    configurations: Readonly<Record<string, Choices>>,
  ): Promise<void> => {
    if (busy) return
    setBusy(true)
    try {
      const done = await send(list, configurations)
      keys.settled()
      setCommitted(done)
      await onDone()
    } catch (reason) {
      if (isRefusal(reason)) keys.settled()
      logFailure(reason)
      onFailed(reason)
    } finally {
      setBusy(false)
    }
  }
  return { commit, busy, committed, forget: () => setCommitted(null) }
}
