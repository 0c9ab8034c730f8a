import type { SessionCaller } from '../caller.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { factorsOf, requiresSecondFactor, saveStep } from '../second-factor/store.ts'
import { hashUserName } from '../users/hash-user-name.ts'
import { findUser } from '../users/store.ts'
import { createAuthenticator, type SignInAttempt } from './authenticator.ts'
import { changeCustomer } from './change-customer.ts'
import { type BegunSession, completeSignIn, type SignInBrowser } from './complete-sign-in.ts'
import { replaceSession, SessionEnded, type TakeOver } from './replace-session.ts'

/**
 * The answer to a password: `factor` and `setup` are the step that the sign-in waits for. `begun` is the session of
 * `true`.
 */
export interface PasswordAnswer {
  success: 'true' | 'false' | 'locked' | 'factor' | 'setup'
  begun: BegunSession | null
}

/** The use cases of signing in by password, signing out and acting for another customer. */
export function createSignInService(services: Services, takeOver: TakeOver) {
  const { store, log, clock, keys, settings } = services
  const authenticate = createAuthenticator(services, settings.passwordCost)
  const hashedName = async (userId: string): Promise<string> =>
    hashUserName(keys.users, (await findUser(store.db, userId))?.userName ?? '')

  return {
    /** Signs a user in, or saves the step that is missing: a second factor, or its set-up. Errors: 429, 503. */
    signIn: async (
      { name, password, address }: Pick<SignInAttempt, 'name' | 'password' | 'address'>,
      browser: SignInBrowser,
    ): Promise<PasswordAnswer> => {
      const { site, device, sessionHash } = browser
      const result = await authenticate({ name, password, site, device, address })
      if (typeof result === 'string') return { success: result, begun: null }
      const { user, customer } = result
      const step = (await factorsOf(store.db, user.id)).any
        ? 'factor'
        : (await requiresSecondFactor(store.db, user.id))
          ? 'setup'
          : null
      if (step === null) {
        const signIn = { user, customerId: customer.id, secondFactor: false }
        return { success: 'true', begun: await completeSignIn(services, takeOver, browser, signIn) }
      }
      const session = sessionHash ?? ''
      await saveStep(store.db, { session, userId: user.id, customerId: customer.id, step }, clock())
      return { success: step, begun: null }
    },

    /**
     * Ends the session of a user or a visitor, and notifications in its browser. Returns the id of the visitor's
     * session that follows.
     */
    signOut: async ({
      site,
      sessionHash,
      userId,
      device,
    }: Pick<SessionCaller, 'site' | 'userId'> & {
      sessionHash: string | null
      device: string | null
    }): Promise<string> => {
      const id = await replaceSession(
        services,
        takeOver,
        { hash: sessionHash ?? '', mustExist: false, device },
        { site, userId: null, customerId: null },
      )
      if (userId !== '') log.info({ event: 'logout', site, user: await hashedName(userId) }, 'sign-in')
      return id
    },

    /**
     * Lets a user act for another customer. Returns the id of the new session. Errors: 401 for an ended session,
     * 403, 404.
     */
    changeCustomer: async (caller: SessionCaller, customerId: string): Promise<string> => {
      const { site } = caller
      const user = await hashedName(caller.userId)
      try {
        const id = await changeCustomer(services, takeOver, caller, customerId)
        log.info({ event: 'customer_changed', site, user }, 'sign-in')
        return id
      } catch (cause) {
        if (cause instanceof SessionEnded) throw new ApiError(401, 'session', 'The session has ended.')
        if (cause instanceof ApiError) log.warn({ event: 'customer_refused', site, user }, 'sign-in')
        throw cause
      }
    },
  }
}
