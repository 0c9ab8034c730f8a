import type { Context } from 'hono'
import type { Logger } from 'pino'
import type { SiteKey, SiteName } from '../contract/index.ts'
import type { PasswordCost } from '../accounts/passwords/password-hash.ts'
import type { SessionLimits, SessionLimitsBySite } from '../accounts/sessions/session-limits.ts'
import type { Language } from '@tradecounter/search'
import type { AccessRule } from '../accounts/permissions/access-rule.ts'
import type { SiteOverridesBySite } from '../sites/settings-files.ts'
import type { ProductSearch } from '../catalogue/search/product-search.ts'
import type { Store } from './database/index.ts'
import type { Keys } from './keys/keys.ts'
import type { RateLimits } from './rate-limit/rate-limits.ts'

/** The caller, from the verified session. No part of it comes from a body or a query. */
export interface Caller {
  site: SiteKey
  /** The site, or the fifth brand, which shows the se site. */
  siteName: SiteName
  language: Language
  /** Identifies the session (`sessions.idHash`); null if the caller has none. */
  sessionHash: string | null
  /** Empty for a visitor. */
  userId: string
  /** The customer that the user acts for; empty for a visitor. */
  customerId: string
}

/** Variables of the Hono context. */
export interface ApiEnv {
  Variables: { caller: Caller; traceId: string }
}
export type ApiContext = Context<ApiEnv>

/** Settings of the assembled service. */
export interface ServiceSettings {
  /** File of the private key (PKCS#8 PEM, Ed25519) that signs access tokens. Made with mode 600 if missing. */
  keyFile: string
  /** The secret that hosts show in `X-Host-Secret`. */
  hostSecret: string
  /** Cost of password hashes. @default `passwordCost` */
  passwordCost?: PasswordCost
  /** How long sessions live, by site. @default `defaultSessionLimits` */
  sessionLimits?: SessionLimitsBySite
  /** How often calls may be made. @default `rateLimits` */
  rateLimits?: RateLimits
  /** Settings of single sites that differ from the defaults. */
  siteOverrides?: SiteOverridesBySite
  /** Where mail goes: files in a folder, or a mail server (`smtp://` or `smtps://`). @default mail waits in the database */
  mail?: { folder: string } | { server: string }
  /** Folder of the catalogue's pictures. @default there are none */
  pictureFolder?: string
  /** Folder of the catalogue's documents. @default there are none */
  documentFolder?: string
  /**
   * Makes a document that no file holds when it is asked for; null when there is no such document. `languages` are the
   * reader's, in order of preference (`['nn', 'nb', 'en']`).
   */
  makeDocument?: (address: string, languages: readonly string[]) => Promise<Response | null>
}

/** What the routes use. All times come from `clock`, so that tests can move it. */
export interface Services {
  store: Store
  search: ProductSearch
  settings: ServiceSettings
  keys: Keys
  sessionLimitsOf: (site: string) => SessionLimits
  clock: () => Date
  /** Sends waiting mail in the background. */
  sendMail: () => void
  log: Pick<Logger, 'info' | 'warn' | 'error'>
}

/** Answers a call, after its access rule was checked. */
export type Handler = (c: ApiContext) => Response | Promise<Response>

/** Takes the calls of a feature, each with its full path, its access rule and its handler. */
export interface Router {
  get(path: string, rule: AccessRule, handler: Handler): void
  post(path: string, rule: AccessRule, handler: Handler): void
}

/** The calls of a feature: adds them to the router. */
export type RouteGroup = (app: Router, services: Services) => void
