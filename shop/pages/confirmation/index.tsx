import { wordsOf, type PageDefinition } from '@tradecounter/shop/core'
import { maySeeOrders, orderAddress } from '@tradecounter/shop/orders'
import { ConfirmationView } from './confirmation-view.tsx'

/** `/checkout/confirmation/{number}`: the order has been received. */
export const confirmationPage: PageDefinition<'confirmation'> = {
  id: 'confirmation',
  words: ['checkout', 'orders', 'cart'],
  needs: ({ orderNumber }, context) => (maySeeOrders(context) ? [orderAddress(orderNumber)] : []),
  access: 'signed-in',
  head: ({ orderNumber }, _answers, context) => ({
    title: `${wordsOf(context)('checkout.confirmed-number', orderNumber)} – ${context.siteName}`,
    canonicalPath: `/checkout/confirmation/${encodeURIComponent(orderNumber)}`,
    noindex: true,
  }),
  View: ConfirmationView,
}
