import { clickQuerySchema, type UserInfo } from '../contract/index.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { readQuery } from '../platform/http/read-request.ts'
import type { RouteGroup } from '../platform/services.ts'
import { recordClick } from './service.ts'

/** `GET /api/track/getUserInfo` and `/api/track/notifyClick` (spec §7). */
export const trackingRoutes: RouteGroup = (app, services) => {
  app.get('/api/track/getUserInfo', 'public', (c) => {
    const { userId, customerId, site, language } = c.get('caller')
    const answer: UserInfo = { isLoggedIn: userId !== '', userId, customerId, site, language }
    return c.json(answer)
  })

  // The specification makes this write a GET: browsers must not prefetch it.
  app.get('/api/track/notifyClick', 'public', async (c) => {
    const { ticket } = readQuery(c, clickQuerySchema)
    if (/prefetch|prerender/iu.test(c.req.header('sec-purpose') ?? '')) {
      throw new ApiError(403, 'speculative', 'Nothing was clicked yet.')
    }
    await recordClick(services, c.get('caller'), ticket)
    return c.json({ success: true })
  })
}
