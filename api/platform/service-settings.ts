import type { Country, SiteKey, SiteName } from '../contract/index.ts'
import type { OwnMenusBySite } from './site-menus.ts'
import type { NewsBySite } from './site-news.ts'
import type { SiteOverridesBySite } from './site-overrides.ts'
import type { FileStoreSettings } from './files/file-store.ts'
import type { RateLimits } from './rate-limit/rate-limits.ts'

/** Cost of a password hash: memory in KiB and passes. */
export interface PasswordCost {
  memory: number
  passes: number
}

/** How long a session lives without a call, and in all. */
export interface SessionLimits {
  idleSeconds: number
  absoluteSeconds: number
}

/** Limits by site; `all` applies to the sites that are not named. */
export type SessionLimitsBySite = Partial<Record<SiteKey | 'all', SessionLimits>>

/** The provider of e-identification, and the shop as its client. */
export interface IdentificationSettings {
  issuer: string
  clientId: string
  clientSecret: string
}

/** An address outside the shop, and the secret that signs what is sent to it. */
export interface Webhook {
  url: string
  secret: string
}

/** With what the shop sends notifications to browsers. */
export interface PushKeys {
  /** Points of the curve P-256 in base64url, as in VAPID (RFC 8292). */
  publicKey: string
  privateKey: string
  /** Whom push services write to, `mailto:…`. */
  contact: string
  /** Origins of push services besides the known ones. */
  services: readonly string[]
}

/** A company as a register knows it. */
export interface RegisterEntry {
  name: string
  street: string
  postalCode: string
  city: string
  /** Empty if it is not registered for VAT. */
  vatNumber: string
}

/**
 * A register of companies. `find` gets the number as its country writes it and returns null for a number that the
 * register does not have. Throws if the register does not answer.
 */
export interface CompanyRegister {
  find(number: string, country: Country, signal: AbortSignal): Promise<RegisterEntry | null>
}

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
  /** Menus that operators have written, in place of those of their sites. */
  ownMenus?: OwnMenusBySite
  /** News of the demo, for sites whose operator has written none. */
  demoNews?: NewsBySite
  /**
   * Where mail goes: files in a folder, or a mail server (`smtp://` or `smtps://`). @default mail waits in the database
   */
  mail?: { folder: string } | { server: string }
  /** Where files of users are. @default the folder `files` beside the key file */
  files?: FileStoreSettings
  /** Days for which entries of the audit are kept. @default `auditDays` */
  auditDays?: number
  /** Secrets with which carriers sign what they report, by carrier. @default nobody may report */
  carrierSecrets?: ReadonlyMap<string, string>
  /** Where carriers take requests to change a delivery, by carrier. @default deliveries cannot be changed */
  carrierRequests?: ReadonlyMap<string, Webhook>
  /** Where feedback is reported. @default it is not */
  feedbackWebhook?: Webhook
  /** With what notifications are sent to browsers. @default there are none */
  push?: PushKeys
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
