import type { Queries } from '../../platform/database/queries.ts'
import type { Caller } from '../../platform/services.ts'
import { hasAssortment } from '../customers/store.ts'
import { findUser, isLimitedToAssortment } from './store.ts'

/** Whether the caller sees the customer's assortment only. A customer without one sees everything. */
export async function isLimitedToOwnAssortment(queries: Queries, caller: Caller): Promise<boolean> {
  const user = caller.userId === '' ? undefined : await findUser(queries, caller.userId)
  if (user === undefined || !isLimitedToAssortment(user)) return false
  return hasAssortment(queries, caller.customerId)
}
