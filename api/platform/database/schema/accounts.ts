import type { Generated } from 'kysely'
import type { AttachmentState, LimitPeriod } from '../../../contract/index.ts'
import type { LinkPurpose } from './link-purpose.ts'

/** Tables of users, their sign-in, sessions and rights. */
export interface AccountsTables {
  users: {
    id: string
    userName: string
    /** PHC string, argon2id; empty until the first password is set. */
    passwordHash: string
    name: string
    email: string
    translationEnabled: number
    /** Blocked by an operator. */
    blocked: number
    hidePricesAvailable: number
    hidePrices: number
    onlyMyAssortmentAvailable: number
    onlyMyAssortment: number
    /** Mobile number; empty without one. */
    mobile: Generated<string>
    /** Locale of pages and mails that the user has chosen; empty for the site's own. */
    language: Generated<string>
    /** Whether order confirmations are mailed, answers to change requests, and booked call-backs. */
    orderMail: Generated<number>
    answerMail: Generated<number>
    callBackMail: Generated<number>
    /**
     * Whether news of own approvals, offers and returns are mailed, and whether new orders are followed
     * (`followedOrders`).
     */
    approvalMail: Generated<number>
    offerMail: Generated<number>
    returnMail: Generated<number>
    shipmentMail: Generated<number>
    /** Whether delays of own and followed orders are mailed, and new invoices of the user's customers. */
    delayMail: Generated<number>
    invoiceMail: Generated<number>
    /** Events that are pushed to the user's browsers, separated by commas; null for those that are mailed. */
    pushEvents: Generated<string | null>
    /** The last name, if `name` ends with it; otherwise it is unknown. */
    lastName: Generated<string>
    /** Where a mailed link was opened: `email` is the user's own while it is the same. */
    confirmedEmail: Generated<string>
  }
  /** What a user's orders for a customer begin with; empty texts are no defaults. */
  orderDefaults: {
    userId: string
    customerId: string
    branchId: string
    addressId: string
    reference: string
    project: string
  }
  /** A user at a customer, and what the customer's administrators decide about the user. */
  attachments: {
    userId: string
    customerId: string
    /** Order of the user's customers. `nickname` and `hidden` are for the user alone. */
    position: number
    nickname: Generated<string>
    hidden: Generated<number>
    /** Only active users act for the customer. Invited ones have not accepted. */
    state: Generated<AttachmentState>
    version: Generated<number>
    /**
     * The user's own limits in the minor unit, without VAT; null for those of the roles. `period` is empty without a
     * limit per period.
     */
    orderLimit: Generated<number | null>
    periodLimit: Generated<number | null>
    period: Generated<LimitPeriod | ''>
    /** The user who approves orders above the limits; empty for nobody. */
    approverId: Generated<string>
    /** The last mail that an administrator has caused, which is also its job; empty if there is none. */
    mailId: Generated<string>
    /** When the user last began a session for the customer; empty if never. */
    lastSignInAt: Generated<string>
    /** What an administrator has typed about an existing user who has not accepted yet; empty otherwise. */
    invitedName: Generated<string>
    invitedMobile: Generated<string>
    invitedLanguage: Generated<string>
    /** Name, e-mail address and number in the form of `foldText`: what the list of users searches and sorts. */
    searchText: Generated<string>
  }
  /** The customer that a user acts for after signing in on a site. Without a row it is the first one. */
  defaultCustomers: { userId: string; site: string; customerId: string }
  /** Named sets of permissions. */
  roles: { role: string }
  rolePermissions: { role: string; permission: string }
  /** Roles of a user at a customer. Deleted with the attachment. */
  roleAssignments: { userId: string; customerId: string; role: string }
  /** Links in mails, each for one use. The token itself is never stored. */
  oneTimeLinks: {
    /** SHA-256 of the token, hex. */
    tokenHash: string
    userId: string
    createdAt: string
    expiresAt: string
    /** When it was used, or replaced by a newer one. */
    usedAt: string | null
    purpose: Generated<LinkPurpose>
    /** The new address that the link confirms; empty for other purposes. */
    email: Generated<string>
    /** The customer whose invitation the link accepts; empty for other purposes. */
    customerId: Generated<string>
  }
  /** Requests for a link by a name that may not exist. A job answers each and deletes it. */
  linkRequests: {
    id: string
    name: string
    purpose: LinkPurpose
    site: string
    language: string
    origin: string
    createdAt: string
  }
  /** The secret of a user's authenticator app, encrypted. Unconfirmed until a first code was entered. */
  totpFactors: {
    userId: string
    secret: string
    createdAt: string
    confirmedAt: string | null
    /** The time step of the last accepted code: no earlier code and not the same one is accepted again. */
    lastStep: Generated<number>
  }
  /** Codes that replace a second factor, once each, as SHA-256. */
  recoveryCodes: { codeHash: string; userId: string; usedAt: string | null }
  /** Passkeys of users, each for the host names of one site (`rpId`). */
  passkeys: {
    /** The credential id, base64url. */
    id: string
    userId: string
    rpId: string
    /** COSE key, base64url. */
    publicKey: string
    counter: number
    /** Comma-joined: `internal,hybrid`. */
    transports: string
    name: string
    createdAt: string
    usedAt: string | null
  }
  /** What a passkey has to sign next, by session and use. */
  passkeyChallenges: { session: string; use: string; challenge: string; expiresAt: string }
  /** Sign-ins that have passed the password and wait for a second factor (`factor`), or for its set-up (`setup`). */
  signInSteps: {
    session: string
    userId: string
    customerId: string
    step: 'factor' | 'setup'
    expiresAt: string
  }
  sessions: {
    /** Identifies the session: SHA-256 of its first id, hex. Its valid ids are in `sessionIds`. */
    idHash: string
    site: string
    userId: string | null
    customerId: string | null
    createdAt: string
    seenAt: string
    expiresAt: string
    /** Browser and system, such as `Firefox, Windows`; empty if unknown. */
    browser: Generated<string>
    /** When the user last proved a password or a factor; empty if never. */
    confirmedAt: Generated<string>
    /** The sign-in included a second factor. */
    secondFactor: Generated<number>
  }
  /**
   * SHA-256 of the ids of a session; the ids themselves are never stored. A replaced one ends at `endsAt` (reliability
   * S5).
   */
  sessionIds: { idHash: string; session: string; issuedAt: string; endsAt: string | null }
  /** Failed sign-ins by submitted name, whether or not it exists, or by known device and name (reliability L1, L3). */
  loginAttempts: {
    nameHash: string
    failures: number
    windowStart: string
    lockedUntil: string | null
    locks: number
  }
  /** Browsers that have signed in under a name, by the hashes of both (reliability L3). */
  devices: { deviceHash: string; nameHash: string; seenAt: string }
  /** Failed sign-ins by network address, which is kept as a keyed hash (reliability L2). */
  addressFailures: {
    addressHash: string
    failures: number
    lastAt: string
    waitUntil: string | null
    /** When each failure happened, in seconds since 1970, separated by commas; empty if it is unknown. */
    times: Generated<string>
  }
  /** Choices of a user, such as the columns of a list; values are JSON, as the schema of the key describes it. */
  userSettings: { userId: string; key: string; value: string; updatedAt: string }
  /** Requests of users to erase their personal data. */
  erasureRequests: {
    id: string
    userId: string
    customerId: string
    /** The name by which the operator finds the user; empty after the erasure. */
    userName: string
    state: 'sent' | 'done' | 'withdrawn'
    createdAt: string
    changedAt: string
  }
}
