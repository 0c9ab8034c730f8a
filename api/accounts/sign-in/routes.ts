import { accountCalls } from '../../contract/index.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { readClient } from '../../platform/http/client.ts'
import type { RouteGroup } from '../../platform/http/route-group.ts'
import { sendSession } from '../sessions/routes.ts'
import { hashUserName } from '../users/hash-user-name.ts'
import { findUser } from '../users/store.ts'
import { factorsOf, requiresSecondFactor, saveStep } from '../second-factor/store.ts'
import { createAuthenticator } from './authenticator.ts'
import { completeSignIn } from './complete-sign-in.ts'
import { changeCustomer, replaceSession, SessionEnded, type TakeOver } from './service.ts'

/** `POST /api/user/login`, `logout` and `changecustomer` (spec §7). */
export const signInRoutes =
  (takeOver: TakeOver): RouteGroup =>
  (mount, services) => {
    const { store, log, clock, keys, settings } = services
    const authenticate = createAuthenticator(services, settings.passwordCost)
    const hashedName = async (userId: string): Promise<string> =>
      hashUserName(keys.users, (await findUser(store.db, userId))?.userName ?? '')

    mount(accountCalls.login, async ({ c, caller: { site, sessionHash }, body: { username, password } }) => {
      const client = readClient(c, services)
      const result = await authenticate({ name: username, password, site, ...client })
      if (typeof result === 'string') return { success: result }
      const { user, customer } = result
      const step = (await factorsOf(store.db, user.id)).any
        ? 'factor'
        : (await requiresSecondFactor(store.db, user.id))
          ? 'setup'
          : null
      if (step === null) {
        await completeSignIn(c, services, takeOver, { user, customerId: customer.id, secondFactor: false })
        return { success: 'true' }
      }
      const session = sessionHash ?? ''
      await saveStep(store.db, { session, userId: user.id, customerId: customer.id, step }, clock())
      return { success: step }
    })

    mount(accountCalls.logout, async ({ c, caller: { site, sessionHash, userId } }) => {
      const visitor = { site, userId: null, customerId: null }
      const id = await replaceSession(
        services,
        takeOver,
        { hash: sessionHash ?? '', mustExist: false },
        visitor,
      )
      sendSession(c, services, id)
      if (userId !== '') log.info({ event: 'logout', site, user: await hashedName(userId) }, 'sign-in')
      // Spec §7: the answer is a redirect that the browser follows.
      return c.redirect('/', 303)
    })

    mount(accountCalls.changeCustomer, async ({ c, caller, body: { user: customerId } }) => {
      const { site } = caller
      const user = await hashedName(caller.userId)
      try {
        sendSession(c, services, await changeCustomer(services, takeOver, caller, customerId))
      } catch (cause) {
        if (cause instanceof SessionEnded) throw new ApiError(401, 'session', 'The session has ended.')
        if (cause instanceof ApiError) log.warn({ event: 'customer_refused', site, user }, 'sign-in')
        throw cause
      }
      log.info({ event: 'customer_changed', site, user }, 'sign-in')
      return { success: true, message: '' }
    })
  }
