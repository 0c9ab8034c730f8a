import { useState } from 'react'
import type { Checkout } from '@tradecounter/api/contract'
import { may, useShop, useHydrated } from '@tradecounter/shop/core'
import { newDraft, otherAddress, readDraft, type CheckoutDraft } from './checkout-draft.ts'
import { keepDraft, keptDraft } from './checkout-storage.ts'

/**
 * The draft of the checkout. The server renders a new one; the browser lays this session's on top of it, and keeps
 * every change, so that a reload loses nothing.
 */
export function useCheckoutDraft(checkout: Checkout) {
  const { user } = useShop()
  const customerId = user?.customerId ?? ''
  const hydrated = useHydrated()
  const [changed, setChanged] = useState<CheckoutDraft | null>(null)

  const fresh = newDraft(checkout)
  const kept = changed ?? (hydrated ? readDraft(keptDraft(customerId), fresh, checkout) : fresh)
  // Kept from a time when the user could write an address.
  const written = kept.addressId === otherAddress && !may(user, 'perm:orderToFreeAddress')
  const draft = written ? { ...kept, addressId: fresh.addressId } : kept
  const change = (changes: Partial<CheckoutDraft>): void => {
    const next = { ...draft, ...changes }
    setChanged(next)
    keepDraft(customerId, next)
  }
  return { draft, change }
}
