import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CartArea, CartNoticeArea } from '@tradecounter/shop/cart'
import { View as CartView } from '@tradecounter/shop/pages/cart'
import { buyer, json, renderInShop, shopContext, stubNetwork } from './in-shop.tsx'
import { cartOf, lineOf } from './purchases.ts'

/** The tabs of one browser, in one process. */
class Tabs {
  static open: Tabs[] = []
  readonly name: string
  readonly heard: ((event: { data: unknown }) => void)[] = []
  constructor(name: string) {
    this.name = name
    Tabs.open.push(this)
  }
  addEventListener(_type: string, hear: (event: { data: unknown }) => void): void {
    this.heard.push(hear)
  }
  postMessage(data: unknown): void {
    this.tell(data)
  }
  tell(data: unknown): void {
    for (const tab of Tabs.open)
      if (tab !== this && tab.name === this.name) for (const hear of tab.heard) hear({ data })
  }
  close(): void {
    Tabs.open = Tabs.open.filter((tab) => tab !== this)
  }
}

beforeEach(() => {
  Tabs.open = []
  sessionStorage.clear()
})
afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const View = CartView
const visit = (user: typeof buyer | null, cartCount: number) =>
  renderInShop(<CartNoticeArea />, { context: shopContext({ user, cartCount }) })

describe('tabs of one browser', () => {
  it('follow a change of the cart in another tab: the count at once, and an open cart', async () => {
    const held = { now: cartOf([lineOf()]) }
    stubNetwork({ 'GET /api/cart': () => json(held.now) })
    vi.stubGlobal('BroadcastChannel', Tabs)
    renderInShop(
      <>
        <CartArea />
        <View />
        <CartNoticeArea />
      </>,
      { context: shopContext({ user: buyer, cartCount: 1 }), answers: { '/api/cart': held.now } },
    )
    await waitFor(() => expect(Tabs.open).toHaveLength(1))
    const spoken: unknown[] = []
    const other = new Tabs('cart:c1')
    other.addEventListener('message', ({ data }) => spoken.push(data))
    held.now = cartOf([lineOf({ quantity: 25, version: 4 }), lineOf({ itemId: 'l2', name: 'Rör' })])
    act(() => other.tell({ count: 2 }))
    expect(await screen.findByRole('link', { name: 'Rör' })).toBeDefined()
    expect(screen.getByRole('link', { name: /^Varukorg.*2 artiklar/u })).toBeDefined()
    // A received change is not sent on, or two tabs would loop.
    expect(spoken).toEqual([])
  })

  it('do not follow the cart of another customer', async () => {
    const calls = stubNetwork({})
    vi.stubGlobal('BroadcastChannel', Tabs)
    renderInShop(
      <>
        <CartArea />
        <CartNoticeArea />
      </>,
      { context: shopContext({ user: buyer, cartCount: 1 }) },
    )
    await waitFor(() => expect(Tabs.open).toHaveLength(1))
    act(() => new Tabs('cart:c2').tell({ count: 9 }))
    expect(screen.getByRole('link', { name: /^Varukorg.*1 artikel/u })).toBeDefined()
    expect(calls).toEqual([])
  })
})

describe('a customer with a purchase list from before sign-in', () => {
  it('sees once after sign-in what was moved and merged (CART-7)', async () => {
    const calls = stubNetwork({
      'GET /api/cart': () => json(cartOf([], { merged: { moved: 2, summed: 1, listed: 0 } })),
    })
    visit(null, 3).unmount()
    await vi.waitFor(async () => {
      const before = visit(null, 3)
      await waitFor(() => expect(sessionStorage.getItem('purchase_list')).toBe('1'))
      before.unmount()
    }, 20_000)
    const after = visit(buyer, 4)
    expect(await screen.findByText(/2 rader flyttades till varukorgen\. 1 rad fanns redan/u)).toBeDefined()
    screen.getByRole('button', { name: 'Stäng' }).click()
    await waitFor(() => expect(screen.queryByText(/2 rader flyttades/u)).toBeNull())
    after.unmount()
    visit(buyer, 4)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(calls.filter(({ path }) => path === '/api/cart')).toHaveLength(1)
  })

  it('sees no message if there was none', async () => {
    const calls = stubNetwork({ 'GET /api/cart': () => json(cartOf([])) })
    renderInShop(<CartNoticeArea />, { context: shopContext({ user: buyer, cartCount: 4 }) })
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(calls).toEqual([])
  })
})
