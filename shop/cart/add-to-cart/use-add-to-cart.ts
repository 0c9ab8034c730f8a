import { useEffect, useRef, useState } from 'react'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import type { CartAddRequest } from '@tradecounter/api/contract'
import {
  cartCountAtom,
  isRefusal,
  newIdempotencyKey,
  readListName,
  readSearchTerm,
  useHttpClient,
  useShop,
} from '@tradecounter/shop/core'
import { addToCart, logFailure, useForgetCart } from '../calls.ts'
import { addStarted, countAfterAdd, addEnded, idempotencyKeys, isCartFull, isPriceMissing } from '../rules.ts'
import { addsUnderWayAtom, cartNoticeAtom, type CartAddition } from '../state.ts'
import type { AddOutcome } from './use-add-problem.ts'

/** Milliseconds that an add is shown as done. */
const doneFor = 2000

/**
 * Adds to the cart (CART-1, CART-2). A second click during an add does nothing. On success count, mini cart and
 * notice are updated; on failure `problem` has the reason, and a retry with the same content sends the same key, so
 * that it takes effect once.
 */
export function useAddToCart() {
  const httpClient = useHttpClient()
  const store = useStore()
  const forgetCart = useForgetCart()
  const showNotice = useSetAtom(cartNoticeAtom)
  const [state, setState] = useState<'idle' | 'busy' | 'done' | Exclude<AddOutcome, 'added'>>('idle')
  const busy = useRef(false)
  const [keys] = useState(() => idempotencyKeys(newIdempotencyKey))

  useEffect(() => {
    if (state !== 'done') return undefined
    const rest = setTimeout(() => setState('idle'), doneFor)
    return () => clearTimeout(rest)
  }, [state])

  const add = async (addition: CartAddition): Promise<AddOutcome> => {
    if (busy.current) return 'failed'
    busy.current = true
    setState('busy')
    // A product page is not a list: the list that led to it counts (SRCH-10).
    const listName = (addition.listName === 'productpage' && readListName()) || addition.listName
    const request: CartAddRequest = { ...addition, listName, ...readSearchTerm() }
    store.set(addsUnderWayAtom, addStarted)
    try {
      const { cartCount, notification } = await addToCart(httpClient, request, keys.keyFor(request))
      keys.settled()
      const { overlapped } = store.get(addsUnderWayAtom)
      store.set(cartCountAtom, (count) => countAfterAdd(count, cartCount, overlapped))
      showNotice((notice) => ({ id: (notice?.id ?? 0) + 1, notification, listName }))
      setState('done')
      void forgetCart()
      return 'added'
    } catch (reason) {
      if (isRefusal(reason)) keys.settled()
      logFailure(reason)
      const outcome = isCartFull(reason) ? 'full' : isPriceMissing(reason) ? 'noPrice' : 'failed'
      setState(outcome)
      return outcome
    } finally {
      store.set(addsUnderWayAtom, addEnded)
      busy.current = false
    }
  }

  return {
    add,
    busy: state === 'busy',
    done: state === 'done',
    problem: state === 'idle' || state === 'busy' || state === 'done' ? null : state,
  }
}

/** The number of lines in the cart, as shown in the header; null if unknown. */
export function useCartCount(): number | null {
  // Outside ShopProvider the atom would be shared by all visitors, so that throws.
  useShop()
  return useAtomValue(cartCountAtom)
}
