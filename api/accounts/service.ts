/**
 * What other features need of accounts: who calls, users and their mails, customers, permissions, sessions, and the
 * parts of a sign-in that sellers share.
 */

// Who calls.
export { languageOfLocale, languageOfSite, requireSignedIn, type SessionCaller } from './caller.ts'

// Users, and news for them.
export { type AccountMailKind, type AccountMailPlace, writeAccountMail } from './account-mail.ts'
export { notifyUser } from './notify-user.ts'
export { removeDemoUsers } from './demo-users.ts'
export { hashUserName } from './users/hash-user-name.ts'
export { mailLanguageOf } from './users/mail-language.ts'
export { findOrderDefaults, writeOrderDefaults } from './users/order-defaults-store.ts'
export { isLimitedToOwnAssortment } from './users/own-assortment.ts'
export {
  findUser,
  findUserByName,
  findUsersByEmail,
  getUser,
  lockUser,
  ownEmailOf,
  type UserRow,
  writeSearchTexts,
} from './users/store.ts'

// Customers, and who acts for them.
export { detachUser } from './customers/detach-user.ts'
export {
  acceptInvitations,
  addressesOf,
  attachedCustomers,
  attachUser,
  countPersonChange,
  type CustomerRow,
  customerTermsOf,
  getCustomer,
  salesmanOf,
  streetText,
} from './customers/store.ts'

// What users may do.
export {
  isInScope,
  type OrderReader,
  type OrderScope,
  orderScopeOf,
  visibleOrdersFor,
} from './permissions/order-scope.ts'
export { isPermitted, canOpenPage, notPermitted, requirePermission } from './permissions/permitted.ts'
export { enqueueRightsChange, rightsChangeJob } from './permissions/rights-change.ts'
export {
  addRole,
  administratorsOf,
  hasRole,
  isActiveAt,
  permissionsOf,
  readRoles,
  removeRole,
  usersWith,
} from './permissions/store.ts'

// Sessions.
export { hashSessionId, newSessionId } from './sessions/session-ids-store.ts'
export { endSession, endSessionsAt, endSessionsOf, sessionsOf } from './sessions/store.ts'

// Passwords and one-time links. Nothing here loads the dictionaries of weak passwords.
export { inviteUser, mailAttachmentLink, mailPasswordLink } from './passwords/link-requests.ts'
export { createLink, endLinks, hasManyLinks, linkMinutes } from './passwords/one-time-links-store.ts'
export { hashPassword, passwordCost, unmatchedHash, verifyPassword } from './passwords/password-hash.ts'
export { findPasswordFlaw } from './passwords/find-flaw.ts'
export type { PasswordFlaw } from './passwords/password-rules.ts'
export { findFlawInThread } from './passwords/password-threads.ts'
export { writePassword } from './passwords/store.ts'

// Attempts to sign in, and second factors.
export { requireSecondFactor } from './second-factor/store.ts'
export { acceptedStep, createTotp, qrOfSecret } from './second-factor/totp.ts'
export {
  admitAttempt,
  clearAttempts,
  type Counters,
  hashLoginName,
  normalizeLoginName,
  previewAttempt,
  subjectOf,
} from './sign-in/attempts-store.ts'
