import { type ReactNode, useMemo } from 'react'
import type { MenuItem, Permission, SiteSettings, User } from '@tradecounter/api/contract'
import { createShopStore, ShopProvider, type Route, type ShopContext } from '@tradecounter/shop/core'
import { Shell, shellNeeds } from '@tradecounter/shop/shell'
import { allGroups, translationsFor } from '@tradecounter/shop/translations'
import { brandNames, type BrandName } from '@tradecounter/ui/theme'
import { brandTitles } from './brand-titles.ts'
import { useStoryLocale, type StoryLocale } from './story-globals.ts'

const menuItem = (title: string, url: string, subItems: MenuItem[] = []): MenuItem => ({
  title,
  url,
  html: [],
  subItems,
})

const settings: SiteSettings = {
  searchBasePath: '/search',
  search: { productSearchResult: true, infiniteScroll: false },
  // A tour over a screen would hide what the story shows.
  introTour: { show: false, showAgain: false },
  variantListCacheDuration: 30,
  topMenu: [
    menuItem('Products', '/search'),
    menuItem('Campaigns', '/search'),
    menuItem('Become a customer', '/search'),
  ],
  footerMenu: [
    menuItem('Shop', '', [menuItem('All products', '/search')]),
    menuItem('Your account', '', [menuItem('Order history', '/my-pages/order-history')]),
  ],
  myPages: ['order-history'],
  login: {
    show: true,
    loginBlock: {
      content: '',
      userNameLabel: 'User name',
      passwordLabel: 'Password',
      loginButtonLabel: 'Sign in',
      errorLabel: 'Wrong user name or password',
      lockedOutErrorLabel: 'The account is locked',
      currentUser: 'Signed in as',
      logoutButtonUserInformation: 'Sign out',
    },
    pageLinks: [],
  },
  notFound: { title: 'This page is not here', text: 'Check the address, or search for the article.' },
  startPage: { title: 'Everything for the installation', text: 'Pipe, valves, tools and protection.' },
  customerService: {
    phone: '020-123 45 67',
    email: 'help@tradecounter.example',
    hours: 'Mon to Fri 7–16.30',
  },
}

const buyer: User = {
  userId: 'u1',
  userName: 'anna',
  name: 'Anna Fitter',
  customerId: 'c1',
  customerEmail: 'anna@fitters.example',
  language: '',
  orderMail: true,
  attachedCustomers: [
    { id: 'c1', number: '104210', name: 'Fitters Ltd', address: 'Main Street 1', city: 'Malmö' },
  ],
  translationEnabled: false,
  myPageName: 'My pages',
  myPageUrl: '/my-pages/my-account',
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
  allowedPages: ['my-account', 'order-history'],
}

const isBrand = (text: string | undefined): text is BrandName => brandNames.some((name) => name === text)

/** Locale and language of the shop for each locale of the toolbar; Bokmål uses the formats of the Nynorsk sites. */
const speech: Record<StoryLocale, Pick<ShopContext, 'locale' | 'localePrefix' | 'language'>> = {
  'sv-SE': { locale: 'sv-SE', localePrefix: '', language: 'sv' },
  'fi-FI': { locale: 'fi-FI', localePrefix: '/fi-FI', language: 'fi' },
  'nn-NO': { locale: 'nn-NO', localePrefix: '/nn-NO', language: 'nn' },
  'nb-NO': { locale: 'nn-NO', localePrefix: '/nn-NO', language: 'nb' },
  'da-DK': { locale: 'da-DK', localePrefix: '/da-DK', language: 'da' },
  'en-US': { locale: 'en-US', localePrefix: '/en-US', language: 'en-US' },
  'en-GB': { locale: 'en', localePrefix: '/en', language: 'en' },
}

const buyerWithout = (lacks: readonly Permission[]): User => ({
  ...buyer,
  permissions: buyer.permissions.filter((permission) => !lacks.some((each) => each === permission)),
  allowedPages: lacks.includes('perm:viewOrderHistory') ? ['my-account'] : buyer.allowedPages,
})

const withPages = (user: User, opens: readonly string[]): User => ({
  ...user,
  allowedPages: [...user.allowedPages, ...opens],
})

const withRights = (user: User, administers: boolean): User => ({
  ...user,
  permissions: [...user.permissions, ...(administers ? ['perm:adminUsers', 'perm:adminCompany'] : [])],
})

const contextOf = (
  {
    signedIn = false,
    administers = false,
    lacks = [],
    opens = [],
    flags = [],
    tours = false,
  }: Pick<InShopProps, 'signedIn' | 'administers' | 'lacks' | 'opens' | 'flags' | 'tours'>,
  locale: StoryLocale,
): ShopContext => {
  const worn = document.documentElement.dataset.brand
  const brand = isBrand(worn) ? worn : 'tradecounter'
  return {
    site: 'se',
    brand,
    siteName: brandTitles[brand],
    country: 'SE',
    currency: 'SEK',
    ...speech[locale],
    environment: 'prd',
    origin: 'https://www.tradecounter.example',
    analyticsSiteId: 2,
    flags,
    settings: {
      ...settings,
      myPages: [...settings.myPages, ...opens],
      introTour: { show: tours, showAgain: false },
    },
    user: signedIn ? withPages(withRights(buyerWithout(lacks), administers), opens) : null,
    cartCount: signedIn ? 3 : 0,
    translations: translationsFor(speech[locale].language, allGroups),
  }
}

const topCategories = ['Pipe', 'Fittings', 'Valves', 'Taps', 'Heating', 'Ventilation', 'Tools'].map(
  (name) => ({
    name,
    url: `/c/${name.toLowerCase()}`,
    subCategories: [],
  }),
)

export interface InShopProps {
  route: Route
  signedIn?: boolean
  /** The signed-in user administers the company. @default false */
  administers?: boolean
  /** Further pages below /my-pages/ that the site has and the user may open. */
  opens?: readonly string[]
  /** Feature flags that are on. */
  flags?: readonly string[]
  /** The site has intro tours. @default false */
  tours?: boolean
  /** Missing permissions of the signed-in user. */
  lacks?: readonly Permission[]
  /** Answers by address, as provided by the host. */
  answers: Readonly<Record<string, unknown>>
  children: ReactNode
}

/** A whole page of the shop with given answers: no code of host or API is loaded. */
export function InShop({ route, answers, children, ...user }: InShopProps) {
  const context = contextOf(user, useStoryLocale())
  // A page has one store for as long as it is open. Another brand, language or user is another page.
  const id = JSON.stringify([user, context.brand, context.locale])
  // oxlint-disable-next-line react/exhaustive-deps -- the context is made from what the id names
  const store = useMemo(() => createShopStore(context), [id])
  const shell = Object.fromEntries(shellNeeds.map((address) => [address, topCategories]))
  return (
    <ShopProvider key={id} fallback={{ ...shell, ...answers }} store={store}>
      <Shell route={route}>{children}</Shell>
    </ShopProvider>
  )
}

/** Replaces the API: answers the calls of a screen while the story is open. */
export function answerCalls(answers: Readonly<Record<string, (body: unknown) => unknown>>): () => void {
  const real = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const path = typeof input === 'string' ? new URL(input, window.location.origin).pathname : ''
    if (!path.startsWith('/api/')) return real(input, init)
    if (path.endsWith('getAntiForgeryToken')) return new Response('token')
    const answer = answers[path]
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
    return answer
      ? Response.json(answer(body))
      : Response.json({ code: 'notFound', message: '' }, { status: 404 })
  }
  return () => {
    globalThis.fetch = real
  }
}
