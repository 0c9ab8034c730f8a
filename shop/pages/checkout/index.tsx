import { withAccess } from '@tradecounter/shop/account'
import { checkoutAddress } from '@tradecounter/shop/orders'
import { CheckoutView, NoOrderPermission } from '@tradecounter/shop/orders/checkout/checkout-page'
import { definePage } from '../define-page.ts'
import page from './page.ts'

export const View = /* @__PURE__ */ withAccess(CheckoutView, {
  title: 'checkout.title',
  signIn: { title: 'cart.sign-in-title', text: 'cart.sign-in-text' },
  renderRefusal: () => <NoOrderPermission />,
})

/** `/checkout`: address, reference, day, review (CART-7). Needs perm:order. */
export default /* @__PURE__ */ definePage(page, {
  title: 'checkout.title',
  description: 'checkout.meta',
  translations: ['checkout', 'cart', 'account', 'list'],
  answer: () => checkoutAddress,
  View,
})
