import { useState } from 'react'
import type { Checkout } from '@tradecounter/api/contract'
import { useHydrated } from '@tradecounter/shop/core'
import { newDraft, otherAddress, readDraft, type CheckoutDraft } from './checkout-draft.ts'
import { keepDraft, keptDraft } from './checkout-storage.ts'
import { useOwner } from './use-owner.ts'

/**
 * The draft of the checkout. The server renders a new one; the browser merges this user's saved draft, and saves
 * every change on the device, so that neither a reload nor the end of the session loses anything.
 */
export function useCheckoutDraft(checkout: Checkout) {
  const owner = useOwner()
  const hydrated = useHydrated()
  const [changed, setChanged] = useState<CheckoutDraft | null>(null)

  const fresh = newDraft(checkout)
  const kept = changed ?? (hydrated ? readDraft(keptDraft(owner), fresh, checkout) : fresh)
  // Saved when the user was still allowed to type an address.
  const written = kept.addressId === otherAddress && !checkout.canTypeAddress
  const draft = written ? { ...kept, addressId: fresh.addressId } : kept
  const change = (changes: Partial<CheckoutDraft>): void => {
    const next = { ...draft, ...changes }
    setChanged(next)
    keepDraft(owner, next)
  }
  return { draft, change }
}
