import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type ShopContext, type TranslationKey, translatorOf } from '@tradecounter/shop/core'
import cartPage from '@tradecounter/shop/pages/cart'
import categoryPage from '@tradecounter/shop/pages/category'
import checkoutPage from '@tradecounter/shop/pages/checkout'
import orderHistoryPage from '@tradecounter/shop/pages/order-history'
import orderPage from '@tradecounter/shop/pages/order'
import productPage from '@tradecounter/shop/pages/product'
import searchPage from '@tradecounter/shop/pages/search'
import startPage from '@tradecounter/shop/pages/start'
import { ProductView } from '@tradecounter/shop/product'
import { CartArea, CartNoticeArea } from '@tradecounter/shop/cart'
import { AccountArea } from '@tradecounter/shop/account'
import { Shell } from '@tradecounter/shop/shell'
import FromFavouriteListDialog from '../../shop/cart/cart-page/favourite-lists/from-favourite-list-dialog.tsx'
import DirectOrderForm from '../../shop/direct-order/list/direct-order-form.tsx'
import QuickSearchArea from '../../shop/search/quick-search/quick-search-area.tsx'
import { MainMenu } from '../../shop/shell/menu/main-menu.tsx'
import { hit, product, searchResult, variants } from './catalogue.ts'
import { buyer, json, renderInShop, shopContext, stubNetwork, type Answerer } from './in-shop.tsx'
import { lineOf, miniCartOf } from './purchases.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const t = translatorOf(shopContext())
const signedIn = shopContext({ user: buyer })

const failures: Record<string, Answerer> = {
  'a 503': () => json({ code: 'busy', message: 'Later.' }, 503),
  'a lost connection': () => Promise.reject(new TypeError('Failed to fetch')),
  'a page of a proxy': () =>
    new Response('<h1>Bad gateway</h1>', { headers: { 'Content-Type': 'text/html' } }),
  'nothing at all': () => new Response('', { headers: { 'Content-Type': 'application/json' } }),
  'half an answer': () => new Response('{"lines":[', { headers: { 'Content-Type': 'application/json' } }),
}

interface Part {
  draw: () => ReactElement
  call: string
  /** The sentence about the failure. */
  says: TranslationKey
  /** Texts that only an answer justifies. */
  never: readonly string[]
  context?: ShopContext
  answers?: Record<string, unknown>
}

