import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createShopStore, pushEvent, stickyAtom } from '@tradecounter/shop/core'
import { layoutOf, PageMain, segments, Shell, shellNeeds } from '@tradecounter/shop/shell'
import { contents } from '../../shop/shell/shell.css.ts'
import { watchBrowser } from '../../shop/shell/browser/watch-browser.ts'
import { siteItems } from '../../shop/shell/menu/site-items.ts'
import { buyer, json, renderInShop, settings, shopContext, stubNetwork } from './in-shop.tsx'

const valves = { name: 'Ventiler', url: '/c/valves', subCategories: [] }
const salesman = {
  name: 'Min säljare',
  url: '/my-pages/my-sales-person',
  subCategories: [],
  isMySalesmanPage: true,
  salesMan: { name: 'Anna Berg', telephoneNumber: '070-174 06 32', email: 'anna@tradecounter.example' },
}
const siteLink = (title: string, url: string) => ({ title, url, html: [], subItems: [] })
const answersWith = (top: unknown[]) => Object.fromEntries(shellNeeds.map((address) => [address, top]))
const answers = answersWith([valves])
const menu = (): HTMLElement => screen.getByRole('navigation', { name: 'Sortiment' })
const opener = (): HTMLElement => screen.getByRole('button', { name: 'Visa Tjänster' })
const page = (route: Parameters<typeof Shell>[0]['route'], content = 'Innehåll') => (
  <Shell route={route}>{content}</Shell>
)

const mains = (): string[] => screen.getAllByRole('main').map((main) => main.id)
const small = (matches: boolean): void => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({ media, matches, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList,
  )
}

const cart = (lines: number) => ({
  'GET /api/cart/getminicart': () =>
    json({
      lineCount: lines,
      // The service returns the first hundred lines.
      miniCartLineItems: Array.from({ length: Math.min(lines, 100) }, (_, itemId) => ({ itemId })),
      miniCartTotalSum: null,
      currency: 'SEK',
      showFetchPricesItems: false,
      hideTotalPrice: false,
    }),
})
const made = (user: typeof buyer | null) =>
  renderInShop(page({ page: 'start' }), { answers, context: shopContext({ user, cartCount: 1 }) })

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(document, 'prerendering')
  window.history.replaceState(null, '', '/')
})

describe('layouts', () => {
  it('are all three wide, and my pages have their own main', () => {
    expect(Object.values(segments).map(({ segment, wide, wrapped }) => [segment, wide, wrapped])).toEqual([
      ['products', true, true],
      ['my-pages', true, false],
      ['invoice', true, true],
    ])
    expect(layoutOf('product')).toBe(segments.products)
    expect([layoutOf('order'), layoutOf('order-history')]).toEqual([
      segments['my-pages'],
      segments['my-pages'],
    ])
    expect([layoutOf('start').wide, layoutOf('cart').wide, layoutOf('search').wrapped]).toEqual([
      false,
      false,
      true,
    ])
  })

  it.each([
    [{ page: 'product', code: '1' }, true, true],
    [{ page: 'order-history', query: '' }, true, false],
    [{ page: 'start' }, false, true],
  ] as const)('draws %j wide: %s, in the main of the frame: %s', (route, wide, wrapped) => {
    renderInShop(<Shell route={route}>Innehåll</Shell>, { answers })
    const around = screen.getByText('Innehåll')
    expect([around.className === contents.wide, around.className === contents.page]).toEqual([wide, !wide])
    expect(around.closest('main') !== null).toBe(wrapped)
  })

  it('have one main each, the target of the skip link', () => {
    const { unmount } = renderInShop(page({ page: 'start' }), { answers })
    expect(mains()).toEqual(['content'])
    unmount()
    renderInShop(
      <Shell route={{ page: 'order-history', query: '' }}>
        <PageMain>Order</PageMain>
      </Shell>,
      { answers },
    )
    expect(mains()).toEqual(['content'])
  })
})

