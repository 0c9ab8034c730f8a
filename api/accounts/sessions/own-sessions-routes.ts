import { accountCalls } from '../../contract/index.ts'
import { readClient, readOrigin } from '../../platform/http/client.ts'
import type { RouteGroup } from '../../platform/http/route-group.ts'
import { createOwnSessions } from './own-sessions.ts'

/** The security section of my account, and the end of sessions by their user (ACC-11). */
export const ownSessionRoutes: RouteGroup = (mount, services) => {
  const { viewSecurity, endOne, endOthers } = createOwnSessions(services)

  mount(accountCalls.security, ({ c, caller }) => viewSecurity(caller, readOrigin(c, services)))

  mount(accountCalls.endSession, async ({ c, caller, body: { id } }) => {
    await endOne(caller, readClient(c, services).address, id)
    return { success: true }
  })

  mount(accountCalls.endOtherSessions, async ({ c, caller }) => ({
    ended: await endOthers(caller, readClient(c, services).address),
  }))
}
