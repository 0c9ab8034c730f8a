import { translatorOf, type PageDefinition } from '@tradecounter/shop/core'
import { checkoutAddress, mayOrder } from '@tradecounter/shop/orders'
import { pageTitle } from '../page-texts.ts'
import { CheckoutView } from './checkout-view.tsx'

/** `/checkout`: address, reference, day, review (CART-7). Needs perm:order. */
export const checkoutPage: PageDefinition<'checkout'> = {
  id: 'checkout',
  translations: ['checkout', 'cart', 'account'],
  needs: (_route, context) => (mayOrder(context) ? [checkoutAddress] : []),
  access: 'signed-in',
  permits: mayOrder,
  head: (_route, _answers, context) => ({
    title: pageTitle(translatorOf(context)('checkout.title'), context),
    description: translatorOf(context)('checkout.meta', context.siteName),
    canonicalPath: '/checkout',
    noindex: true,
  }),
  View: CheckoutView,
}
