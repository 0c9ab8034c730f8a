import { cartAddress } from '@tradecounter/shop/cart'
import type { PageDefinition } from '@tradecounter/shop/core'
import { cartTexts } from './cart-texts.ts'
import { CartView } from './cart-view.tsx'

/** `/cart`: the cart with its totals; for a visitor the purchase list (CART-7). */
export const cartPage: PageDefinition<'cart'> = {
  id: 'cart',
  translations: ['cart', 'cart-page', 'list-outcome', 'save-list', 'account', 'product'],
  needs: () => [cartAddress],
  access: 'everyone',
  personal: true,
  head: (_route, _answers, context) => ({ ...cartTexts(context), canonicalPath: '/cart', noindex: true }),
  View: CartView,
}
