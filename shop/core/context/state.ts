import { atom, createStore } from 'jotai'
import type { SiteSettings } from '@tradecounter/api/contract'
import type { ShopContext } from './context.ts'

/** Site group (spec §3): what the server said of the site. */
export interface SiteState {
  /** Menus, search, sign-in, not-found and start page, customer service. */
  settings: SiteSettings | null
  miniCart: { lineCount: number }
  directOrder: { shown: boolean }
  /** Groups that the visitor has consented to: `C0001` is always one of them. */
  cookieConsent: readonly string[]
  /** Address of the carrier's page for a parcel; empty while the site has none. */
  trackAndTrace: string
  /** Minutes for which a variant list is kept; whether the page asks for feedback. */
  productPage: { variantListCacheDuration: number; feedback: boolean }
  myLists: { shown: boolean }
  itemConfigurator: { shown: boolean }
  /** Of the words. */
  language: string
  /** What calls say in `X-Language`. */
  requestLanguage: string
  /** Where the browser is; on the server the same as `serverOrigin`. */
  clientOrigin: string
  /** The site's canonical origin, for which the server has rendered. */
  serverOrigin: string
  environment: string
  /** True outside production. */
  test: boolean
}
const noSite: SiteState = {
  settings: null,
  miniCart: { lineCount: 0 },
  directOrder: { shown: false },
  cookieConsent: ['C0001'],
  trackAndTrace: '',
  productPage: { variantListCacheDuration: 0, feedback: false },
  myLists: { shown: false },
  itemConfigurator: { shown: true },
  language: '',
  requestLanguage: '',
  clientOrigin: '',
  serverOrigin: '',
  environment: '',
  test: false,
}
export const siteAtom = atom(noSite)

/** Number of lines in the cart, as the header shows it. */
export const cartCountAtom = atom<number | null>(0)

/** One sticky element, as far as it covers the top of the window: in CSS pixels. */
export interface StickyPart {
  name: string
  size: number
}

/** Browser group (spec §3): mobile or not once it is known (null on the server), and the stack of sticky elements. */
export const browserAtom = atom<{ isMobile: boolean | null; sticky: readonly StickyPart[] }>({
  isMobile: null,
  sticky: [],
})

/** Become-a-customer group: the application as far as it has got. */
export interface BecomeCustomerState {
  applicationPage: string
  /** What was typed, by field. */
  registration: Readonly<Record<string, string>>
  /** By field. */
  validationErrors: Readonly<Record<string, string>>
  businessModel: string
  activeTab: string
  tabs: readonly string[]
  eIdentificationInitiated: boolean
}
export const becomeCustomerAtom = /* @__PURE__ */ atom<BecomeCustomerState>({
  applicationPage: '',
  registration: {},
  validationErrors: {},
  businessModel: '',
  activeTab: '',
  tabs: [],
  eIdentificationInitiated: false,
})

/** Direct order list: whether it stands open, and the entry that is being typed. The list itself is the server's. */
export const directOrderListAtom = /* @__PURE__ */ atom<{ open: boolean; article: string; quantity: string }>(
  {
    open: false,
    article: '',
    quantity: '',
  },
)

/** Facet cards, by attribute id: folded or not, and whether all values show. What is not in it is as it comes. */
export const facetCardAtom = /* @__PURE__ */ atom<
  Readonly<Record<string, { expanded: boolean; showsAll: boolean }>>
>({})

/** Whether the login panel stands open. */
export const loginPanelExpandedAtom = atom(false)

/** Mega menu: the open item's address, and whether its panels are being fetched. */
export const megaMenuAtom = atom<{ openId: string | null; loading: boolean }>({
  openId: null,
  loading: false,
})

/** How the mini cart is to be fetched next (spec §4) and when it was last, in milliseconds; 0 is never. */
export const miniCartAtom = atom<{
  open: boolean
  reload: 'none' | 'normal' | 'withPrices'
  reloadedAt: number
}>({
  open: false,
  reload: 'none',
  reloadedAt: 0,
})

/** Warranty text of the product that the page shows. */
export const warrantyTextAtom = /* @__PURE__ */ atom('')

/** Whether the last copy to the clipboard succeeded, and whether its hint shows. */
export const copyStatusAtom = /* @__PURE__ */ atom<{ success: boolean; showing: boolean }>({
  success: false,
  showing: false,
})

/** The atoms of one request, or of one page in the browser, seeded from its context. */
export function createShopStore(context: ShopContext): ReturnType<typeof createStore> {
  const store = createStore()
  store.set(siteAtom, {
    ...noSite,
    settings: context.settings,
    miniCart: { lineCount: context.cartCount ?? 0 },
    productPage: {
      variantListCacheDuration: context.settings.variantListCacheDuration,
      feedback: context.flags.includes('productFeedback'),
    },
    language: context.language,
    requestLanguage: context.locale,
    clientOrigin: typeof window === 'undefined' ? context.origin : window.location.origin,
    serverOrigin: context.origin,
    environment: context.environment,
    test: context.environment !== 'prd',
  })
  store.set(cartCountAtom, context.cartCount)
  return store
}
