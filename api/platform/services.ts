import type { Context } from 'hono'
import type { Logger } from 'pino'
import type { IdentificationSettings } from '../become-a-customer/identification/setting.ts'
import type { CompanyRegister } from '../become-a-customer/register/company-register.ts'
import type { SiteKey, SiteName } from '../contract/index.ts'
import type { PasswordCost } from '../accounts/passwords/password-hash.ts'
import type { SessionLimits, SessionLimitsBySite } from '../accounts/sessions/session-limits.ts'
import type { Language } from '@tradecounter/search'
import type { SiteOverridesBySite } from '../sites/settings-files.ts'
import type { Webhook } from '../feedback/webhook-address.ts'
import type { ProductSearch } from '../catalogue/search/product-search.ts'
import type { Store } from './database/index.ts'
import type { FileStore, FileStoreSettings } from './files/file-store.ts'
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

/** A caller with a session. Every POST has one: its anti-forgery value is bound to the session. */
export type SessionCaller = Caller & { sessionHash: string }

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
  /** Origin of a site, for links in mails and for passkeys. @default that of a local shop on port 3000 */
  originOf?: (site: SiteName) => string
  /** Origin of the operator area, for links in mails to sellers. @default there is none */
  operatorOrigin?: string
  /** Settings of single sites that differ from the defaults. */
  siteOverrides?: SiteOverridesBySite
  /** Where mail goes: files in a folder, or a mail server (`smtp://` or `smtps://`). @default mail waits in the database */
  mail?: { folder: string } | { server: string }
  /** Where files of users are. @default the folder `files` beside the key file */
  files?: FileStoreSettings
  /** Days for which entries of the audit are kept. @default `auditDays` */
  auditDays?: number
  /** Secrets with which carriers sign what they report, by carrier. @default nobody may report */
  carrierSecrets?: ReadonlyMap<string, string>
  /** Where feedback is reported. @default it is not */
  feedbackWebhook?: Webhook
  /** The provider of e-identification. @default applications are submitted without it */
  identification?: IdentificationSettings
  /** Where companies are looked up by number. @default nowhere */
  companyRegister?: CompanyRegister
  /** Folder of the catalogue's pictures. @default there are none */
  pictureFolder?: string
  /** Folder of the catalogue's documents. @default there are none */
  documentFolder?: string
  /**
   * Creates a document on demand; null if there is no such document. `languages` are the reader's, in order of
   * preference (`['nn', 'nb', 'en']`).
   */
  makeDocument?: (address: string, languages: readonly string[]) => Promise<Response | null>
}

/** The context of all routes. All times come from `clock`, so that tests can change it. */
export interface Services {
  store: Store
  search: ProductSearch
  settings: ServiceSettings
  keys: Keys
  /** Where the content of files is. */
  fileStore: FileStore
  /** Folder of files that are being uploaded or made. */
  fileFolder: string
  sessionLimitsOf: (site: string) => SessionLimits
  /** Origin of a site outside a request. */
  originOf: (site: SiteName) => string
  clock: () => Date
  /** Starts due jobs in the background. To be called after the commit that has enqueued them. */
  startJobs: () => void
  log: Pick<Logger, 'info' | 'warn' | 'error'>
}
