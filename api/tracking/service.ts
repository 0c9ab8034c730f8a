import { ApiError, notFound } from '../platform/http/api-error.ts'
import type { Caller, Services } from '../platform/services.ts'
import { countClicks, hasTicket, insertClick } from './store.ts'

/** Clicks of one session in a minute (reliability C6). */
const maxClicksPerMinute = 120

/** Records a click on a product or variant; a caller without a session leaves none. Errors: 404, 429. */
export async function recordClick({ store, clock }: Services, caller: Caller, ticket: string): Promise<void> {
  const { db } = store
  if (!(await hasTicket(db, ticket))) throw notFound('There is no such ticket.', 'ticket')
  const { sessionHash, site } = caller
  if (sessionHash === null) return
  const now = clock()
  if ((await countClicks(db, sessionHash, new Date(now.getTime() - 60_000))) >= maxClicksPerMinute) {
    throw new ApiError(429, 'tooManyClicks', 'Too many clicks in a minute.', {
      headers: { 'retry-after': '60' },
    })
  }
  await insertClick(db, { session: sessionHash, ticket, site, clickedAt: now.toISOString() })
}