const failed = 'common.failed.text'
const goods = product(variants(2))
const parts: Record<string, Part> = {
  'the menu': {
    draw: () => <MainMenu route={{ page: 'start' }} />,
    call: 'GET /api/site/getmegamenu',
    says: 'shell.menu.failed',
    never: [],
  },
  'the start page': {
    draw: () => <startPage.View route={{ page: 'start' }} />,
    call: 'GET /api/site/start',
    says: failed,
    never: [t('start.categories')],
  },
  'a search': {
    draw: () => <searchPage.View route={{ page: 'search', query: '' }} />,
    call: 'GET /api/search',
    says: 'search.failed',
    never: [t.count('search.hits', 0)],
  },
  'a category': {
    draw: () => <categoryPage.View route={{ page: 'category', path: 'valves', query: '' }} />,
    call: 'GET /api/category',
    says: failed,
    never: [t.count('search.hits', 0)],
  },
  'a product': {
    draw: () => <productPage.View route={{ page: 'product', code: '4000001' }} />,
    call: 'GET /api/product/4000001',
    says: failed,
    never: [],
  },
  'what stands around a product': {
    draw: () => <ProductView product={goods} />,
    call: 'GET /api/recommendations/product',
    says: 'product-page.around-failed',
    never: [],
  },
  'the warehouses of a product': {
    draw: () => <ProductView product={goods} />,
    call: 'GET /api/warehouses',
    says: 'product-page.warehouses-failed',
    never: [t('product-page.warehouse-none')],
    context: signedIn,
  },
  'stock and prices of a product': {
    draw: () => <ProductView product={goods} />,
    call: 'POST /api/variants/stockprices',
    says: 'product.stock-prices-failed',
    never: [t('product.stock.undefined'), t('product.stock.none')],
    context: signedIn,
  },
  'stock and prices of a list': {
    draw: () => <searchPage.View route={{ page: 'search', query: '' }} />,
    call: 'POST /api/variants/stockprices',
    says: 'product.stock-prices-failed',
    never: [t('product.stock.undefined'), t('product.stock.none')],
    context: signedIn,
    answers: { '/api/search': searchResult([hit('4000001', 'Kulventil')]) },
  },
  'the cart': {
    draw: () => <cartPage.View route={{ page: 'cart' }} />,
    call: 'GET /api/cart',
    says: failed,
    never: [t('cart.none-title'), t.count('cart.count', 0)],
    context: signedIn,
  },
  'the purchase list': {
    draw: () => <cartPage.View route={{ page: 'cart' }} />,
    call: 'GET /api/cart',
    says: failed,
    never: [t('cart.none-title-list')],
  },
  'the favourite lists': {
    draw: () => <FromFavouriteListDialog onClose={() => undefined} onAdded={() => undefined} />,
    call: 'GET /api/cart/lists',
    says: 'cart-page.from-list-unread',
    never: [t('cart-page.from-list-none')],
    context: signedIn,
  },
  'the checkout': {
    draw: () => <checkoutPage.View route={{ page: 'checkout' }} />,
    call: 'GET /api/cart/checkout',
    says: failed,
    never: [t('cart.none-title')],
    context: signedIn,
  },
  'the order history': {
    draw: () => <orderHistoryPage.View route={{ page: 'order-history', query: '' }} />,
    call: 'GET /api/my-pages/order-history',
    says: 'list.failed',
    never: [t('orders.none-title'), t('list.nothing-title')],
    context: signedIn,
  },
  'an order': {
    draw: () => <orderPage.View route={{ page: 'order', orderNumber: '500123' }} />,
    call: 'GET /api/my-pages/order',
    says: failed,
    never: [],
    context: signedIn,
  },
  'the direct order': {
    draw: () => <DirectOrderForm />,
    call: 'GET /api/directorder/list',
    says: 'direct-order.load-failed',
    never: [],
  },
}

