import { canOpen, withAccess } from '@tradecounter/shop/account'
import { orderAddress } from '@tradecounter/shop/orders'
import { ConfirmationView } from '@tradecounter/shop/orders/confirmation'
import { definePage } from '../define-page.ts'
import page from './page.ts'

export const View = /* @__PURE__ */ withAccess(ConfirmationView, { title: 'checkout.title' })

/** `/checkout/confirmation/{number}`: the order has been received. */
export default /* @__PURE__ */ definePage(page, {
  title: (t, { orderNumber }) => t('checkout.confirmed-number', orderNumber),
  description: 'checkout.meta',
  translations: ['checkout', 'orders', 'cart'],
  // The order itself is only for users who may see orders.
  needs: ({ orderNumber }, context) => (canOpen('order-history', context) ? [orderAddress(orderNumber)] : []),
  View,
})
