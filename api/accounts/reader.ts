import type { Reader } from '../catalogue/search/product-search.ts'
import { findUser, hasAssortment, seesOwnAssortmentAlone } from './people-store.ts'
import type { Caller, Services } from '../platform/services.ts'

/** For whom the search looks: every listing asks here, so that none shows more than the caller wants (ACC-8). */
export async function readerOf({ store }: Services, caller: Caller): Promise<Reader> {
  const reader = { language: caller.language, customer: caller.customerId, site: caller.site }
  const user = caller.userId === '' ? undefined : await findUser(store.db, caller.userId)
  if (user === undefined || !seesOwnAssortmentAlone(user)) return reader
  return { ...reader, assortmentOnly: await hasAssortment(store.db, caller.customerId) }
}
