import { hashSessionId, openSessionId } from './session-ids-store.ts'
import { accountCalls, siteCalls, type SiteKey } from '../../contract/index.ts'
import { createSession, findSession } from './store.ts'
import { createAntiForgeryToken } from '../../platform/http/anti-forgery.ts'
import { ApiError, notFound } from '../../platform/http/api-error.ts'
import type { ApiContext, Services } from '../../platform/services.ts'
import type { RouteGroup } from '../../platform/http/route-group.ts'
import { signToken } from './access-token.ts'

/** Sends the host the id of a session that this call has made or renewed. The host puts it into the cookie. */
export function sendSession(c: ApiContext, { sessionLimitsOf }: Services, sessionId: string): void {
  c.header('X-Session', sessionId)
  c.header('X-Session-Max-Age', String(sessionLimitsOf(c.get('caller').site).absoluteSeconds))
  c.header('Cache-Control', 'no-store')
}

const createVisitorSession = ({ store, clock, sessionLimitsOf }: Services, site: SiteKey): Promise<string> =>
  createSession(store.db, { site, userId: null, customerId: null }, clock(), sessionLimitsOf(site))

/** The session of an id, and its new id if there is one. Errors: 404, with the code `replaced` for an id that just ended. */
async function openSession(
  services: Services,
  id: string,
): Promise<{ name: string; renewed: string | null }> {
  const shown = await openSessionId(services.store, id, services.clock())
  if (shown === 'replaced') throw new ApiError(404, 'replaced', 'The session has a newer id.')
  if (shown === 'unknown') throw notFound('There is no such session.')
  return { name: shown.session, renewed: shown.renewed }
}

/** `POST /api/user/session`, for hosts only, and the anti-forgery token (spec §7). */
export const sessionRoutes: RouteGroup = (mount, services) => {
  const { store, keys, clock, sessionLimitsOf } = services

  mount(accountCalls.openSession, async ({ c, caller: { site }, body: { session: given } }) => {
    const created = given === undefined ? await createVisitorSession(services, site) : null
    const { name, renewed } = await openSession(services, created ?? given ?? '')
    const session = await findSession(store.db, name, clock(), sessionLimitsOf)
    // A session is valid on its own site only (reliability H3).
    if (session === null || session.site !== site) throw notFound('There is no such session.')
    const userId = session.userId ?? ''
    const customerId = session.customerId ?? ''
    const token = await signToken(keys, { sid: session.idHash, userId, customerId, site }, clock())
    const newId = created ?? renewed
    if (newId !== null) sendSession(c, services, newId)
    c.header('Cache-Control', 'no-store')
    return { ...token, userId, customerId }
  })

  mount(siteCalls.antiForgeryToken, async ({ c, caller: { site, sessionHash } }) => {
    let hash = sessionHash
    if (hash === null) {
      const id = await createVisitorSession(services, site)
      sendSession(c, services, id)
      hash = hashSessionId(id)
    }
    return c.text(createAntiForgeryToken(keys.antiForgery, hash), 200, { 'Cache-Control': 'no-store' })
  })

  // For calls that the host answers itself. The guard has checked the token already.
  mount(siteCalls.checkAntiForgeryToken, ({ c }) => c.body(null, 204))
}
