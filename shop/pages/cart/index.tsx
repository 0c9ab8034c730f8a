import { cartAddress } from '@tradecounter/shop/cart'
import { cartTexts, CartView as View } from '@tradecounter/shop/cart/cart-page'
import { definePage } from '../define-page.ts'
import page from './page.ts'

export { View }

/** `/cart`: the cart with its totals; for a visitor the purchase list (CART-7). */
export default /* @__PURE__ */ definePage(page, {
  translations: ['cart', 'cart-page', 'list-outcome', 'save-list', 'account', 'product'],
  needs: () => [cartAddress],
  personal: true,
  head: (_route, _answers, context) => ({ ...cartTexts(context), canonicalPath: '/cart', noindex: true }),
  View,
})
