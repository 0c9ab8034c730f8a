import { useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import type { Cart, Checkout } from '@tradecounter/api/contract'
import { idempotencyKeys, isStale, logFailure } from '@tradecounter/shop/cart'
import {
  addressOf,
  CallError,
  isRefusal,
  navigation,
  newIdempotencyKey,
  useHttpClient,
  useShop,
} from '@tradecounter/shop/core'
import { placeOrder, useCheckout } from '../calls.ts'
import { approvalNeedAddress } from './calls.ts'
import type { CheckoutDraft } from './checkout-draft.ts'
import { fieldOfRefusal, type CheckoutField } from './checkout-problems.ts'
import { forgetDraft, pendingOrder } from './checkout-storage.ts'
import { orderRequestOf } from './order-request.ts'
import { useOwner } from './use-owner.ts'

/** Why an order was not placed. */
export type OrderFailure =
  /** The cart has changed since it was shown; nothing was ordered. `after` is null if it could not be read. */
  | { kind: 'changed'; before: Cart; after: Cart | null }
  /** A line cannot be ordered; nothing was ordered. */
  | { kind: 'blocked' }
  /** The user may not order, or not to this address; nothing was ordered. */
  | { kind: 'not-permitted'; what: 'order' | 'address' }
  /** The order needs approval; nothing was ordered. */
  | { kind: 'approval' }
  /** A field was refused. */
  | { kind: 'field'; field: CheckoutField }
  /** The session has ended; nothing was ordered. */
  | { kind: 'signed-out' }
  /** Unknown whether it arrived: a retry is safe. */
  | { kind: 'failed' }

const isSignedOut = (reason: unknown): boolean => reason instanceof CallError && reason.status === 401

const codeOf = (reason: unknown): string | undefined =>
  reason instanceof CallError ? reason.error?.code : undefined

/** Delays before polling for an order that is still being processed, in milliseconds. */
const pauses = [1000, 2000, 4000]
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Places the order (CART-8). The same content is always sent with the same key, even after a reload. Success
 * navigates to the confirmation, and stays busy until then.
 */
export function usePlaceOrder(checkout: Checkout) {
  const context = useShop()
  const httpClient = useHttpClient()
  const { mutate: refresh } = useCheckout()
  const { mutate } = useSWRConfig()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<OrderFailure | null>(null)
  const underWay = useRef(false)
  const keys = idempotencyKeys(newIdempotencyKey, pendingOrder(useOwner()))

  const send = async (draft: CheckoutDraft): Promise<string> => {
    const request = orderRequestOf(draft, checkout)
    for (let turn = 0; ; turn += 1) {
      try {
        return (await placeOrder(httpClient, request, keys.keyFor(request))).orderNumber
      } catch (reason) {
        const wait = pauses[turn]
        if (codeOf(reason) !== 'stillRunning' || wait === undefined) throw reason
        await pause(wait)
      }
    }
  }

  const failureOf = async (reason: unknown): Promise<OrderFailure> => {
    logFailure(reason)
    // The key stays: the same order continues after the sign-in.
    if (isSignedOut(reason)) return { kind: 'signed-out' }
    if (codeOf(reason) === 'stillRunning') return { kind: 'failed' }
    if (!isRefusal(reason) && !isStale(reason)) return { kind: 'failed' }
    keys.settled()
    const fresh = await refresh().catch(() => undefined)
    if (reason instanceof CallError && reason.error?.code === 'permission')
      return { kind: 'not-permitted', what: reason.error.field === 'address' ? 'address' : 'order' }
    if (codeOf(reason) === 'notOrderable') return { kind: 'blocked' }
    if (codeOf(reason) === 'approvalNeeded') {
      await mutate((key) => typeof key === 'string' && key.startsWith(approvalNeedAddress))
      return { kind: 'approval' }
    }
    if (isStale(reason)) return { kind: 'changed', before: checkout.cart, after: fresh?.cart ?? null }
    const field = reason instanceof CallError ? fieldOfRefusal(reason.error?.field) : null
    return field === null ? { kind: 'failed' } : { kind: 'field', field }
  }

  const place = async (draft: CheckoutDraft): Promise<OrderFailure | null> => {
    if (underWay.current) return null
    underWay.current = true
    setBusy(true)
    setFailure(null)
    try {
      const orderNumber = await send(draft)
      keys.settled()
      forgetDraft()
      navigation.goTo(addressOf({ page: 'confirmation', orderNumber }, context))
      return null
    } catch (reason) {
      const ended = await failureOf(reason)
      setFailure(ended)
      underWay.current = false
      setBusy(false)
      return ended
    }
  }
  return { place, busy, failure }
}
