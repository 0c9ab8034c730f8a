import type { Checkout, OrderRequest } from '@tradecounter/api/contract'
import { chosenAddress, type CheckoutDraft } from './checkout-draft.ts'

/** The order as sent: for the cart, prices and stock that the visitor has seen. */
export function orderRequestOf(draft: CheckoutDraft, checkout: Checkout): OrderRequest {
  const { name, street, postalCode, city } = chosenAddress(draft, checkout)
  return {
    cartVersion: checkout.cart.version,
    cartStamp: checkout.cart.stamp,
    deliveryMethod: draft.deliveryMethod,
    branchId: draft.deliveryMethod === 'pickup' ? draft.branchId : '',
    partDelivery: draft.partDelivery,
    address: { name: name.trim(), street: street.trim(), postalCode: postalCode.trim(), city: city.trim() },
    reference: draft.reference.trim(),
    goodsMark: draft.goodsMark.trim(),
    project: draft.project.trim(),
    costCentre: draft.costCentre.trim(),
    contactName: draft.contactName.trim(),
    contactPhone: draft.contactPhone.trim(),
    requestedDeliveryDate: draft.requestedDeliveryDate,
  }
}
