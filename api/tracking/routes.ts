import { siteCalls } from '../contract/index.ts'
import { ApiError } from '../platform/http/api-error.ts'
import type { RouteGroup } from '../platform/http/route-group.ts'
import { recordClick } from './service.ts'

/** `GET /api/track/getUserInfo` and `/api/track/notifyClick` (spec §7). */
export const trackingRoutes: RouteGroup = (mount, services) => {
  mount(siteCalls.userInfo, ({ caller: { userId, customerId, site, language } }) => ({
    isLoggedIn: userId !== '',
    userId,
    customerId,
    site,
    language,
  }))

  // The specification makes this write a GET: browsers must not prefetch it.
  mount(siteCalls.recordClick, async ({ c, caller, query: { ticket } }) => {
    if (/prefetch|prerender/iu.test(c.req.header('sec-purpose') ?? '')) {
      throw new ApiError(403, 'speculative', 'Nothing was clicked yet.')
    }
    await recordClick(services, caller, ticket)
    return { success: true }
  })
}
