import { cartAddress } from '@tradecounter/shop/cart'
import { cartTexts, CartView as View } from '@tradecounter/shop/cart/cart-page'
import { definePage } from '../define-page.ts'
import page from './page.ts'

export { View }

/** `/purchase-list`: a visitor's lines without prices (CART-5). After sign-in, the same page is the cart. */
export default /* @__PURE__ */ definePage(page, {
  translations: ['cart', 'cart-page', 'list-outcome', 'save-list', 'account', 'product'],
  needs: () => [cartAddress],
  personal: true,
  head: (_route, _answers, context) => ({
    ...cartTexts(context),
    canonicalPath: '/purchase-list',
    noindex: true,
  }),
  View,
})
