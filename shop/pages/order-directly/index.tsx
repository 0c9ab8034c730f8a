import { translatorOf, type PageDefinition } from '@tradecounter/shop/core'
import { directOrderAddress } from '@tradecounter/shop/direct-order'
import { pageTitle } from '../page-texts.ts'
import { OrderDirectlyView } from './order-directly-view.tsx'

/**
 * `/my-pages/order-directly`: orders by number with all its room (DIR-1). Open to visitors too, whose rows become a
 * favourite list (spec §6).
 */
export const orderDirectlyPage: PageDefinition<'order-directly'> = {
  id: 'order-directly',
  translations: ['direct-order', 'order-directly'],
  // A visitor's page is kept for all visitors: what this one has typed is fetched by the browser.
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
}
