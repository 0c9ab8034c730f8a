import { cartAddress } from '@tradecounter/shop/cart'
import { wordsOf, type PageDefinition } from '@tradecounter/shop/core'
import { CartView } from './cart-view.tsx'

/** `/cart`: the cart with what it costs; a visitor sees the purchase list here too (CART-7). */
export const cartPage: PageDefinition<'cart'> = {
  id: 'cart',
  words: ['cart', 'account', 'product'],
  needs: () => [cartAddress],
  access: 'everyone',
  head: (_route, _answers, context) => ({
    title: `${wordsOf(context)(context.user === null ? 'cart.list-title' : 'cart.title')} – ${context.siteName}`,
    canonicalPath: '/cart',
    noindex: true,
  }),
  View: CartView,
}
