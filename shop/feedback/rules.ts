import type { Route } from '@tradecounter/shop/core'

/** Milliseconds that the service may take (spec §9). */
export const requestTimeout = 3000

/** Milliseconds from submit until the dialog closes (spec §9). */
export const closesAfter = 3500

/** Characters of a feedback; the contract allows no more. */
export const longestFeedback = 2000

/**
 * What feedback is about: the kind of the page, and of a product its number. No address, because addresses may hold
 * what somebody has searched for, or the number of an order.
 */
export const sourceOf = (route: Route): string =>
  route.page === 'product' ? `product/${route.code}`.slice(0, 100) : route.page
