import { render, type RenderResult } from '@testing-library/react'
import type { ReactElement } from 'react'
import { vi } from 'vitest'
import type { MenuItem, SiteSettings, User } from '@tradecounter/api/contract'
import { createShopStore, ShopProvider, type Language, type ShopContext } from '@tradecounter/shop/core'
import '@tradecounter/shop/core/http-client'
import { allGroups, translationsFor } from '@tradecounter/shop/translations'

const menuItem = (title: string, url: string, subItems: MenuItem[] = []): MenuItem => ({
  title,
  url,
  html: [],
  subItems,
})

export const settings: SiteSettings = {
  searchBasePath: '/search',
  search: { productSearchResult: true, infiniteScroll: false },
  introTour: { show: true, showAgain: false },
  variantListCacheDuration: 30,
  topMenu: [menuItem('Kundservice', '/search')],
  footerMenu: [menuItem('Handla', '', [menuItem('Alla produkter', '/search')])],
  myPages: ['order-history'],
  login: {
    show: true,
    loginBlock: {
      content: '',
      userNameLabel: 'Användarnamn',
      passwordLabel: 'Lösenord',
      loginButtonLabel: 'Logga in',
      errorLabel: 'Fel användarnamn eller lösenord',
      lockedOutErrorLabel: 'Kontot är låst',
      currentUser: 'Inloggad som',
      logoutButtonUserInformation: 'Logga ut',
    },
    pageLinks: [],
  },
  notFound: { title: 'Sidan finns inte', text: 'Kontrollera adressen.' },
  startPage: { title: 'Allt för jobbet', text: 'Rör, ventiler och verktyg.' },
  customerService: { phone: '0771-12 34 56', email: 'hej@tradecounter.example', hours: '7–17' },
}

export const buyer: User = {
  userId: 'u1',
  userName: 'kim',
  name: 'Kim Rörmokare',
  customerId: 'c1',
  customerEmail: 'kim@ror.example',
  language: '',
  orderMail: true,
  attachedCustomers: [
    { id: 'c1', number: '104210', name: 'Kims Rör', address: 'Storgatan 1', city: 'Malmö' },
    { id: 'c2', number: '104377', name: 'Norra Värme', address: 'Bruksvägen 2', city: 'Umeå' },
  ],
  translationEnabled: false,
  myPageName: 'Mina sidor',
  myPageUrl: '/my-pages/order-history',
  onlyMyAssortment: {
    onlyMyAssortmentChecked: false,
    onlyMyAssortmentOptionAvailable: false,
    onlyMyAssortmentLabel: '',
  },
  temporarilyHidePrices: { checked: false, optionAvailable: false, label: '' },
  permissions: [
    'perm:seePrices',
    'perm:order',
    'perm:orderToFreeAddress',
    'perm:viewOrderHistory',
    'perm:viewCustomerOrders',
    'perm:manageLists',
  ],
  allowedPages: ['order-history', 'order-info'],
}

/** A visitor of the se site in Swedish, with all translations; `changes` override fields. */
export function shopContext(changes: Partial<ShopContext> = {}): ShopContext {
  const language: Language = changes.language ?? 'sv'
  return {
    site: 'se',
    brand: 'tradecounter',
    siteName: 'Tradecounter',
    country: 'SE',
    currency: 'SEK',
    locale: 'sv-SE',
    localePrefix: '',
    language,
    environment: 'local',
    origin: 'http://local.se.localhost:7400',
    analyticsSiteId: 2,
    flags: [],
    settings,
    user: null,
    cartCount: 0,
    translations: translationsFor(language, allGroups),
    ...changes,
  }
}

export interface InShop {
  context?: ShopContext
  /** The host's answers, by address. */
  answers?: Readonly<Record<string, unknown>>
}

/** Renders a part of the shop inside its provider. */
export function renderInShop(
  ui: ReactElement,
  { context = shopContext(), answers = {} }: InShop = {},
): RenderResult {
  const store = createShopStore(context)
  return render(ui, {
    wrapper: ({ children }) => (
      <ShopProvider fallback={answers} store={store}>
        {children}
      </ShopProvider>
    ),
  })
}

/** One call of the browser. `query` is without the parameters that every call adds. */
export interface SeenCall {
  method: string
  path: string
  query: URLSearchParams
  headers: Headers
  body: unknown
  signal: AbortSignal | null
  /** Whether the call outlives the page. */
  keepalive: boolean
}

export type Answerer = (call: SeenCall) => Response | Promise<Response>

export const json = (body: unknown, status = 200, statusText = ''): Response =>
  new Response(JSON.stringify(body), { status, statusText, headers: { 'Content-Type': 'application/json' } })

/**
 * Replaces the network: answers by `METHOD /path`, the anti-forgery token by default, 404 for anything else. Calls
 * are recorded.
 */
export function stubNetwork(routes: Readonly<Record<string, Answerer>>): SeenCall[] {
  const seen: SeenCall[] = []
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(input, 'http://local.se.localhost:7400')
    const method = init.method ?? 'GET'
    for (const name of ['site', 'topDomain', 'environment']) url.searchParams.delete(name)
    if (url.pathname === '/api/site/getAntiForgeryToken' && !routes[`GET ${url.pathname}`])
      return new Response('token-1', { headers: { 'Content-Type': 'text/plain' } })
    const call: SeenCall = {
      method,
      path: url.pathname,
      query: url.searchParams,
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
      signal: init.signal ?? null,
      keepalive: init.keepalive ?? false,
    }
    seen.push(call)
    const answer = routes[`${method} ${url.pathname}`]
    if (!answer) return json({ code: 'notFound', message: 'No such thing.' }, 404, 'Not Found')
    const pending = Promise.resolve(answer(call))
    const aborted = new Promise<never>((_, reject) => {
      const end = (): void => reject(new DOMException('aborted', 'AbortError'))
      if (init.signal?.aborted) end()
      init.signal?.addEventListener('abort', end)
    })
    return Promise.race([pending, aborted])
  })
  return seen
}
