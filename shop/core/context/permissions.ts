import type { Permission, User } from '@tradecounter/api/contract'

/** Whether the user may do something for the current customer. The server decides again at the call (ACC-10). */
export const may = (user: User | null, permission: Permission): boolean =>
  user?.permissions.includes(permission) ?? false

/** Why the user sees no prices: for lack of the permission, or by choice (ACC-8). Null for visitors and who sees them. */
export function hiddenPrices(user: User | null): 'not-permitted' | 'chosen' | null {
  if (user === null) return null
  if (!may(user, 'perm:seePrices')) return 'not-permitted'
  return user.temporarilyHidePrices.checked ? 'chosen' : null
}
