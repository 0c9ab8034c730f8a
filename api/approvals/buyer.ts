import type { SessionCaller } from '../accounts/service.ts'
import { siteKeyOf, readSiteName } from '../contract/index.ts'
import type { ApprovalRow } from './store.ts'

/** The sender of a request as the caller whose prices, limits and language count. The request stands for a session. */
export function buyerOf({
  id,
  userId,
  customerId,
  site,
  language,
}: Pick<ApprovalRow, 'id' | 'userId' | 'customerId' | 'site' | 'language'>): SessionCaller {
  const siteName = readSiteName(site)
  return {
    site: siteKeyOf(siteName),
    siteName,
    // The column has what `Caller.language` was.
    language: language as SessionCaller['language'],
    sessionHash: id,
    userId,
    customerId,
  }
}
