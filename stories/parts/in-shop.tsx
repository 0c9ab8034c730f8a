import type { ReactNode } from 'react'
import type { Permission, SiteSettings, User } from '@tradecounter/api/contract'
import { createShopStore, ShopProvider, type Route, type ShopContext } from '@tradecounter/shop/core'
import { Shell, shellNeeds } from '@tradecounter/shop/shell'
import { allGroups, translationsFor } from '@tradecounter/shop/translations'
import { brandNames, type BrandName } from '@tradecounter/ui/theme'
import { brandTitles } from './brand-titles.ts'
import { useStoryLocale, type StoryLocale } from './story-globals.ts'

const settings: SiteSettings = {
  searchBasePath: '/search',
  search: { productSearchResult: true, infiniteScroll: false },
  variantListCacheDuration: 30,
  topMenu: [
    { text: 'Products', url: '/search' },
    { text: 'Campaigns', url: '/search' },
    { text: 'Become a customer', url: '/search' },
  ],
  footerMenu: [
    { title: 'Shop', items: [{ text: 'All products', url: '/search' }] },
    { title: 'Your account', items: [{ text: 'Order history', url: '/my-pages/order-history' }] },
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
  attachedCustomers: [
    { id: 'c1', number: '104210', name: 'Fitters Ltd', address: 'Main Street 1', city: 'Malmö' },
  ],
  translationEnabled: false,
  myPageName: 'My pages',
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
    'perm:manageLists',
  ],
  allowedPages: ['order-history'],
}

const isBrand = (text: string | undefined): text is BrandName => brandNames.some((name) => name === text)

/** How the shop writes and speaks in a locale of the toolbar; Bokmål is written as Nynorsk's sites are. */
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
})

const contextOf = (signedIn: boolean, lacks: readonly Permission[], locale: StoryLocale): ShopContext => {
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
    flags: [],
    settings,
    user: signedIn ? buyerWithout(lacks) : null,
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
  /** What the signed-in user may not do. */
  lacks?: readonly Permission[]
  /** Answers by address, as the host would give them. */
  answers: Readonly<Record<string, unknown>>
  children: ReactNode
}

/** A whole page of the shop with answers at hand: nothing of the host or the api is loaded. */
export function InShop({ route, signedIn = false, lacks = [], answers, children }: InShopProps) {
  const context = contextOf(signedIn, lacks, useStoryLocale())
  const shell = Object.fromEntries(shellNeeds.map((address) => [address, topCategories]))
  return (
    <ShopProvider context={context} fallback={{ ...shell, ...answers }} store={createShopStore(context)}>
      <Shell route={route}>{children}</Shell>
    </ShopProvider>
  )
}

/** Stands in for the api: answers the calls that a screen makes by itself, for as long as the story is open. */
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
