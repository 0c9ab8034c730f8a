import type * as v from 'valibot'
import { type secondFactorCalls, brandNameOf, type NewTotp } from '../../contract/index.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services, SessionCaller } from '../../platform/services.ts'
import { createPasswordService, type PasswordClient, proofLockSeconds } from '../passwords/service.ts'
import { type BegunSession, completeSignIn, type SignInBrowser } from '../sign-in/complete-sign-in.ts'
import type { TakeOver } from '../sign-in/replace-session.ts'
import { findUser, getUser, type UserRow } from '../users/store.ts'
import { beginPasskey } from './passkeys.ts'
import { requireRecentProof } from './recent-proof.ts'
import { createFactorService } from './service.ts'
import { endStep, factorsOf, findStep } from './store.ts'

/** Whose factor a call sets up: a signed-in user's, or that of a sign-in that waits for it. */
interface FactorOwner {
  user: UserRow
  session: string
  /** The customer of the sign-in to complete; null for a signed-in user. */
  customerId: string | null
}

/**
 * A new factor: the codes of the first one, and the session that has begun or has a new id; null if another call has
 * done that.
 */
export interface NewFactor {
  recoveryCodes: string[]
  begun: BegunSession | null
}

type Confirmation = v.InferOutput<typeof secondFactorCalls.confirm.body>
type AddedPasskey = v.InferOutput<typeof secondFactorCalls.addPasskey.body>

/** The use cases of step-up, and of factors that are set up by their user or during a sign-in. */
export function createFactorSetup(services: Services, takeOver: TakeOver) {
  const { store, clock, startJobs } = services
  const { db } = store
  const factors = createFactorService(services)
  const passwords = createPasswordService(services)

  /** Errors: 401 for a visitor whose sign-in does not wait for a set-up, 403 for a user without a recent proof. */
  const ownerOf = async (caller: SessionCaller, { origin }: PasswordClient): Promise<FactorOwner> => {
    const { userId, sessionHash: session } = caller
    if (userId !== '') {
      await requireRecentProof(services, caller, origin)
      return { user: await getUser(db, userId), session, customerId: null }
    }
    const step = await findStep(db, session, clock())
    const user = step?.step === 'setup' ? await findUser(db, step.userId) : undefined
    if (step === undefined || user === undefined || user.blocked === 1)
      throw new ApiError(401, 'signIn', 'Sign in first.')
    return { user, session, customerId: step.customerId }
  }

  /** Begins the session of a set-up during the sign-in, or notes the proof in that of a signed-in user. */
  const finish = async (
    { user, session, customerId }: FactorOwner,
    browser: SignInBrowser,
  ): Promise<BegunSession | null> => {
    startJobs()
    if (customerId === null) return { session: await factors.confirm(session, true), device: null }
    if (!(await endStep(db, session))) return null
    return completeSignIn(services, takeOver, browser, { user, customerId, secondFactor: true })
  }

  return {
    /**
     * Proves the password, or a second factor of a user who has one. Returns the new id of the session. Errors: 400,
     * 403 `factorNeeded`, 429.
     */
    confirm: async (
      { userId, sessionHash }: SessionCaller,
      proof: Confirmation,
      client: PasswordClient,
    ): Promise<string> => {
      const user = await getUser(db, userId)
      if (proof.method === 'password') {
        if ((await factorsOf(db, user.id)).any)
          throw new ApiError(403, 'factorNeeded', 'The user has a second factor, which has to be proved.')
        await passwords.checkPassword(user, proof.password, client, 'password')
      } else {
        const result = await factors.prove(user, sessionHash, proof, client)
        if (result === 'locked')
          throw new ApiError(429, 'wait', 'Too many wrong proofs.', {
            headers: { 'retry-after': String(proofLockSeconds) },
          })
        if (result === 'wrong')
          throw proof.method === 'passkey'
            ? new ApiError(400, 'wrongPasskey', 'The passkey does not fit.', { field: 'passkey' })
            : new ApiError(400, 'wrongCode', 'The code is wrong or was used.', { field: 'code' })
      }
      return factors.confirm(sessionHash, proof.method !== 'password')
    },

    /** A new secret for an authenticator app. Errors: 401, 403, 409. */
    beginTotp: async (caller: SessionCaller, client: PasswordClient): Promise<NewTotp> => {
      const { user } = await ownerOf(caller, client)
      return factors.beginTotp(user, brandNameOf(caller.siteName))
    },

    /** Confirms an authenticator app by its first code. Errors: 400, 401, 403, 404, 429. */
    enableTotp: async (
      caller: SessionCaller,
      code: string,
      client: PasswordClient,
      browser: SignInBrowser,
    ): Promise<NewFactor> => {
      const owner = await ownerOf(caller, client)
      const recoveryCodes = await factors.enableTotp(owner.user, code, client)
      return { recoveryCodes, begun: await finish(owner, browser) }
    },

    /** Options of a new passkey. Errors: 401, 403. */
    beginPasskey: async (caller: SessionCaller, client: PasswordClient): Promise<Record<string, unknown>> => {
      const { user, session } = await ownerOf(caller, client)
      const brand = brandNameOf(caller.siteName)
      return beginPasskey(db, session, user, { origin: client.origin, brand }, clock())
    },

    /** Adds a passkey. Errors: 400 `wrongPasskey`, 401, 403. */
    addPasskey: async (
      caller: SessionCaller,
      { name, passkey: proof }: AddedPasskey,
      client: PasswordClient,
      browser: SignInBrowser,
    ): Promise<NewFactor> => {
      const owner = await ownerOf(caller, client)
      const recoveryCodes = await factors.addPasskey(owner.user, owner.session, { name, proof }, client)
      return { recoveryCodes, begun: await finish(owner, browser) }
    },

    /** Removes the authenticator app of a user. Errors: 404, 409 for the last factor of a user who must have one. */
    removeTotp: async ({ userId }: SessionCaller, client: PasswordClient): Promise<void> =>
      factors.removeTotp(await getUser(db, userId), client),

    /** Removes a passkey of a user. Errors: as `removeTotp`. */
    removePasskey: async ({ userId }: SessionCaller, id: string, client: PasswordClient): Promise<void> =>
      factors.removePasskey(await getUser(db, userId), id, client),

    /** New recovery codes of a user with a factor, who gets a mail. Errors: 404 without one. */
    renewRecoveryCodes: async ({ userId }: SessionCaller, client: PasswordClient): Promise<string[]> =>
      factors.renewRecoveryCodes(await getUser(db, userId), client),
  }
}
