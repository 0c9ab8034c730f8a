import { translatorOf, type PageDefinition } from '@tradecounter/shop/core'
import { listNeeds } from '@tradecounter/shop/list-page'
import { defineMyPage } from '@tradecounter/shop/my-pages'
import { pageTitle } from '../page-texts.ts'
import { orderList } from './order-list.ts'
import { OrderHistoryView } from './order-history-view.tsx'

/** `/my-pages/order-history`: orders of the customer or of the user, newest first (MY-3). Needs perm:viewOrderHistory. */
export const orderHistoryPage: PageDefinition<'order-history'> = defineMyPage('order-history', {
  id: 'order-history',
  translations: ['orders', 'list'],
  needs: ({ query }) => listNeeds(orderList, query),
  head: (_route, _answers, context) => ({
    title: pageTitle(translatorOf(context)('orders.title'), context),
    description: translatorOf(context)('orders.meta', context.siteName),
    canonicalPath: '/my-pages/order-history',
    noindex: true,
  }),
  View: OrderHistoryView,
})
