import type { cartCalls, deliveryCalls } from '@tradecounter/api/contract'
import { addressOfCall, useAnswer, withQuery, type HttpClient, postOf } from '@tradecounter/shop/core'

/** Address and SWR key of the checkout page's data. */
export const checkoutAddress = addressOfCall<typeof cartCalls.checkout>('/api/cart/checkout')

/** Address and SWR key of one order of the customer, with the window of lines that starts after `from` lines. */
export const orderAddress = (orderNumber: string, from = 0) =>
  addressOfCall<typeof deliveryCalls.order>('/api/my-pages/order', {
    orderNumber,
    ...(from === 0 ? {} : { from }),
  })

/** Address of the order sheet: the order confirmation as PDF. */
export const orderSheetAddress = (orderNumber: string): string =>
  withQuery('/api/my-pages/order/sheet', { orderNumber })

export const useCheckout = () => useAnswer(checkoutAddress)
/** `null` makes no request, for users who may not see orders. A later window is read again when it is shown again. */
export const useOrder = (orderNumber: string | null, from = 0) =>
  useAnswer(
    orderNumber === null ? null : orderAddress(orderNumber, from),
    from === 0 ? undefined : { revalidateIfStale: true },
  )

/** Fetches the order sheet. */
export const fetchOrderSheet = ({ file }: HttpClient, orderNumber: string): Promise<File> =>
  file(orderSheetAddress(orderNumber))

/**
 * `POST /api/cart/order`: one order per key, however often it is sent (CART-8). Throws 401 if the session has
 * ended.
 */
export const placeOrder = postOf<typeof cartCalls.order>('/api/cart/order', { whenSignedOut: 'throw' })
