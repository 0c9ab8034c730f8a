import type { deliveryCalls } from '@tradecounter/api/contract'
import { addressOfCall, withQuery, postOf } from '@tradecounter/shop/core'

/** Address of a delivery note as PDF. */
export const deliveryNoteAddress = (orderNumber: string, number: string): string =>
  withQuery('/api/my-pages/order/deliverynote', { orderNumber, number })

/** Address and SWR key of the parcels with a number at a postal code. */
export const trackAddress = (number: string, postalCode: string) =>
  addressOfCall<typeof deliveryCalls.track>('/api/track-and-trace', { number, postalCode })

/** Lowers or cancels what is still to come of some lines: once per key. Throws 409 when the order has changed. */
export const changeOrder = postOf<typeof deliveryCalls.changeOrder>('/api/my-pages/order/change')

/**
 * Asks the carrier for another time or place of a parcel: once per key. Throws 409 when the carrier does not allow it
 * any more.
 */
export const changeDelivery = postOf<typeof deliveryCalls.changeDelivery>(
  '/api/my-pages/order/deliverychange',
)

/** Lets the user be notified of the deliveries of an order by mail, or not any more. */
export const followOrder = postOf<typeof deliveryCalls.follow>('/api/my-pages/order/follow')

/** Adds a comment to an order: once per key. */
export const addComment = postOf<typeof deliveryCalls.comment>('/api/my-pages/order/comment')
