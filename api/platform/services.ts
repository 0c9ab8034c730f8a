import type { Context } from 'hono'
import type { Logger } from 'pino'
import type { SiteKey, SiteName } from '../contract/index.ts'
import type { Language } from '@tradecounter/search'
import type { ProductSearch } from './product-search.ts'
import type { Store } from './database/index.ts'
import type { FileStore } from './files/file-store.ts'
import type { Keys } from './keys/keys.ts'
import type { ServiceSettings, SessionLimits } from './service-settings.ts'

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

/** Origin of a site outside a request, for links in mails. */
export type OriginOf = (site: SiteName) => string

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
  originOf: OriginOf
  clock: () => Date
  /** Starts due jobs in the background. To be called after the commit that has enqueued them. */
  startJobs: () => void
  log: Pick<Logger, 'info' | 'warn' | 'error'>
}
