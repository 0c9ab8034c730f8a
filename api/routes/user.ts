import {
  changeCustomerRequestSchema,
  loginRequestSchema,
  type LoginAnswer,
  type SiteKey,
} from '../contract/index.ts'
import { mergeCarts, cartOwner } from '../store/carts.ts'
import { attachedCustomers } from '../store/people.ts'
import { createSession, endSession } from '../store/sessions.ts'
import { signedIn } from './caller.ts'
import { notFound } from './fault.ts'
import { readBody } from './read.ts'
import type { Route, Services } from './services.ts'
import { announceSession } from './session.ts'
import { makeSignIn } from './sign-in.ts'
import { readUser } from './user-view.ts'

const loginBodyLimit = 4 * 1024

/** Who a session is to be for. */
interface Person {
  site: SiteKey
  userId: string | null
  customerId: string | null
}

/** Ends the old session and begins another in one transaction; what a visitor had collected goes into the customer's cart. */
function renewSession({ store, clock }: Services, oldHash: string, person: Person): Promise<string> {
  const { db, dialect } = store
  return db.transaction().execute(async (trx) => {
    const now = clock()
    await endSession(trx, oldHash)
    const { site, customerId } = person
    if (customerId !== null) {
      const [from, into] = ['', customerId].map((id) => cartOwner({ customerId: id, sessionHash: oldHash }))
      if (from !== undefined && into !== undefined) await mergeCarts({ trx, dialect, now }, from, into, site)
    }
    return createSession(trx, person, now)
  })
}

/** Signing in and out, acting for another customer, and who one is (spec §7). */
export const userRoutes: Route = (app, services) => {
  const { store } = services
  const signIn = makeSignIn(services, services.settings.passwordCost)

  app.post('/api/user/login', async (c) => {
    const { username, password } = await readBody(c, loginRequestSchema, loginBodyLimit)
    const { site, sessionHash } = c.get('caller')
    const user = await signIn(username, password)
    // Who it was is not written down (reliability L8).
    const result = typeof user === 'string' ? user : 'true'
    services.log.info({ event: result === 'true' ? 'login' : 'login_failed', result, site }, 'sign-in')
    if (typeof user === 'string') return c.json<LoginAnswer>({ success: user })
    const [customer] = await attachedCustomers(store.db, user.id, site)
    if (customer === undefined) return c.json<LoginAnswer>({ success: 'false' })
    const person = { site, userId: user.id, customerId: customer.id }
    announceSession(c, await renewSession(services, sessionHash ?? '', person))
    return c.json<LoginAnswer>({ success: 'true' })
  })

  app.post('/api/user/logout', async (c) => {
    const { site, sessionHash } = c.get('caller')
    const person = { site, userId: null, customerId: null }
    announceSession(c, await renewSession(services, sessionHash ?? '', person))
    // Spec §7: the answer is a redirect that the browser follows.
    return c.redirect('/', 303)
  })

  app.post('/api/user/changecustomer', async (c) => {
    const { user: customerId } = await readBody(c, changeCustomerRequestSchema)
    const { site, sessionHash, userId } = signedIn(c.get('caller'))
    const attached = await attachedCustomers(store.db, userId, site)
    if (!attached.some((customer) => customer.id === customerId)) {
      throw notFound('There is no such customer.', 'user')
    }
    announceSession(c, await renewSession(services, sessionHash, { site, userId, customerId }))
    return c.json({ success: true, message: '' })
  })

  app.get('/api/user/current', async (c) => c.json(await readUser(services, c.get('caller'))))
}
