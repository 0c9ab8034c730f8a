import type {
  Brand,
  Currency,
  Environment,
  Locale,
  SiteKey,
  SiteSettings,
  User,
} from '@tradecounter/api/contract'
import type { AssignedExperiment } from '../experiments/assign.ts'
import type { Language } from '../../translations/keys.ts'

export type { Language }

/**
 * Everything that is constant for one request and its page. Created by the host, sent to the browser once, and
 * never changed: state that changes is in SWR and atoms.
 */
export interface ShopContext {
  site: SiteKey
  brand: Brand
  siteName: string
  country: string
  currency: Currency
  locale: Locale
  /** `''` for the site's default locale, otherwise `/sv-SE`: prefix of every address of the shop. */
  localePrefix: string
  language: Language
  environment: Environment
  /** Canonical origin of the site, without a trailing slash. Never taken from a request header. */
  origin: string
  /** Site id in web analytics, by the visited host name (SITE-7). */
  analyticsSiteId: number
  /** Enabled feature flags (spec §6). */
  flags: readonly string[]
  /** The variants that the host has rendered for this browser; absent without any. */
  experiments?: readonly AssignedExperiment[]
  /** The site runs an experiment on some page: the host needs the browser's id, by consent. */
  runsExperiments?: true
  settings: SiteSettings
  /** Null for a visitor. */
  user: User | null
  /** Whether the browser sends the access token itself; otherwise the host adds it (reliability T1). */
  bearer?: boolean
  /**
   * Anti-forgery token of a signed-in user's POST calls, tied to the session that the page was rendered for: a call
   * from an outdated page is refused, so nothing is done for another customer than the shown one. Absent for
   * visitors.
   */
  antiForgery?: string
  /** Null if the cart could not be fetched. */
  cartCount: number | null
  /**
   * There is a session, but its person is unknown: `user` is null, and the page must not say that the user is
   * signed out.
   */
  personUnknown?: true
  /** This page in the site's other languages, with locale prefixes: for `hreflang` and the language links. */
  alternates?: readonly { locale: Locale; href: string }[]
  /** The texts of this page only, by key. */
  translations: Readonly<Record<string, string>>
}

/** The parts of my-account, each with an address of its own. */
export const myAccountSections = ['overview', 'settings', 'security'] as const
export type MyAccountSection = (typeof myAccountSections)[number]

/** The parts of customer-administration, each with an address of its own. */
export const customerAdministrationSections = ['customers', 'units', 'cost-centres', 'users'] as const
export type CustomerAdministrationSection = (typeof customerAdministrationSections)[number]

/** A page of the shop with the parameters of its address. Only `addresses.ts` parses and formats it. */
export type Route =
  | { page: 'start' }
  | { page: 'search'; query: string }
  | { page: 'category'; path: string; query: string }
  /** `code` is the article number of the product or of one of its variants. */
  | { page: 'product'; code: string }
  | { page: 'cart' }
  | { page: 'purchase-list' }
  | { page: 'checkout' }
  | { page: 'confirmation'; orderNumber: string }
  /** `moved`: the address is `/my-pages`, which leads to my-account. */
  | { page: 'my-account'; section: MyAccountSection; moved?: true }
  /** `query` is the state of the list. */
  | { page: 'order-history'; query: string }
  /** `moved`: an address of the order history from before orders had their own page. */
  | { page: 'order'; orderNumber: string; moved?: true }
  /** `query` has the number and the postal code that are looked for. */
  | { page: 'track-and-trace'; query: string }
  /** `query` is the submitted form of a page without script; absent in links. */
  | { page: 'order-directly'; query?: string }
  | { page: 'order-with-excel' }
  /** `query` is the state of the list of delivery addresses. */
  | { page: 'company-information'; query: string }
  /** `query` is the state of the list. */
  | { page: 'company-audit'; query: string }
  | { page: 'my-sales-person' }
  /** `query` is the state of the list, or the user or part that is shown instead. */
  | { page: 'user-administration'; query: string }
  | { page: 'attestation'; query: string }
  /** `query` is the state of the list. */
  | { page: 'invoices'; query: string }
  | { page: 'invoice'; number: string }
  /** `query` is the state of the list, or the offer or form that is shown instead. */
  | { page: 'offers'; query: string }
  /** `query` is the state of the list, or the agreement that is shown instead. */
  | { page: 'order-agreements'; query: string }
  /** `query` is the state of the list, or the case or form that is shown instead. */
  | { page: 'returns-and-complaints'; query: string }
  /** `query` is the state of the section's list. */
  | { page: 'customer-administration'; section: CustomerAdministrationSection; query: string }
  /** `query` names the open tab. A link by mail has its token in the fragment. */
  | { page: 'become-a-customer'; query: string }
  /** The token of the link is in the fragment. */
  | { page: 'set-password' }
  | { page: 'forgotten-password' }
  /** These links have their token in the fragment, too. */
  | { page: 'unlock-account' }
  | { page: 'confirm-email' }
  | { page: 'accept-invitation' }
  | { page: 'not-found' }

export type PageId = Route['page']
