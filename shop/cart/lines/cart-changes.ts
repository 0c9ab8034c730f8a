import { useRef, useState } from 'react'
import { useSetAtom } from 'jotai'
import type { CartLine } from '@tradecounter/api/contract'
import { cartCountAtom, newIdempotencyKey, pushEvent, useHttpClient } from '@tradecounter/shop/core'
import { addToCart, emptyCart, isGone, logFailure, removeItem, useForgetCart } from '../calls.ts'
import { idempotencyKeys } from '../rules.ts'

/**
 * Removes a line (CART-6). `removing` is the item in progress; a second click meanwhile does nothing. Returns
 * whether the line is gone: after a failure the shown cart stays.
 */
export function useRemoveLine() {
  const httpClient = useHttpClient()
  const forgetCart = useForgetCart()
  const setCount = useSetAtom(cartCountAtom)
  const [removing, setRemoving] = useState<string | null>(null)
  const busy = useRef(false)

  const remove = async (itemId: string): Promise<boolean> => {
    if (busy.current) return false
    busy.current = true
    setRemoving(itemId)
    try {
      await removeItem(httpClient, { itemId })
      pushEvent({ event: 'cart', cart_action: 'remove' })
      setCount((count) => (count === null ? null : Math.max(0, count - 1)))
      await forgetCart()
      return true
    } catch (reason) {
      logFailure(reason)
      // Another page has removed it already.
      if (isGone(reason)) await forgetCart()
      return isGone(reason)
    } finally {
      busy.current = false
      setRemoving(null)
    }
  }
  return { remove, removing }
}

/**
 * Restores a removed line as a new line with all its data; a retry after a failure adds it once. Returns whether it
 * succeeded.
 */
export function useRestoreLine() {
  const httpClient = useHttpClient()
  const forgetCart = useForgetCart()
  const setCount = useSetAtom(cartCountAtom)
  const [busy, setBusy] = useState(false)
  const [keys] = useState(() => idempotencyKeys(newIdempotencyKey))

  const restore = async (line: CartLine): Promise<boolean> => {
    const { variantNbr: variantCode, quantity, trackingProductAttributes, choices, note, goodsMark } = line
    const { listName } = trackingProductAttributes
    const request = { variantCode, quantity, listName, ...choices, note, goodsMark }
    setBusy(true)
    try {
      const { cartCount } = await addToCart(httpClient, request, keys.keyFor(request))
      keys.settled()
      setCount(cartCount)
      await forgetCart()
      return true
    } catch (reason) {
      logFailure(reason)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { restore, busy }
}

/** Empties the cart, after its confirmation. Returns whether it is empty. */
export function useEmptyCart() {
  const httpClient = useHttpClient()
  const forgetCart = useForgetCart()
  const setCount = useSetAtom(cartCountAtom)
  const [busy, setBusy] = useState(false)

  const empty = async (): Promise<boolean> => {
    setBusy(true)
    try {
      await emptyCart(httpClient)
      pushEvent({ event: 'cart', cart_action: 'empty' })
      setCount(0)
      await forgetCart()
      return true
    } catch (reason) {
      logFailure(reason)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { empty, busy }
}
