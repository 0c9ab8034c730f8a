import type { deliveryCalls, myPagesCalls } from '@tradecounter/api/contract'
import { postOf } from '@tradecounter/shop/core'

/** Saves the articles of an order as a favourite list: once per key. */
export const saveOrderAsFavouriteList = postOf<typeof deliveryCalls.saveOrderAsFavouriteList>(
  '/api/my-pages/order/savelist',
)

/** Adds the lines of an order to the cart again: once per key, however often it is sent. */
export const reorder = postOf<typeof myPagesCalls.reorder>('/api/my-pages/order/reorder')
