import { cartAddress } from '@tradecounter/shop/cart'
import type { PageDefinition } from '@tradecounter/shop/core'
import { cartTexts } from '../cart/cart-texts.ts'
import { CartView } from '../cart/cart-view.tsx'

/** `/purchase-list`: a visitor's lines without prices (CART-5). After sign-in, the same page is the cart. */
export const purchaseListPage: PageDefinition<'purchase-list'> = {
  id: 'purchase-list',
  translations: ['cart', 'cart-page', 'list-outcome', 'save-list', 'account', 'product'],
  needs: () => [cartAddress],
  access: 'everyone',
  personal: true,
  head: (_route, _answers, context) => ({
    ...cartTexts(context),
    canonicalPath: '/purchase-list',
    noindex: true,
  }),
  View: CartView,
}
