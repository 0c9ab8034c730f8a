import { listNeeds } from '@tradecounter/shop/list-page'
import { inMyPages } from '@tradecounter/shop/my-pages'
import { OrderHistoryView, orderList } from '@tradecounter/shop/orders/history/list'
import { definePage } from '../define-page.ts'
import page from './page.ts'

export const View = /* @__PURE__ */ inMyPages(OrderHistoryView, 'orders.title')

/**
 * `/my-pages/order-history`: orders of the customer or of the user, newest first (MY-3). Needs perm:viewOrderHistory.
 */
export default /* @__PURE__ */ definePage(page, {
  title: 'orders.title',
  description: 'orders.meta',
  translations: ['orders', 'list'],
  needs: ({ query }) => listNeeds(orderList, query),
  View,
})
