import type { Checkout, Order, OrderHistory, OrderRequest } from '@tradecounter/api/contract'
import { useAnswer, withQuery, type Caller } from '@tradecounter/shop/core'

/** What the checkout page needs, and its key. */
export const checkoutAddress = '/api/cart/checkout'

/** One page of the order history, newest first, and its key. */
export const orderHistoryAddress = (page: number): string =>
  withQuery('/api/my-pages/order-history', { page })

/** One order of the customer with the window of lines that begins after `from` of them, and its key. */
export const orderAddress = (orderNumber: string, from = 0): string =>
  withQuery('/api/my-pages/order', { orderNumber, ...(from === 0 ? {} : { from }) })

/** Address of the order sheet: the order confirmation as PDF. */
export const orderSheetAddress = (orderNumber: string): string =>
  withQuery('/api/my-pages/order/sheet', { orderNumber })

export const useCheckout = () => useAnswer<Checkout>(checkoutAddress)
/** `null` asks nothing: who may not see orders does not ask for them. */
export const useOrder = (orderNumber: string | null, from = 0) =>
  useAnswer<Order>(orderNumber === null ? null : orderAddress(orderNumber, from))
export const useOrderHistory = (page: number | null) =>
  useAnswer<OrderHistory>(page === null ? null : orderHistoryAddress(page))

/** Fetches the order sheet. */
export const fetchOrderSheet = ({ file }: Caller, orderNumber: string): Promise<File> =>
  file(orderSheetAddress(orderNumber))

/** `POST /api/cart/order`: one order per key, however often it is sent (CART-8). Throws 401 when the session has ended. */
export const placeOrder = ({ post }: Caller, request: OrderRequest, idempotencyKey: string) =>
  post<{ orderNumber: string }>('/api/cart/order', request, { idempotencyKey, whenSignedOut: 'throw' })
