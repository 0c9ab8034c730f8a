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
