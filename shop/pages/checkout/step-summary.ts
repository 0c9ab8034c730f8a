import type { Checkout } from '@tradecounter/api/contract'
import { useFormat } from '@tradecounter/shop/core'
import { chosenAddress, type CheckoutDraft } from '@tradecounter/shop/orders'
import { addressText } from './address-text.ts'

/** What each finished section folds to. */
export function useStepSummary(
  draft: CheckoutDraft,
  checkout: Checkout,
): Record<'address' | 'marking' | 'date', string> {
  const format = useFormat()
  return {
    address: addressText(chosenAddress(draft, checkout)),
    marking: [draft.reference, draft.goodsMark].filter(Boolean).join(' · '),
    date: format.date(draft.requestedDeliveryDate),
  }
}
