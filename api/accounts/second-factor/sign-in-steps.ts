import type * as v from 'valibot'
import type { secondFactorCalls, SecondFactorProof, SignInStep } from '../../contract/index.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Caller, Services } from '../../platform/services.ts'
import type { SessionCaller } from '../caller.ts'
import { signInCustomer } from '../customers/store.ts'
import type { PasswordClient } from '../passwords/service.ts'
import { type BegunSession, completeSignIn, type SignInBrowser } from '../sign-in/complete-sign-in.ts'
import type { TakeOver } from '../sign-in/replace-session.ts'
import { hashUserName } from '../users/hash-user-name.ts'
import { findUser } from '../users/store.ts'
import { beginProof, provePasskey } from './passkeys.ts'
import { createFactorService } from './service.ts'
import { endStep, factorsOf, findStep, methodsOf } from './store.ts'

/** The answer to a proof that may complete a sign-in. `begun` is the session of `true`. */
export interface ProofAnswer {
  success: 'true' | 'false' | 'locked'
  begun: BegunSession | null
}

type LoginProof = v.InferOutput<typeof secondFactorCalls.loginWithPasskey.body>['passkey']
type PasskeyUse = v.InferOutput<typeof secondFactorCalls.challengePasskey.body>['use']

const refused = (success: 'false' | 'locked'): ProofAnswer => ({ success, begun: null })

/** The use cases of a sign-in with a second factor, and with a passkey alone. */
export function createStepService(services: Services, takeOver: TakeOver) {
  const { store, clock, startJobs, log, keys } = services
  const { db } = store
  const factors = createFactorService(services)

  return {
    /** The step that the sign-in of a visitor waits for, with the methods at an origin; those of a signed-in user. */
    readStep: async ({ sessionHash, userId }: Caller, origin: string): Promise<SignInStep> => {
      const step =
        sessionHash === null || userId !== '' ? undefined : await findStep(db, sessionHash, clock())
      const own = await factorsOf(db, userId || (step?.userId ?? ''))
      return { step: step?.step ?? 'none', methods: methodsOf(own, origin) }
    },

    /** Completes a sign-in that waits for a second factor. Errors: 429 for an address that has to wait. */
    prove: async (
      session: string,
      proof: SecondFactorProof,
      client: PasswordClient,
      browser: SignInBrowser,
    ): Promise<ProofAnswer> => {
      const step = await findStep(db, session, clock())
      const user = step?.step === 'factor' ? await findUser(db, step.userId) : undefined
      if (step === undefined || user === undefined || user.blocked === 1) return refused('false')
      const result = await factors.prove(user, session, proof, client)
      if (result !== 'right') return refused(result === 'locked' ? 'locked' : 'false')
      if (!(await endStep(db, session))) return refused('false')
      const signIn = { user, customerId: step.customerId, secondFactor: true }
      const begun = await completeSignIn(services, takeOver, browser, signIn)
      startJobs()
      return { success: 'true', begun }
    },

    /** Options for the use of a passkey. Errors: 401 for a second factor of nobody. */
    challengePasskey: async (
      { sessionHash, userId }: SessionCaller,
      use: PasskeyUse,
      origin: string,
    ): Promise<Record<string, unknown>> => {
      const step = userId === '' ? await findStep(db, sessionHash, clock()) : undefined
      const known = userId || step?.userId || null
      if (use === 'factor' && known === null) throw new ApiError(401, 'signIn', 'Sign in first.')
      return beginProof(db, sessionHash, use === 'login' ? null : known, origin, clock())
    },

    /** Signs a user in by a passkey alone. */
    signInWithPasskey: async (
      { sessionHash, site }: SessionCaller,
      proof: LoginProof,
      { origin, address }: PasswordClient,
      browser: SignInBrowser,
    ): Promise<ProofAnswer> => {
      const result = await provePasskey(db, sessionHash, null, { origin, proof }, clock())
      const user = typeof result === 'object' ? await findUser(db, result.userId) : undefined
      const customer = user === undefined ? undefined : await signInCustomer(db, user.id, site)
      if (user === undefined || user.blocked === 1 || customer === undefined) {
        const event = result === 'cloned' ? 'passkey_counter' : 'login_failed'
        log.info({ event, site, address }, 'sign-in')
        return refused('false')
      }
      const signIn = { user, customerId: customer.id, secondFactor: true }
      const begun = await completeSignIn(services, takeOver, browser, signIn)
      const name = hashUserName(keys.users, user.userName)
      log.info({ event: 'login', result: 'true', method: 'passkey', site, address, user: name }, 'sign-in')
      return { success: 'true', begun }
    },
  }
}
