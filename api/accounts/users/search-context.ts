import type { Caller, Services } from '../../platform/services.ts'
import type { Reader } from '../../catalogue/search/product-search.ts'
import { hasAssortment } from '../customers/store.ts'
import { findUser, isLimitedToAssortment } from './store.ts'

/** The reader of a search. Every list uses it, so that none shows more than the caller wants to see (ACC-8). */
export async function searchContextOf({ store }: Services, caller: Caller): Promise<Reader> {
  const context = { language: caller.language, customer: caller.customerId, site: caller.site }
  const user = caller.userId === '' ? undefined : await findUser(store.db, caller.userId)
  if (user === undefined || !isLimitedToAssortment(user)) return context
  return { ...context, assortmentOnly: await hasAssortment(store.db, caller.customerId) }
}
