import type { myPagesCalls, recordCustomerCalls } from '@tradecounter/api/contract'
import { addressOfCall } from '@tradecounter/shop/core'

// Separate from the other calls of orders: every page loads those.

/**
 * Address of the order history, of its export, and of the call that lets a job make the export; the query is the state
 * of the list.
 */
export const orderHistoryAddress = addressOfCall<typeof myPagesCalls.orderHistory>(
  '/api/my-pages/order-history',
)
export const orderExportAddress = '/api/my-pages/order-history/export'
export const startOrderExportAddress = '/api/my-pages/order-history/startexport'

/** Address and SWR key of delivery addresses that contain the words of a search. */
export const orderAddressesAddress = (search: string) =>
  addressOfCall<typeof myPagesCalls.orderAddresses>('/api/my-pages/order-history/addresses', { search })

/** Address and SWR key of whose order it is. */
export const orderCustomerAddress = (orderNumber: string) =>
  addressOfCall<typeof recordCustomerCalls.order>('/api/my-pages/order/customer', { orderNumber })
