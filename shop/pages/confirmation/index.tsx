import { translatorOf, type PageDefinition } from '@tradecounter/shop/core'
import { maySeeOrders, orderAddress } from '@tradecounter/shop/orders'
import { pageTitle } from '../page-texts.ts'
import { ConfirmationView } from './confirmation-view.tsx'

/** `/checkout/confirmation/{number}`: the order has been received. */
export const confirmationPage: PageDefinition<'confirmation'> = {
  id: 'confirmation',
  translations: ['checkout', 'orders', 'cart'],
  needs: ({ orderNumber }, context) => (maySeeOrders(context) ? [orderAddress(orderNumber)] : []),
  access: 'signed-in',
  head: ({ orderNumber }, _answers, context) => ({
    title: pageTitle(translatorOf(context)('checkout.confirmed-number', orderNumber), context),
    description: translatorOf(context)('checkout.meta', context.siteName),
    canonicalPath: `/checkout/confirmation/${encodeURIComponent(orderNumber)}`,
    noindex: true,
  }),
  View: ConfirmationView,
}
