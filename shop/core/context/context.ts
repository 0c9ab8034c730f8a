import type {
  Brand,
  Currency,
  Environment,
  Locale,
  SiteKey,
  SiteSettings,
  User,
} from '@tradecounter/api/contract'
import type { Language } from '../../translations/keys.ts'

export type { Language }

/**
 * Everything that is true for one request and for the page that answers it.
 * Made by the host, sent to the browser once, and never changed afterwards: what changes lives in SWR and atoms.
 */
export interface ShopContext {
  site: SiteKey
  brand: Brand
  siteName: string
  country: string
  currency: Currency
  locale: Locale
  /** `''` for the site's own locale, else `/sv-SE`: goes before every address of the shop. */
  localePrefix: string
  language: Language
  environment: Environment
  /** Canonical origin of the site, without a slash at the end. Never taken from the request's own header. */
  origin: string
  /** Id of the site in web analytics, by the host that was visited (SITE-7). */
  analyticsSiteId: number
  /** Feature flags that are on (spec §6). */
  flags: readonly string[]
  settings: SiteSettings
  /** Null for a visitor. */
  user: User | null
  /** Whether the browser itself holds the access token and sends it along; else the host adds it (reliability T1). */
  bearer?: boolean
  /**
   * What a signed-in user's POST calls carry, of the session that the page was made for: the first of a page that has
   * outlived it is refused, and nothing is done for another customer than the one on screen. Absent for visitors.
   */
  antiForgery?: string
  /** Null when the cart could not be asked for. */
  cartCount: number | null
  /**
   * There is a session, and it could not be found out whose: `user` is null and nobody may be told that they are signed
   * out.
   */
  personUnknown?: true
  /** This page in the site's other languages, with their locale prefixes: for `hreflang` and the language links. */
  alternates?: readonly { locale: Locale; href: string }[]
  /** The texts of this page only, by key. */
  translations: Readonly<Record<string, string>>
}

/** A page of the shop with what its address says. Written and read by `addresses.ts` alone. */
export type Route =
  | { page: 'start' }
  | { page: 'search'; query: string }
  | { page: 'category'; path: string; query: string }
  /** `code` is the product's or one of its variants' article number. */
  | { page: 'product'; code: string }
  | { page: 'cart' }
  | { page: 'purchase-list' }
  | { page: 'checkout' }
  | { page: 'confirmation'; orderNumber: string }
  | { page: 'order-history'; number: number }
  | { page: 'order'; orderNumber: string }
  /** `query` is what its form has sent without script; none where a link leads there. */
  | { page: 'order-directly'; query?: string }
  | { page: 'order-with-excel' }
  /** The token of its link stands behind the `#`. */
  | { page: 'set-password' }
  | { page: 'not-found' }

export type PageId = Route['page']
