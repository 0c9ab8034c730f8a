import { useState } from 'react'
import { useSetAtom } from 'jotai'
import type { Choices, DirectOrderCommitAnswer, DirectOrderList } from '@tradecounter/api/contract'
import { idempotencyKeys, logFailure, useForgetCart } from '@tradecounter/shop/cart'
import {
  cartCountAtom,
  isRefusal,
  newIdempotencyKey,
  addedLines,
  pushAdds,
  useHttpClient,
  useShop,
} from '@tradecounter/shop/core'
import { commitToCart, commitToList } from '../calls.ts'
import { directOrderListName } from '../rules.ts'

/** Target of the items: the cart, or a favourite list with this name. */
export interface Committed {
  items: number
  /** New lines in the cart or purchase list: its count has risen by them. */
  newLines: number
  listName: string | null
}

/**
 * Commits the list: a customer's goes into the cart, a visitor's becomes a favourite list and is added to the
 * purchase list; the count rises by the new lines (DIR-4). A failed commit is sent again under the same key.
 */
export function useCommit(onDone: () => Promise<unknown>, onFailed: (reason: unknown) => void) {
  const httpClient = useHttpClient()
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
    { version, items }: DirectOrderList,
    configurations: Readonly<Record<string, Choices>>,
  ): Promise<Committed> => {
    const request = { version, configurations }
    const key = keys.keyFor(request)
    const answer =
      user === null
        ? await commitToList(httpClient, request, key)
        : { ...(await commitToCart(httpClient, request, key)), name: null }
    pushAdds(directOrderListName, addedLines(items))
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
