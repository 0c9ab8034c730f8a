import { act, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { ReactElement } from 'react'
import { AccountArea } from '@tradecounter/shop/account'
import { AddToCart, CartArea, CartNoticeArea } from '@tradecounter/shop/cart'
import { createShopStore, ShopProvider, type ShopContext } from '@tradecounter/shop/core'
import cartPage from '@tradecounter/shop/pages/cart'
import checkoutPage from '@tradecounter/shop/pages/checkout'
import confirmationPage from '@tradecounter/shop/pages/confirmation'
import orderHistoryPage from '@tradecounter/shop/pages/order-history'
import orderPage from '@tradecounter/shop/pages/order'
import purchaseListPage from '@tradecounter/shop/pages/purchase-list'
import { buyer, json, shopContext, stubNetwork } from './in-shop.tsx'
import { cartOf, checkoutOf, lineOf, orderOf, variant } from './purchases.ts'

const { lines: _lines, address: _address, ...head } = orderOf()
const answers = {
  '/api/cart': cartOf([lineOf()]),
  '/api/cart/checkout': checkoutOf(),
  '/api/my-pages/order?orderNumber=500123': orderOf(),
  '/api/my-pages/order/customer?orderNumber=500123': { customer: null },
  '/api/user/setting?key=columns.order-history': { value: null },
  '/api/user/setting?key=table.density': { value: null },
  '/api/user/exports?list=order-history': { exports: [] },
  '/api/my-pages/order-history': {
    total: 1,
    page: 1,
    pageSize: 20,
    orders: [head],
    addresses: [],
    moreAddresses: false,
  },
}

const pages: [string, ReactElement][] = [
  ['cart', <cartPage.View key="c" route={{ page: 'cart' }} />],
  ['purchase list', <purchaseListPage.View key="p" route={{ page: 'purchase-list' }} />],
  ['checkout', <checkoutPage.View key="k" route={{ page: 'checkout' }} />],
  ['confirmation', <confirmationPage.View key="f" route={{ page: 'confirmation', orderNumber: '500123' }} />],
  ['order history', <orderHistoryPage.View key="h" route={{ page: 'order-history', query: '' }} />],
  ['order', <orderPage.View key="o" route={{ page: 'order', orderNumber: '500123' }} />],
]

const shopOf = (view: ReactElement, context: ShopContext) => (
  <ShopProvider fallback={answers} store={createShopStore(context)}>
    <AccountArea />
    <CartArea />
    <AddToCart variant={variant} listName="searchpage" />
    {view}
    <CartNoticeArea />
  </ShopProvider>
)

beforeAll(async () => {
  stubNetwork({})
  // The host has loaded late parts before it renders: here the first render loads them.
  const context = shopContext({ user: buyer })
  const { unmount } = render(
    shopOf(<orderHistoryPage.View route={{ page: 'order-history', query: '' }} />, context),
  )
  await screen.findByRole('searchbox')
  unmount()
  const order = render(shopOf(<orderPage.View route={{ page: 'order', orderNumber: '500123' }} />, context))
  await screen.findByRole('heading', { name: 'Sändningar' })
  order.unmount()
  const checkout = render(shopOf(<checkoutPage.View route={{ page: 'checkout' }} />, context))
  await vi.dynamicImportSettled()
  checkout.unmount()
})

describe.each([
  ['a user', shopContext({ user: buyer, cartCount: 3 })],
  ['a visitor', shopContext({ cartCount: 3 })],
])('for %s', (_who, context) => {
  it.each(pages)(
    '%s renders on the server and hydrates without a mismatch (SHELL-9)',
    async (_page, view) => {
      const calls = stubNetwork({ 'POST /bff/menu/my-pages': () => json({ pages: buyer.allowedPages }) })
      // Stored data from before, which the server does not know.
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
      // The navigation of my pages asks which pages are approved now; nothing else is fetched twice.
      expect(calls.filter(({ path }) => path !== '/bff/menu/my-pages')).toEqual([])
      errors.mockRestore()
      root.remove()
      localStorage.clear()
    },
  )
})
