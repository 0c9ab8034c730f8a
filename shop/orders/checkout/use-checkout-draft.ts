import { useState } from 'react'
import type { Checkout } from '@tradecounter/api/contract'
import { may, useShop, useHydrated } from '@tradecounter/shop/core'
import { newDraft, otherAddress, readDraft, type CheckoutDraft } from './checkout-draft.ts'
import { keepDraft, keptDraft } from './checkout-storage.ts'
import { useOwner } from './use-owner.ts'

/**
 * The draft of the checkout. The server renders a new one; the browser lays what this user has typed on top of it, and
 * keeps every change on the device, so that neither a reload nor the end of the session loses anything.
 */
export function useCheckoutDraft(checkout: Checkout) {
  const { user } = useShop()
  const owner = useOwner()
  const hydrated = useHydrated()
  const [changed, setChanged] = useState<CheckoutDraft | null>(null)

  const fresh = newDraft(checkout)
  const kept = changed ?? (hydrated ? readDraft(keptDraft(owner), fresh, checkout) : fresh)
  // Kept from a time when the user could write an address.
  const written = kept.addressId === otherAddress && !may(user, 'perm:orderToFreeAddress')
  const draft = written ? { ...kept, addressId: fresh.addressId } : kept
  const change = (changes: Partial<CheckoutDraft>): void => {
    const next = { ...draft, ...changes }
    setChanged(next)
    keepDraft(owner, next)
  }
  return { draft, change }
}
