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

/** Who calls, as the verified session says. Nothing of it comes from a body or a query. */
export interface Caller {
  site: SiteKey
  /** The site, or the brand beside the ten that shows it. */
  siteName: SiteName
  language: Language
  /** Hash of the session id, null when the caller has no session. */
  sessionHash: string | null
  /** Empty for a visitor. */
  userId: string
  /** The customer that the user acts for; empty for a visitor. */
  customerId: string
}

/** What every request carries on its way through the handlers. */
export interface ApiEnv {
  Variables: { caller: Caller; traceId: string }
}
export type ApiContext = Context<ApiEnv>

/** What the operator settles. */
export interface ServiceSettings {
  /** Private key (PKCS#8 PEM, Ed25519) that signs access tokens; made with mode 600 when the file is missing. */
  keyFile: string
  /** What the host shows in `X-Host-Secret` to turn a session id into a token. */
  hostSecret: string
  /** Cost of password hashes, when it is not the usual one. */
  passwordCost?: PasswordCost
  /** How long sessions live, for a site or for `all` others, when it is not the usual time. */
  sessionLimits?: SessionLimitsBySite
  /** How often calls may be made, when it is not the usual table. */
  rateLimits?: RateLimits
  /** What is settled of single sites, when it is not what the shop comes with. */
  siteOverrides?: SiteOverridesBySite
  /** Where mail goes: files in a folder, or a mail server (`smtp://` or `smtps://`); without it mail waits in the store. */
  mail?: { folder: string } | { server: string }
  /** Folder of the catalogue's pictures; there are none without. */
  pictureFolder?: string
  /** Folder of the catalogue's documents; there are none without. */
  documentFolder?: string
  /**
   * Makes a document that no file holds when it is asked for; null when there is no such document. `languages` are the
   * reader's, in order of preference (`['nn', 'nb', 'en']`).
   */
  makeDocument?: (address: string, languages: readonly string[]) => Promise<Response | null>
}

/** What the routes work with. Time comes from `clock` alone, so that tests can move it. */
export interface Services {
  store: Store
  search: ProductSearch
  settings: ServiceSettings
  keys: Keys
  sessionLimitsOf: (site: string) => SessionLimits
  clock: () => Date
  /** Sends what mail waits, in the background. */
  sendMail: () => void
  log: Pick<Logger, 'info' | 'warn' | 'error'>
}

/** Answers a call whose rule has let the caller through. */
export type Handler = (c: ApiContext) => Response | Promise<Response>

/** Where a family of calls mounts its handlers: each with its full path and the rule of who may call it. */
export interface Router {
  get(path: string, rule: AccessRule, handler: Handler): void
  post(path: string, rule: AccessRule, handler: Handler): void
}

/** One family of calls: mounts its handlers, each with its full path and its rule. */
export type RouteGroup = (app: Router, services: Services) => void