describe.each(Object.entries(parts))('%s', (_name, { draw, call, says, never, context, answers }) => {
  it.each(Object.entries(failures))(
    'reports the failure after %s, offers a retry, and shows nothing as empty',
    async (_kind, fail) => {
      const calls = stubNetwork({ [call]: fail })
      vi.spyOn(console, 'warn').mockImplementation(() => undefined)
      renderInShop(draw(), { ...(context ? { context } : {}), ...(answers ? { answers } : {}) })
      await screen.findAllByText(t(says))
      for (const words of never) expect(screen.queryByText(words)).toBeNull()
      const before = calls.filter(({ method, path }) => `${method} ${path}` === call).length
      const [retry] = screen.getAllByRole('button', { name: t('common.retry') })
      if (retry === undefined) throw new Error('Nothing offers another try.')
      for (const each of screen.getAllByRole('button', { name: t('common.retry') })) fireEvent.click(each)
      await waitFor(() =>
        expect(calls.filter(({ method, path }) => `${method} ${path}` === call).length).toBeGreaterThan(
          before,
        ),
      )
    },
  )
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const name = (words: string) => new RegExp(words, 'u')

describe('automatic retries', () => {
  it('happen after some seconds, and at once when the browser is online again', async () => {
    vi.useFakeTimers()
    let works = false
    const calls = stubNetwork({
      'GET /api/site/getmegamenu': () =>
        works ? json([{ name: 'Ventiler', url: '/c/valves', subCategories: [] }]) : json({}, 503),
    })
    renderInShop(<MainMenu route={{ page: 'start' }} />)
    await pass(1000)
    expect(screen.getByText(t('shell.menu.failed'))).toBeDefined()
    const asked = calls.length
    await pass(8000)
    expect(calls.length).toBeGreaterThan(asked)
    works = true
    act(() => void window.dispatchEvent(new Event('online')))
    await pass(1000)
    expect(screen.getByText('Ventiler')).toBeDefined()
    expect(screen.queryByText(t('shell.menu.failed'))).toBeNull()
  })
})

describe('"Try again"', () => {
  it('is busy while it retries, and a failed retry does not duplicate the automatic ones', async () => {
    vi.useFakeTimers()
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    const calls = stubNetwork({
      'GET /api/site/getmegamenu': async () => {
        await new Promise((come) => setTimeout(come, 500))
        return json({}, 503)
      },
    })
    renderInShop(<MainMenu route={{ page: 'start' }} />)
    // The first attempt, and the almost immediate retry.
    await pass(2000)
    expect(calls).toHaveLength(2)
    const retry = screen.getByRole('button', { name: t('common.retry') })
    for (let press = 0; press < 3; press += 1) {
      fireEvent.click(retry)
      await pass(100)
      expect(retry.getAttribute('aria-busy')).toBe('true')
      await pass(900)
      expect(retry.getAttribute('aria-busy')).toBeNull()
    }
    const before = calls.length
    await pass(20_000)
    // After 3, 6 and 12 seconds at most.
    expect(calls.length - before).toBeLessThanOrEqual(4)
  })
})

describe('quick search', () => {
  it.each(Object.entries(failures))(
    'reports after %s that suggestions failed, and retries',
    async (_kind, fail) => {
      let works = false
      stubNetwork({
        'GET /api/search/quick': (seen) =>
          works
            ? json({
                originalSearchPhrase: 'kulv',
                searchPhrase: 'kulv',
                didYouMean: null,
                alternativeSearch: null,
                suggestions: [{ text: 'kulventil', url: '/search' }],
                productCategories: [],
                categoryCards: [],
                productCards: [],
                nearNumbers: [],
                words: null,
                exactMatchUrl: null,
                preparing: null,
                hasOriginalSearchResults: true,
              })
            : fail(seen),
      })
      renderInShop(<QuickSearchArea initialPhrase="" />)
      const gesture = userEvent.setup()
      await gesture.type(screen.getByRole('combobox'), 'kulv')
      await screen.findByText(t('quick-search.failed'), undefined, { timeout: 5000 })
      expect(screen.queryByText(t('quick-search.nothing', 'kulv'))).toBeNull()
      works = true
      await gesture.click(screen.getByRole('button', { name: t('common.retry') }))
      await screen.findByText(/kulventil/u)
      expect(screen.queryByText(t('quick-search.failed'))).toBeNull()
    },
  )
})

describe('a page rendered without a known session', () => {
  const unknown = shopContext({ personUnknown: true, cartCount: null })

  it('reports it, offers a retry, and signs nobody out', () => {
    sessionStorage.setItem('tab_user', 'u1')
    sessionStorage.setItem('draft', 'typed')
    stubNetwork({})
    renderInShop(
      <Shell route={{ page: 'start' }}>
        <h1>Start</h1>
      </Shell>,
      { context: unknown, answers: { '/api/site/getmegamenu?depth=1': [] } },
    )
    expect(screen.getByText(t('shell.person-failed'))).toBeDefined()
    expect(screen.getByText(t('common.retry')).closest('a')?.getAttribute('href')).toBe('')
    expect(screen.queryByRole('button', { name: t('account.sign-in') })).toBeNull()
    expect(screen.getByText(t('account.unknown'))).toBeDefined()
    expect(sessionStorage.getItem('draft')).toBe('typed')
    sessionStorage.clear()
  })

  it('shows no cart count until it is known', async () => {
    vi.useFakeTimers()
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    let works = false
    stubNetwork({
      'GET /api/cart/getminicart': () =>
        works ? json(miniCartOf([lineOf(), lineOf({ itemId: 'l2' })])) : json({}, 503),
    })
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    renderInShop(
      <>
        <CartArea />
        <CartNoticeArea />
        <AccountArea />
      </>,
      { context: shopContext({ user: buyer, cartCount: null }) },
    )
    expect(screen.getByRole('link', { name: name(t('cart.count-unknown')) })).toBeDefined()
    await act(() => vi.dynamicImportSettled())
    await act(() => vi.advanceTimersByTimeAsync(8000))
    expect(screen.getByRole('link', { name: name(t('cart.count-unknown')) })).toBeDefined()
    works = true
    await act(() => vi.advanceTimersByTimeAsync(16_000))
    expect(screen.getByRole('link', { name: name(t.count('cart.count', 2)) })).toBeDefined()
  })
})
