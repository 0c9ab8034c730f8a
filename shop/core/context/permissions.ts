import type { Permission, User } from '@tradecounter/api/contract'

/** Whether the user has a permission for the current customer. The server checks it again at the call (ACC-10). */
export const hasPermission = (user: User | null, permission: Permission): boolean =>
  user?.permissions.includes(permission) ?? false

/**
 * Why the user sees no prices: no permission, or hidden by choice (ACC-8). Null for visitors and users with prices.
 */
export function hiddenPrices(user: User | null): 'not-permitted' | 'chosen' | null {
  if (user === null) return null
  if (!hasPermission(user, 'perm:seePrices')) return 'not-permitted'
  return user.temporarilyHidePrices.checked ? 'chosen' : null
}
