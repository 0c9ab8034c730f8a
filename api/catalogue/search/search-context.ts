import type { Queries } from '../../platform/database/queries.ts'
import type { Caller, Services } from '../../platform/services.ts'
import type { Reader } from './product-search.ts'
import { hasAssortment } from '../../accounts/customers/store.ts'
import { findUser, isLimitedToAssortment } from '../../accounts/users/store.ts'

/** Whether the caller sees the customer's assortment only. A customer without one sees everything. */
export async function isLimitedToOwnAssortment(queries: Queries, caller: Caller): Promise<boolean> {
  const user = caller.userId === '' ? undefined : await findUser(queries, caller.userId)
  if (user === undefined || !isLimitedToAssortment(user)) return false
  return hasAssortment(queries, caller.customerId)
}

/** The reader of a search. Every list uses it, so that none shows more than the caller wants to see (ACC-8). */
export async function searchContextOf({ store }: Services, caller: Caller): Promise<Reader> {
  const context = { language: caller.language, customer: caller.customerId, site: caller.site }
  return (await isLimitedToOwnAssortment(store.db, caller)) ? { ...context, assortmentOnly: true } : context
}
