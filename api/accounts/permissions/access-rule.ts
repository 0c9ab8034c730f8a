import { type CallRule, permissions, type Permission } from '../../contract/index.ts'
import { myPages, type MyPage } from '../../my-pages/service.ts'

/** The rule of a call (ACC-10) whose page, if it names one, exists. */
export type AccessRule =
  | Exclude<CallRule, { page: string } | { recent: unknown }>
  | { page: MyPage }
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