describe('the menus (SHELL-6)', () => {
  it('show the salesperson of a signed-in customer with name and telephone, without a request', async () => {
    const calls = stubNetwork({ 'GET /api/site/getmegamenu': () => json([valves, salesman]) })
    renderInShop(page({ page: 'start' }), {
      answers: answersWith([valves, salesman]),
      context: shopContext({ user: buyer }),
    })
    const entry = within(menu()).getByRole('link', { name: 'Min säljare' })
    expect(entry.getAttribute('href')).toBe('/my-pages/my-sales-person')
    expect(calls).toEqual([])
    await userEvent.click(within(menu()).getByRole('button', { name: 'Visa Min säljare' }))
    expect(await within(menu()).findByText('Anna Berg')).toBeTruthy()
    expect(within(menu()).getByText('070-174 06 32')).toBeTruthy()
  })

  it('show what a site has below the entries of its top menu and footer, in the locale of the reader (MY-1)', async () => {
    stubNetwork({ 'GET /api/site/getmegamenu': () => json([valves]) })
    const html = [
      { tag: 'p' as const, children: [{ tag: 'a' as const, href: '/search', children: ['Boka'] }] },
      { tag: 'p' as const, children: [{ tag: 'a' as const, href: '/documents/a.pdf', children: ['Blad'] }] },
    ]
    const services = {
      ...siteLink('Tjänster', '/c/services'),
      html,
      subItems: [siteLink('Kapning', '/c/cutting'), siteLink('Ordrar', '/my-pages/order-history')],
    }
    const context = shopContext({
      localePrefix: '/en',
      settings: {
        ...settings,
        topMenu: [siteLink('Kampanjer', '/search'), services],
        footerMenu: [{ ...siteLink('Om oss', ''), html: [{ tag: 'p', children: ['Sedan 1952'] }] }],
      },
    })
    renderInShop(page({ page: 'start' }), { answers, context })
    expect((await screen.findByRole('link', { name: 'Kampanjer' })).getAttribute('href')).toBe('/en/search')
    expect(screen.getByRole('link', { name: 'Tjänster' }).getAttribute('href')).toBe('/en/c/services')
    // What is below an entry opens beside it, and is in the menu of small screens.
    expect(screen.queryByRole('button', { name: 'Visa Kampanjer' })).toBeNull()
    opener().focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Tjänster' })
    const below = within(dialog).getAllByRole('link')
    expect(below.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Kapning', '/en/c/cutting'],
      ['Boka', '/en/search'],
      ['Blad', '/documents/a.pdf'],
    ])
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(opener()))
    expect([screen.queryByRole('dialog'), opener().getAttribute('aria-expanded')]).toEqual([null, 'false'])
    await userEvent.keyboard('{Enter}')
    expect(await screen.findByRole('dialog', { name: 'Tjänster' })).toBeTruthy()
    await userEvent.keyboard('{Escape}')
    expect(siteItems([services], context)).toEqual([
      {
        title: 'Tjänster',
        url: '/en/c/services',
        subItems: [{ title: 'Kapning', url: '/en/c/cutting', subItems: [] }],
        nodes: [
          { tag: 'p', children: [{ tag: 'a', href: '/en/search', children: ['Boka'] }] },
          { tag: 'p', children: [{ tag: 'a', href: '/documents/a.pdf', children: ['Blad'] }] },
        ],
      },
    ])
    const footer = await screen.findByRole('contentinfo')
    expect(await within(footer).findByText('Sedan 1952')).toBeTruthy()
  })

  it("render editors' texts from the server's tree, with links in the locale of the reader", async () => {
    const html = [
      { tag: 'heading', children: ['Kampanj'] },
      { tag: 'p', children: [{ tag: 'a', href: '/search', children: ['Se mer'] }] },
      { tag: 'p', children: [{ tag: 'a', href: '/documents/a.pdf', children: ['Blad'] }] },
      { tag: 'p', children: [{ tag: 'a', href: 'https://example.org/', children: ['Annan'] }] },
    ]
    stubNetwork({ 'GET /api/site/getmegamenu': () => json([{ ...valves, html }]) })
    renderInShop(page({ page: 'start' }), { answers, context: shopContext({ localePrefix: '/en' }) })
    await userEvent.click(within(menu()).getByRole('button', { name: 'Visa Ventiler' }))
    expect(await within(menu()).findByRole('heading', { name: 'Kampanj' })).toBeTruthy()
    const hrefOf = (name: string) => within(menu()).getByRole('link', { name }).getAttribute('href')
    expect(['Se mer', 'Blad', 'Annan'].map(hrefOf)).toEqual([
      '/en/search',
      '/documents/a.pdf',
      'https://example.org/',
    ])
  })

  it('keep the page when the menu fails (SHELL-10)', async () => {
    const calls = stubNetwork({ 'GET /api/site/getmegamenu': () => json({ code: 'internal' }, 503) })
    renderInShop(page({ page: 'start' }))
    await waitFor(() => expect(calls.length).toBeGreaterThan(0))
    expect(screen.getByText('Innehåll')).toBeTruthy()
    expect(await screen.findByRole('combobox')).toBeTruthy()
  })
})

