import type { Caller, Services } from '../../platform/services.ts'
import type { Reader } from '../../platform/product-search.ts'
import { isLimitedToOwnAssortment } from '../../accounts/service.ts'

/** The reader of a search. Every list uses it, so that none shows more than the caller wants to see (ACC-8). */
export async function searchContextOf({ store }: Services, caller: Caller): Promise<Reader> {
  const context = { language: caller.language, customer: caller.customerId, site: caller.site }
  return (await isLimitedToOwnAssortment(store.db, caller)) ? { ...context, assortmentOnly: true } : context
}
