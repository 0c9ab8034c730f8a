import { directOrderAddress } from '@tradecounter/shop/direct-order'
import { inMyPages } from '@tradecounter/shop/my-pages'
import { definePage } from '../define-page.ts'
import page from './page.ts'
import { OrderDirectlyView } from './order-directly-view.tsx'

export const View = /* @__PURE__ */ inMyPages(OrderDirectlyView, 'direct-order.title')

/**
 * `/my-pages/order-directly`: the direct order as a page (DIR-1). Also for visitors, whose rows become a favourite
 * list (spec §6).
 */
export default /* @__PURE__ */ definePage(page, {
  title: 'direct-order.title',
  description: 'order-directly.meta',
  translations: ['direct-order', 'order-directly', 'product'],
  // A visitor's page is cached for all visitors: the browser fetches this visitor's list.
  needs: (_route, { user }) => (user === null ? [] : [directOrderAddress]),
  personal: true,
  View,
})
