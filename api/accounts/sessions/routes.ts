import { accountCalls, siteCalls } from '../../contract/index.ts'
import type { RouteGroup } from '../../platform/http/route-group.ts'
import { issueAntiForgeryToken, openSession } from './open-session.ts'
import { sendSession } from './send-session.ts'

/** `POST /api/user/session`, for hosts only, and the anti-forgery token (spec §7). */
export const sessionRoutes: RouteGroup = (mount, services) => {
  mount(accountCalls.openSession, async ({ c, caller: { site }, body: { session } }) => {
    const { newId, answer } = await openSession(services, site, session)
    if (newId !== null) sendSession(c, services, newId)
    c.header('Cache-Control', 'no-store')
    return answer
  })

  mount(siteCalls.antiForgeryToken, async ({ c, caller }) => {
    const { token, newId } = await issueAntiForgeryToken(services, caller)
    if (newId !== null) sendSession(c, services, newId)
    return c.text(token, 200, { 'Cache-Control': 'no-store' })
  })

  // For calls that the host answers itself. The guard has checked the token already.
  mount(siteCalls.checkAntiForgeryToken, ({ c }) => c.body(null, 204))
}