describe('the mobile search overlay (SHELL-6)', () => {
  it('opens on a small screen on a tap in the field, focuses the field, and restores the focus', async () => {
    small(true)
    renderInShop(page({ page: 'start' }), { answers })
    const field = await screen.findByRole('combobox')
    await userEvent.click(field)
    const dialog = await screen.findByRole('dialog', { name: 'Sök' })
    expect(document.activeElement).toBe(within(dialog).getByRole('combobox'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(field)
  })

  it('does not open on a large screen', async () => {
    small(false)
    renderInShop(page({ page: 'start' }), { answers })
    await userEvent.click(await screen.findByRole('combobox'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('sticky elements (SHELL-1)', () => {
  it('measures the header, and scrolls focused elements below it', () => {
    let grown: () => void = vi.fn()
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(tell: () => void) {
          grown = tell
        }
        observe() {}
        disconnect() {}
      },
    )
    const style = vi.spyOn(window, 'getComputedStyle')
    const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(112)
    const row = document.createElement('div')
    const store = createShopStore(shopContext())
    style.mockReturnValue({ position: 'sticky', top: '-60px' } as CSSStyleDeclaration)
    const stop = watchBrowser(store, row)
    // Without waiting for the observer, which does not fire on a prerendered page.
    expect(store.get(stickyAtom)).toEqual([{ name: 'header', size: 52 }])
    expect(document.documentElement.style.getPropertyValue('scroll-padding-block-start')).toBe('68px')
    expect(document.documentElement.style.getPropertyValue('--sticky-height')).toBe('52px')
    height.mockReturnValue(72)
    style.mockReturnValue({ position: 'sticky', top: '0px' } as CSSStyleDeclaration)
    grown()
    expect(store.get(stickyAtom)).toEqual([{ name: 'header', size: 72 }])
    stop()
    expect(store.get(stickyAtom)).toEqual([])
  })
})

describe('feature toggles in the address (SHELL-3)', () => {
  it('are removed without a history entry, and nothing else is', async () => {
    window.history.replaceState({ kept: 1 }, '', '/search?a=1&featureToggle_newMenu=true&b=%20#x')
    const before = window.history.length
    renderInShop(page({ page: 'start' }), { answers })
    await waitFor(() => expect(window.location.href).toMatch(/\/search\?a=1&b=%20#x$/u))
    expect(window.history.length).toBe(before)
    expect(window.history.state).toEqual({ kept: 1 })
  })
})

/**
 * Events of earlier tests' pages wait for the same consent, and some arrive during this test: these are its own.
 */
const logins = (): number => window.dataLayer?.filter(({ event }) => event === 'login').length ?? 0

describe('a prerendered page', () => {
  it('reloads its cart when it is opened and painted, not before', async () => {
    let paint: () => void = vi.fn()
    vi.stubGlobal(
      'PerformanceObserver',
      class {
        constructor(tell: (list: null, observer: object) => void) {
          paint = () => tell(null, this)
        }
        observe() {}
        disconnect() {}
      },
    )
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
    const calls = stubNetwork({ ...cart(230), 'GET /api/user/current': () => json(buyer) })
    made(buyer)
    expect(calls).toEqual([])
    document.dispatchEvent(new Event('prerenderingchange'))
    await new Promise((rest) => setTimeout(rest))
    // The newest page in any tab was not for this customer: the person is requested at once.
    expect(calls.map(({ path }) => path)).toEqual(['/api/user/current'])
    paint()
    expect(await screen.findByRole('link', { name: /, 230 artiklar$/u })).toBeTruthy()
  })

  it('is not counted before it is shown', async () => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
    document.cookie = 'cookie_consent=C0002'
    pushEvent({ event: 'login' })
    expect(logins()).toBe(0)
    document.dispatchEvent(new Event('prerenderingchange'))
    await waitFor(() => expect(logins()).toBe(1))
  })

  it('reloads its cart when restored from the back/forward cache', async () => {
    const calls = stubNetwork({ ...cart(2), 'GET /api/user/current': () => json(null) })
    made(null)
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await waitFor(() => expect(calls.some(({ path }) => path === '/api/cart/getminicart')).toBe(true))
  })
})
