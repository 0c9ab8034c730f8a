import { useEffect, useEffectEvent, useState } from 'react'
import type { OrderRequest } from '@tradecounter/api/contract'
import { logFailure } from '@tradecounter/shop/cart'
import { addressOf, navigation, useHttpClient, useShop, useHydrated } from '@tradecounter/shop/core'
import { placeOrder } from '../calls.ts'
import { forgetDraft, pendingOrder } from './checkout-storage.ts'
import { useOwner } from './use-owner.ts'

/**
 * Recovers an order whose answer was lost: an empty cart and an unanswered order most likely mean that it was
 * placed. The same content with the same key returns its number without ordering twice. True while checking.
 */
export function useResumedOrder(): boolean {
  const context = useShop()
  const httpClient = useHttpClient()
  const hydrated = useHydrated()
  const [ended, setEnded] = useState(false)
  const place = pendingOrder(useOwner())
  const looking = hydrated && !ended && place.read() !== null

  const lookUp = useEffectEvent(async (): Promise<void> => {
    const pending = place.read()
    if (pending === null) return
    try {
      // Written by this page before it was sent; the server checks it again.
      const request = JSON.parse(pending.payload) as OrderRequest
      const { orderNumber } = await placeOrder(httpClient, request, pending.key)
      forgetDraft()
      navigation.goTo(addressOf({ page: 'confirmation', orderNumber }, context))
    } catch (reason) {
      logFailure(reason)
    }
    place.write(null)
  })
  useEffect(() => {
    void lookUp().then(() => setEnded(true))
  }, [])
  return looking
}
