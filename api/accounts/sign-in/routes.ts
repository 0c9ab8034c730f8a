import { changeCustomerRequestSchema, loginRequestSchema } from '../../contract/index.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { readClient } from '../../platform/http/client.ts'
import { readBody } from '../../platform/http/read-request.ts'
import type { RouteGroup } from '../../platform/services.ts'
import { requireSignedIn } from '../caller.ts'
import { sendSession } from '../sessions/routes.ts'
import { hashUserName } from '../users/hash-user-name.ts'
import { findUser } from '../users/store.ts'
import { factorsOf, requiresSecondFactor, saveStep } from '../second-factor/store.ts'
import { answerLogin } from './answer-login.ts'
import { createAuthenticator } from './authenticate.ts'
import { completeSignIn } from './complete-sign-in.ts'
import { changeCustomer, replaceSession, SessionEnded } from './service.ts'

const loginBodyLimit = 4 * 1024

/** `POST /api/user/login`, `logout` and `changecustomer` (spec §7). */
export const signInRoutes: RouteGroup = (app, services) => {
  const { store, log, clock, keys, settings } = services
  const authenticate = createAuthenticator(services, settings.passwordCost)
  const hashedName = async (userId: string): Promise<string> =>
    hashUserName(keys.users, (await findUser(store.db, userId))?.userName ?? '')

  app.post('/api/user/login', 'session', async (c) => {
    const { username, password } = await readBody(c, loginRequestSchema, loginBodyLimit)
    const { site, sessionHash } = c.get('caller')
    const client = readClient(c, services)
    const result = await authenticate({ name: username, password, site, ...client })
    if (typeof result === 'string') return answerLogin(c, result)
    const { user, customer } = result
    const step = (await factorsOf(store.db, user.id)).any
      ? 'factor'
      : (await requiresSecondFactor(store.db, user.id))
        ? 'setup'
        : null
    if (step === null) {
      await completeSignIn(c, services, { user, customerId: customer.id, secondFactor: false })
      return answerLogin(c, 'true')
    }
    const session = sessionHash ?? ''
    await saveStep(store.db, { session, userId: user.id, customerId: customer.id, step }, clock())
    return answerLogin(c, step)
  })

  app.post('/api/user/logout', 'session', async (c) => {
    const { site, sessionHash, userId } = c.get('caller')
    const visitor = { site, userId: null, customerId: null }
    const id = await replaceSession(services, { hash: sessionHash ?? '', mustExist: false }, visitor)
    sendSession(c, services, id)
    if (userId !== '') log.info({ event: 'logout', site, user: await hashedName(userId) }, 'sign-in')
    // Spec §7: the answer is a redirect that the browser follows.
    return c.redirect('/', 303)
  })

  app.post('/api/user/changecustomer', 'signed-in', async (c) => {
    const { user: customerId } = await readBody(c, changeCustomerRequestSchema)
    const caller = requireSignedIn(c.get('caller'))
    const { site } = caller
    const user = await hashedName(caller.userId)
    try {
      sendSession(c, services, await changeCustomer(services, caller, customerId))
    } catch (cause) {
      if (cause instanceof SessionEnded) throw new ApiError(401, 'session', 'The session has ended.')
      if (cause instanceof ApiError) log.warn({ event: 'customer_refused', site, user }, 'sign-in')
      throw cause
    }
    log.info({ event: 'customer_changed', site, user }, 'sign-in')
    return c.json({ success: true, message: '' })
  })
}
