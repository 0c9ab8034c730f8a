import { clickQuerySchema, type UserInfo } from '../contract/index.ts'
import { countClicks, insertClick, isTicket } from './service.ts'
import { ApiError, notFound } from '../platform/http/api-error.ts'
import { readQuery } from '../platform/http/read-request.ts'
import type { RouteGroup } from '../platform/services.ts'

/** Things that one session may click in a minute (reliability C6). */
const clicksPerMinute = 120

/** `GET /api/track/getUserInfo` and `/api/track/notifyClick` (spec §7). */
export const trackingRoutes: RouteGroup = (app, { store, clock }) => {
  app.get('/api/track/getUserInfo', 'public', (c) => {
    const { userId, customerId, site, language } = c.get('caller')
    const answer: UserInfo = { isLoggedIn: userId !== '', userId, customerId, site, language }
    return c.json(answer)
  })

  // A GET that writes, because the specification says GET: once per session and ticket, and never ahead of a wish.
  app.get('/api/track/notifyClick', 'public', async (c) => {
    const { ticket } = readQuery(c, clickQuerySchema)
    if (/prefetch|prerender/iu.test(c.req.header('sec-purpose') ?? '')) {
      throw new ApiError(403, 'speculative', 'Nothing was clicked yet.')
    }
    if (!(await isTicket(store.db, ticket))) throw notFound('There is no such ticket.', 'ticket')
    const { sessionHash, site } = c.get('caller')
    if (sessionHash === null) return c.json({ success: true })
    const now = clock()
    if ((await countClicks(store.db, sessionHash, new Date(now.getTime() - 60_000))) >= clicksPerMinute) {
      throw new ApiError(429, 'tooManyClicks', 'Too many clicks in a minute.', {
        headers: { 'retry-after': '60' },
      })
    }
    await insertClick(store.db, { session: sessionHash, ticket, site, clickedAt: now.toISOString() })
    return c.json({ success: true })
  })
}
