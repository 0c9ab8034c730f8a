import {
  changeCustomerRequestSchema,
  loginRequestSchema,
  type LoginAnswer,
  type SiteKey,
} from '../../contract/index.ts'
import { cartOwner, mergeCarts, tellOfMerge, type Merge } from '../../carts/store.ts'
import { rememberDevice } from './known-devices-store.ts'
import { mergeDirectOrders } from '../../direct-order/store.ts'
import { attachFavouriteLists } from '../../purchase-lists/store.ts'
import { attachedCustomers, findUser } from '../users/store.ts'
import { hashOfSession } from '../sessions/session-ids-store.ts'
import { createSession, endOldestSessions, endSession } from '../sessions/store.ts'
import { browserOf } from '../../platform/http/client.ts'
import { signedIn } from '../caller.ts'
import { ApiError, notFound } from '../../platform/http/api-error.ts'
import { readBody } from '../../platform/http/read-request.ts'
import type { ApiContext, Route, Services } from '../../platform/services.ts'
import { announceSession } from '../sessions/routes.ts'
import { makeSignIn } from './authenticate.ts'
import { hashOfUser } from '../users/hash-user-name.ts'
import { readUser } from '../users/view.ts'

const loginBodyLimit = 4 * 1024

/** Who a session is to be for. */
interface Person {
  site: SiteKey
  userId: string | null
  customerId: string | null
}

/** Thrown when the session that was to be renewed has ended meanwhile, by another call of the same browser. */
class SessionEnded extends Error {}

/**
 * Ends the old session and begins another in one transaction; what a visitor had collected goes into the user's
 * cart at the customer. `mustLive`: only a living session leads to the new one, so that no change of customer outlives a sign-out.
 */
function renewSession(
  { store, clock, sessionLimitsOf }: Services,
  old: { hash: string; mustLive: boolean },
  person: Person,
): Promise<string> {
  const { db, dialect } = store
  return db.transaction().execute(async (trx) => {
    const now = clock()
    const ended = await endSession(trx, old.hash, now)
    if (old.mustLive && !ended) throw new SessionEnded()
    const { site, userId, customerId } = person
    const writing = { trx, dialect, now }
    let merge: Merge | null = null
    if (customerId !== null && userId !== null) {
      const from = { userId: '', customerId: '', sessionHash: old.hash }
      const into = { userId, customerId, sessionHash: old.hash }
      merge = await mergeCarts(writing, from, into, site)
      await mergeDirectOrders(writing, cartOwner(from), cartOwner(into))
      await attachFavouriteLists(writing, old.hash, { customerId, userId })
    }
    const id = await createSession(trx, person, now, sessionLimitsOf(site))
    if (merge !== null) await tellOfMerge(writing, hashOfSession(id), merge)
    if (userId !== null) await endOldestSessions(trx, dialect, userId, now)
    return id
  })
}

/** The result, of one length whatever it is: nobody learns it from the size of an encrypted answer (reliability L5). */
function answerLogin(c: ApiContext, success: LoginAnswer['success']): Response {
  const body = JSON.stringify({ success } satisfies LoginAnswer).padEnd('{"success":"locked"}'.length)
  return c.body(body, 200, { 'Content-Type': 'application/json' })
}

/** Signing in and out, acting for another customer, and who one is (spec §7). */
export const userRoutes: Route = (app, services) => {
  const { store, log } = services
  const signIn = makeSignIn(services, services.settings.passwordCost)
  const logName = async (userId: string): Promise<string> =>
    hashOfUser(services.keys.users, (await findUser(store.db, userId))?.userName ?? '')

  app.post('/api/user/login', 'session', async (c) => {
    const { username, password } = await readBody(c, loginRequestSchema, loginBodyLimit)
    const { site, sessionHash } = c.get('caller')
    const browser = browserOf(c, services)
    const result = await signIn({ name: username, password, site, ...browser })
    if (typeof result === 'string') return answerLogin(c, result)
    const person = { site, userId: result.user.id, customerId: result.customer.id }
    const old = { hash: sessionHash ?? '', mustLive: false }
    announceSession(c, services, await renewSession(services, old, person))
    c.header('X-Device', await rememberDevice(store.db, browser.device, username, services.clock()))
    return answerLogin(c, 'true')
  })

  app.post('/api/user/logout', 'session', async (c) => {
    const { site, sessionHash, userId } = c.get('caller')
    const person = { site, userId: null, customerId: null }
    const old = { hash: sessionHash ?? '', mustLive: false }
    announceSession(c, services, await renewSession(services, old, person))
    if (userId !== '') log.info({ event: 'logout', site, user: await logName(userId) }, 'sign-in')
    // Spec §7: the answer is a redirect that the browser follows.
    return c.redirect('/', 303)
  })

  app.post('/api/user/changecustomer', 'signed-in', async (c) => {
    const { user: customerId } = await readBody(c, changeCustomerRequestSchema)
    const { site, sessionHash, userId } = signedIn(c.get('caller'))
    const attached = await attachedCustomers(store.db, userId, site)
    if (!attached.some((customer) => customer.id === customerId)) {
      log.warn({ event: 'customer_refused', site, user: await logName(userId) }, 'sign-in')
      throw notFound('There is no such customer.', 'user')
    }
    const old = { hash: sessionHash, mustLive: true }
    try {
      announceSession(c, services, await renewSession(services, old, { site, userId, customerId }))
    } catch (cause) {
      if (cause instanceof SessionEnded) throw new ApiError(401, 'session', 'The session has ended.')
      throw cause
    }
    log.info({ event: 'customer_changed', site, user: await logName(userId) }, 'sign-in')
    return c.json({ success: true, message: '' })
  })

  app.get('/api/user/current', 'public', async (c) => c.json(await readUser(services, c.get('caller'))))
}
