/** What anybody may open, lists and products of the demo among it; the last one does not exist. */
export const openPages = [
  '/',
  '/search',
  '/search?parameters.page=2',
  '/search?parameters.page=3',
  '/c/valves',
  '/c/pipe',
  '/p/x-T100001',
  '/p/x-T120001',
  '/p/x-T430002',
  '/purchase-list',
  '/set-password',
  '/no/such/page',
]
/** What a customer with an order sees. */
export const ownPages = [
  '/',
  '/search',
  '/c/fittings',
  '/p/x-T350001',
  '/cart',
  '/checkout',
  '/my-pages/order-history',
  '/my-pages/order-history/10000001',
  '/my-pages/order-directly',
  '/checkout/confirmation/10000001',
]
