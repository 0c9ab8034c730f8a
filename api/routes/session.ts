import { timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import type { SiteKey } from '../contract/index.ts'
import { createSession, findSession, hashOfSession, sessionLimits } from '../store/sessions.ts'
import { makeAntiForgery } from './anti-forgery.ts'
import { Fault, notFound } from './fault.ts'
import { readBody } from './read.ts'
import type { ApiContext, Route, Services } from './services.ts'
import { makeToken } from './token.ts'

/** A session id as it is made. Without one the host asks for a new visitor's session. */
const sessionRequestSchema = v.object({ session: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{43}$/u))) })

const sameSecret = (given: string, secret: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(secret)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Tells the host of a session that this call has made: it puts the id into the cookie. */
export function announceSession(c: ApiContext, sessionId: string): void {
  c.header('X-Session', sessionId)
  c.header('X-Session-Max-Age', String(sessionLimits.absoluteSeconds))
  c.header('Cache-Control', 'no-store')
}

const beginVisit = ({ store, clock }: Services, site: SiteKey): Promise<string> =>
  createSession(store.db, { site, userId: null, customerId: null }, clock())

/** `POST /api/user/session` for the host alone, and `GET /api/site/getAntiForgeryToken` (spec §7). */
export const sessionRoutes: Route = (app, services) => {
  const { store, settings, keys, clock } = services

  app.post('/api/user/session', async (c) => {
    if (!sameSecret(c.req.header('x-host-secret') ?? '', settings.hostSecret)) {
      throw new Fault(403, 'hostOnly', 'Only the host may call this.')
    }
    const { session: given } = await readBody(c, sessionRequestSchema)
    const { site } = c.get('caller')
    const id = given ?? (await beginVisit(services, site))
    const session = await findSession(store.db, hashOfSession(id), clock())
    // A session of one site is none on another (reliability H3).
    if (session === null || session.site !== site) throw notFound('There is no such session.')
    const userId = session.userId ?? ''
    const customerId = session.customerId ?? ''
    const token = await makeToken(keys, { sid: session.idHash, userId, customerId, site }, clock())
    if (given === undefined) announceSession(c, id)
    return c.json({ ...token, userId, customerId }, 200, { 'Cache-Control': 'no-store' })
  })

  app.get('/api/site/getAntiForgeryToken', async (c) => {
    const { site, sessionHash } = c.get('caller')
    let hash = sessionHash
    if (hash === null) {
      const id = await beginVisit(services, site)
      announceSession(c, id)
      hash = hashOfSession(id)
    }
    return c.text(makeAntiForgery(keys.antiForgery, hash), 200, { 'Cache-Control': 'no-store' })
  })
}
