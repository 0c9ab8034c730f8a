import { permissions, type Permission } from '../../contract/index.ts'
import { myPages, type MyPage } from '../../my-pages/rules.ts'

/**
 * Who may make a call (ACC-10). `public`: everybody. `session`: visitors with a session and signed-in users. `host`: the
 * host alone. A permission: users who have it at the customer that they act for. `page`: users who may open that page
 * below /my-pages/ on this site. `users`: visitors with a session, and users who have the permission. `recent`: users whom
 * the rule admits and who have proved a password or second factor within ten minutes (step-up).
 */
export type AccessRule =
  | 'public'
  | 'session'
  | 'signed-in'
  | 'host'
  | Permission
  | { page: MyPage }
  | { users: Permission }
  | { recent: RecentRule }

/** What `recent` adds a recent proof to. */
export type RecentRule = 'signed-in' | Permission | { page: MyPage }

const plainRules = new Set<unknown>(['public', 'session', 'signed-in', 'host', ...permissions])

/** Whether a value is an access rule, for values that the compiler has not checked. */
export function isAccessRule(value: unknown): value is AccessRule {
  if (typeof value !== 'object' || value === null) return plainRules.has(value)
  if ('recent' in value) return isRecentRule(value.recent)
  if ('page' in value) return myPages.some((page) => page === value.page)
  return 'users' in value && permissions.some((permission) => permission === value.users)
}

const isRecentRule = (value: unknown): boolean =>
  value !== 'public' &&
  value !== 'session' &&
  value !== 'host' &&
  !(typeof value === 'object' && value !== null && ('users' in value || 'recent' in value)) &&
  isAccessRule(value)
