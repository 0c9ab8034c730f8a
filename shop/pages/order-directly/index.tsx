import { translatorOf, type PageDefinition } from '@tradecounter/shop/core'
import { directOrderAddress } from '@tradecounter/shop/direct-order'
import { defineMyPage } from '@tradecounter/shop/my-pages'
import { pageTitle } from '../page-texts.ts'
import { OrderDirectlyView } from './order-directly-view.tsx'

/**
 * `/my-pages/order-directly`: the direct order as a page (DIR-1). Also for visitors, whose rows become a favourite
 * list (spec §6).
 */
export const orderDirectlyPage: PageDefinition<'order-directly'> = defineMyPage('order-directly', {
  id: 'order-directly',
  translations: ['direct-order', 'order-directly', 'product'],
  // A visitor's page is cached for all visitors: the browser fetches this visitor's list.
  needs: (_route, { user }) => (user === null ? [] : [directOrderAddress]),
  access: 'everyone',
  personal: true,
  head: (_route, _answers, context) => ({
    title: pageTitle(translatorOf(context)('direct-order.title'), context),
    description: translatorOf(context)('order-directly.meta', context.siteName),
    canonicalPath: '/my-pages/order-directly',
    noindex: true,
  }),
  View: OrderDirectlyView,
})
