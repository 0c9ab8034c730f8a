import type { Checkout } from '@tradecounter/api/contract'
import { useFormat, useTranslations } from '@tradecounter/shop/core'
import { checkoutFields } from '../../checkout-problems.ts'
import { chosenAddress, type CheckoutDraft } from '../../checkout-draft.ts'
import { addressText } from './address-text.ts'

/** The summary of each completed section. */
export function useStepSummary(
  draft: CheckoutDraft,
  checkout: Checkout,
): Record<'address' | 'marking' | 'date', string> {
  const format = useFormat()
  const t = useTranslations()
  return {
    address: [
      ...(draft.deliveryMethod === 'pickup' ? [t('checkout.method-pickup')] : []),
      addressText(chosenAddress(draft, checkout)),
    ].join(': '),
    marking: checkoutFields.marking
      .map((field) => draft[field])
      .filter(Boolean)
      .join(' · '),
    date: [
      format.date(draft.requestedDeliveryDate),
      ...(draft.partDelivery ? [] : [t('checkout.part-delivery-complete')]),
    ].join(' · '),
  }
}
