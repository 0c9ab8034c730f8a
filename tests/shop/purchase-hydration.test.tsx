import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import type { ReactElement } from 'react'
import { AccountArea } from '@tradecounter/shop/account'
import { AddToCart, CartArea, CartNoticeArea } from '@tradecounter/shop/cart'
import { createShopStore, ShopProvider, type ShopContext } from '@tradecounter/shop/core'
import { cartPage } from '@tradecounter/shop/pages/cart'
import { checkoutPage } from '@tradecounter/shop/pages/checkout'
import { confirmationPage } from '@tradecounter/shop/pages/confirmation'
import { orderHistoryPage } from '@tradecounter/shop/pages/order-history'
import { orderPage } from '@tradecounter/shop/pages/order'
import { purchaseListPage } from '@tradecounter/shop/pages/purchase-list'
import { buyer, shopContext, stubNetwork } from './in-shop.tsx'
import { cartOf, checkoutOf, lineOf, orderOf, variant } from './purchases.ts'

const { lines: _lines, address: _address, ...head } = orderOf()
const answers = {
  '/api/cart': cartOf([lineOf()]),
  '/api/cart/checkout': checkoutOf(),
  '/api/my-pages/order?orderNumber=500123': orderOf(),
  '/api/my-pages/order-history?page=1': { total: 1, page: 1, pageSize: 20, orders: [head] },
}

const pages: [string, ReactElement][] = [
  ['cart', <cartPage.View key="c" route={{ page: 'cart' }} />],
  ['purchase list', <purchaseListPage.View key="p" route={{ page: 'purchase-list' }} />],
  ['checkout', <checkoutPage.View key="k" route={{ page: 'checkout' }} />],
  ['confirmation', <confirmationPage.View key="f" route={{ page: 'confirmation', orderNumber: '500123' }} />],
  ['order history', <orderHistoryPage.View key="h" route={{ page: 'order-history', number: 1 }} />],
  ['order', <orderPage.View key="o" route={{ page: 'order', orderNumber: '500123' }} />],
]

const shopOf = (view: ReactElement, context: ShopContext) => (
  <ShopProvider context={context} fallback={answers} store={createShopStore(context)}>
    <AccountArea />
    <CartArea />
    <AddToCart variant={variant} listName="searchpage" />
    {view}
    <CartNoticeArea />
  </ShopProvider>
)

describe.each([
  ['a user', shopContext({ user: buyer, cartCount: 3 })],
  ['a visitor', shopContext({ cartCount: 3 })],
])('for %s', (_who, context) => {
  it.each(pages)(
    '%s renders on the server and hydrates without a mismatch (SHELL-9)',
    async (_page, view) => {
      const calls = stubNetwork({})
      // Something is kept from before, which the server cannot know of.
      localStorage.setItem(
        'kept_checkout_draft',
        JSON.stringify({
          userId: buyer.userId,
          customerId: buyer.customerId,
          keptAt: Date.now(),
          content: { reference: 'Kept', step: 'marking' },
        }),
      )
      const root = document.createElement('div')
      root.innerHTML = renderToString(shopOf(view, context))
      document.body.append(root)
      expect(root.textContent).not.toBe('')
      const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
      const recovered: unknown[] = []
      await act(async () => {
        hydrateRoot(root, shopOf(view, context), { onRecoverableError: (error) => recovered.push(error) })
      })
      expect(recovered).toEqual([])
      expect(errors.mock.calls).toEqual([])
      expect(calls).toEqual([])
      errors.mockRestore()
      root.remove()
      localStorage.clear()
    },
  )
})
