import type { PageId } from '@tradecounter/shop/core'

/** Every kind of page, for metrics: the compiler reports a missing one. */
const pageIds: Readonly<Record<PageId, true>> = {
  'accept-invitation': true,
  attestation: true,
  'become-a-customer': true,
  cart: true,
  category: true,
  checkout: true,
  'company-audit': true,
  'company-information': true,
  'confirm-email': true,
  confirmation: true,
  'customer-administration': true,
  'forgotten-password': true,
  invoice: true,
  invoices: true,
  'my-account': true,
  'my-sales-person': true,
  'not-found': true,
  offers: true,
  order: true,
  'order-agreements': true,
  'order-directly': true,
  'order-history': true,
  'order-with-excel': true,
  product: true,
  'purchase-list': true,
  'returns-and-complaints': true,
  search: true,
  'set-password': true,
  start: true,
  'track-and-trace': true,
  'unlock-account': true,
  'user-administration': true,
}

/** Whether a text names a kind of page. */
export const isPageId = (name: string): boolean => Object.hasOwn(pageIds, name)
