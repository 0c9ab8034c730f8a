import { translatorOf, type PageDefinition } from '@tradecounter/shop/core'
import { maySeeOrders, orderHistoryAddress } from '@tradecounter/shop/orders'
import { pageTitle } from '../page-texts.ts'
import { OrderHistoryView } from './order-history-view.tsx'

/** `/my-pages/order-history`: the customer's orders, newest first (MY-3). Needs perm:viewOrderHistory. */
export const orderHistoryPage: PageDefinition<'order-history'> = {
  id: 'order-history',
  translations: ['orders', 'cart'],
  needs: ({ number }, context) => (maySeeOrders(context) ? [orderHistoryAddress(number)] : []),
  access: 'signed-in',
  permits: maySeeOrders,
  head: (_route, _answers, context) => ({
    title: pageTitle(translatorOf(context)('orders.title'), context),
    description: translatorOf(context)('orders.meta', context.siteName),
    canonicalPath: '/my-pages/order-history',
    noindex: true,
  }),
  View: OrderHistoryView,
}
