import { translatorOf, type PageDefinition } from '@tradecounter/shop/core'
import { maySeeOrders, orderAddress } from '@tradecounter/shop/orders'
import { pageTitle } from '../page-texts.ts'
import { OrderView } from './order-view.tsx'

/** `/my-pages/order-history/{number}`: one order of the customer; 404 for all others (ACC-9). */
export const orderPage: PageDefinition<'order'> = {
  id: 'order',
  translations: ['orders', 'cart'],
  needs: ({ orderNumber }, context) => (maySeeOrders(context) ? [orderAddress(orderNumber)] : []),
  access: 'signed-in',
  permits: maySeeOrders,
  head: ({ orderNumber }, _answers, context) => ({
    title: pageTitle(translatorOf(context)('orders.order', orderNumber), context),
    description: translatorOf(context)('orders.meta', context.siteName),
    canonicalPath: `/my-pages/order-history/${encodeURIComponent(orderNumber)}`,
    noindex: true,
  }),
  View: OrderView,
}
