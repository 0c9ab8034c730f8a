import { useState } from 'react'
import { useSetAtom } from 'jotai'
import type { Choices, DirectOrderList } from '@tradecounter/api/contract'
import { idempotencyKeys, isRefusal, logFailure, useForgetCart } from '@tradecounter/shop/cart'
import { cartCountAtom, newIdempotencyKey, useCall, useShop } from '@tradecounter/shop/core'
import { commitToCart, commitToList } from './calls.ts'

/** Where the items went: into the cart, or into a favourite list of this name. */
export interface Committed {
  items: number
  listName: string | null
}

/**
 * The gesture "commit": a customer's list goes into the cart, whose count rises by the number of items, a visitor's
 * becomes a favourite list (DIR-4). A failed one is sent again under the same key.
 */
export function useCommit(onDone: () => Promise<unknown>, onFailed: (reason: unknown) => void) {
  const caller = useCall()
  const { user } = useShop()
  const setCount = useSetAtom(cartCountAtom)
  const forgetCart = useForgetCart()
  const [busy, setBusy] = useState(false)
  const [committed, setCommitted] = useState<Committed | null>(null)
  const [keys] = useState(() => idempotencyKeys(newIdempotencyKey))

  const send = async (
    { version }: DirectOrderList,
    configurations: Readonly<Record<string, Choices>>,
  ): Promise<Committed> => {
    if (user === null) {
      const { items, name } = await commitToList(caller, { version }, keys.keyFor({ version }))
      return { items, listName: name }
    }
    const request = { version, configurations }
    const { items, cartCount } = await commitToCart(caller, request, keys.keyFor(request))
    setCount(cartCount)
    void forgetCart()
    return { items, listName: null }
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
