import type { SiteKey } from '../../contract/index.ts'
import { createAntiForgeryToken } from '../../platform/http/anti-forgery.ts'
import { ApiError, notFound } from '../../platform/http/api-error.ts'
import type { Caller, Services } from '../../platform/services.ts'
import { signToken } from './access-token.ts'
import { hashSessionId, openSessionId } from './session-ids-store.ts'
import { createSession, findSession } from './store.ts'

const createVisitorSession = ({ store, clock, sessionLimitsOf }: Services, site: SiteKey): Promise<string> =>
  createSession(store.db, { site, userId: null, customerId: null }, clock(), sessionLimitsOf(site))

/**
 * The session of an id, and its new id if there is one. Errors: 404, with the code `replaced` for an id that just
 * ended.
 */
async function findOpenSession(
  { store, clock }: Services,
  id: string,
): Promise<{ name: string; renewed: string | null }> {
  const shown = await openSessionId(store, id, clock())
  if (shown === 'replaced') throw new ApiError(404, 'replaced', 'The session has a newer id.')
  if (shown === 'unknown') throw notFound('There is no such session.')
  return { name: shown.session, renewed: shown.renewed }
}

/**
 * The session of an id, or a visitor's new one without an id, with an access token. `newId` is null if the id stays.
 * Errors: 404.
 */
export async function openSession(services: Services, site: SiteKey, given: string | undefined) {
  const { store, keys, clock, sessionLimitsOf } = services
  const created = given === undefined ? await createVisitorSession(services, site) : null
  const { name, renewed } = await findOpenSession(services, created ?? given ?? '')
  const session = await findSession(store.db, name, clock(), sessionLimitsOf)
  // A session is valid on its own site only (reliability H3).
  if (session === null || session.site !== site) throw notFound('There is no such session.')
  const userId = session.userId ?? ''
  const customerId = session.customerId ?? ''
  const token = await signToken(keys, { sid: session.idHash, userId, customerId, site }, clock())
  return { newId: created ?? renewed, answer: { ...token, userId, customerId } }
}

/** The anti-forgery token of the caller's session, or of a visitor's new one, whose id is `newId` then. */
export async function issueAntiForgeryToken(
  services: Services,
  { site, sessionHash }: Caller,
): Promise<{ token: string; newId: string | null }> {
  const newId = sessionHash === null ? await createVisitorSession(services, site) : null
  const hash = newId === null ? (sessionHash ?? '') : hashSessionId(newId)
  return { token: createAntiForgeryToken(services.keys.antiForgery, hash), newId }
}
