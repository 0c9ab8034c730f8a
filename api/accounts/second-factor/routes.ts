import { accountCalls, brandNameOf, type SignInStep } from '../../contract/index.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { ApiContext } from '../../platform/services.ts'
import type { RouteGroup } from '../../platform/http/route-group.ts'
import { requireSignedIn, withSession } from '../caller.ts'
import { signInCustomer } from '../customers/store.ts'
import { passwordClientOf } from '../passwords/routes.ts'
import { createPasswordService, proofLockSeconds } from '../passwords/service.ts'
import { sendSession } from '../sessions/routes.ts'
import { completeSignIn } from '../sign-in/complete-sign-in.ts'
import type { TakeOver } from '../sign-in/service.ts'
import { hashUserName } from '../users/hash-user-name.ts'
import { findUser, getUser, type UserRow } from '../users/store.ts'
import { beginPasskey, beginProof, provePasskey } from './passkeys.ts'
import { requireRecentProof } from './recent-proof.ts'
import { createFactorService } from './service.ts'
import { endStep, factorsOf, findStep, methodsOf } from './store.ts'

/** Whose factor a call sets up: a signed-in user's, or that of a sign-in that waits for it. */
interface FactorOwner {
  user: UserRow
  session: string
  /** The customer of the sign-in to complete; null for a signed-in user. */
  customerId: string | null
}

/** Second factors: as second step of a sign-in, as the only one (passkeys), as step-up, and their set-up (ACC-11). */
export const secondFactorRoutes =
  (takeOver: TakeOver): RouteGroup =>
  (mount, services) => {
    const { store, clock, startJobs, log, keys } = services
    const { db } = store
    const factors = createFactorService(services)
    const passwords = createPasswordService(services)
    const done = { success: true } as const

    const signedInUser = async (c: ApiContext) => {
      const { userId, sessionHash } = requireSignedIn(c.get('caller'))
      return { user: await getUser(db, userId), session: sessionHash }
    }

    /** Errors: 401 for a visitor whose sign-in does not wait for a set-up, 403 for a user without a recent proof. */
    const ownerOf = async (c: ApiContext): Promise<FactorOwner> => {
      const caller = withSession(c.get('caller'))
      if (caller.userId !== '') {
        await requireRecentProof(c, services)
        return { ...(await signedInUser(c)), customerId: null }
      }
      const step = await findStep(db, caller.sessionHash, clock())
      const user = step?.step === 'setup' ? await findUser(db, step.userId) : undefined
      if (step === undefined || user === undefined || user.blocked === 1)
        throw new ApiError(401, 'signIn', 'Sign in first.')
      return { user, session: caller.sessionHash, customerId: step.customerId }
    }

    /** Begins the session of a set-up during the sign-in, or notes the proof in that of a signed-in user. */
    const finishSetup = async (c: ApiContext, { user, session, customerId }: FactorOwner): Promise<void> => {
      startJobs()
      if (customerId === null) {
        sendSession(c, services, await factors.confirm(session, true))
      } else if (await endStep(db, session)) {
        await completeSignIn(c, services, takeOver, { user, customerId, secondFactor: true })
      }
    }

    mount(accountCalls.signInStep, async ({ c, caller: { sessionHash, userId } }) => {
      const step =
        sessionHash === null || userId !== '' ? undefined : await findStep(db, sessionHash, clock())
      const factorsOfUser = await factorsOf(db, userId || (step?.userId ?? ''))
      const methods = methodsOf(factorsOfUser, passwordClientOf(c, services).origin)
      return { step: step?.step ?? 'none', methods } satisfies SignInStep
    })

    mount(accountCalls.proveSecondFactor, async ({ c, caller: { sessionHash }, body: proof }) => {
      const step = await findStep(db, sessionHash, clock())
      const user = step?.step === 'factor' ? await findUser(db, step.userId) : undefined
      if (step === undefined || user === undefined || user.blocked === 1) return { success: 'false' }
      const result = await factors.prove(user, sessionHash, proof, passwordClientOf(c, services))
      if (result !== 'right') return { success: result === 'locked' ? 'locked' : 'false' }
      if (!(await endStep(db, sessionHash))) return { success: 'false' }
      await completeSignIn(c, services, takeOver, { user, customerId: step.customerId, secondFactor: true })
      startJobs()
      return { success: 'true' }
    })

    mount(
      accountCalls.confirm,
      async ({ c, body: proof }) => {
        const { user, session } = await signedInUser(c)
        const client = passwordClientOf(c, services)
        if (proof.method === 'password') {
          if ((await factorsOf(db, user.id)).any)
            throw new ApiError(403, 'factorNeeded', 'The user has a second factor, which has to be proved.')
          await passwords.checkPassword(user, proof.password, client, 'password')
        } else {
          const result = await factors.prove(user, session, proof, client)
          if (result === 'locked')
            throw new ApiError(429, 'wait', 'Too many wrong proofs.', {
              headers: { 'retry-after': String(proofLockSeconds) },
            })
          if (result === 'wrong')
            throw proof.method === 'passkey'
              ? new ApiError(400, 'wrongPasskey', 'The passkey does not fit.', { field: 'passkey' })
              : new ApiError(400, 'wrongCode', 'The code is wrong or was used.', { field: 'code' })
        }
        sendSession(c, services, await factors.confirm(session, proof.method !== 'password'))
        return done
      },
      { startsJobs: true },
    )

    mount(accountCalls.challengePasskey, async ({ c, caller: { sessionHash, userId }, body: { use } }) => {
      const { origin } = passwordClientOf(c, services)
      const step = userId === '' ? await findStep(db, sessionHash, clock()) : undefined
      const known = userId || step?.userId || null
      if (use === 'factor' && known === null) throw new ApiError(401, 'signIn', 'Sign in first.')
      const options = await beginProof(db, sessionHash, use === 'login' ? null : known, origin, clock())
      return { options }
    })

    mount(
      accountCalls.loginWithPasskey,
      async ({ c, caller: { sessionHash, site }, body: { passkey: proof } }) => {
        const { origin, address } = passwordClientOf(c, services)
        const result = await provePasskey(db, sessionHash, null, { origin, proof }, clock())
        const user = typeof result === 'object' ? await findUser(db, result.userId) : undefined
        const customer = user === undefined ? undefined : await signInCustomer(db, user.id, site)
        if (user === undefined || user.blocked === 1 || customer === undefined) {
          log.info(
            { event: result === 'cloned' ? 'passkey_counter' : 'login_failed', site, address },
            'sign-in',
          )
          return { success: 'false' }
        }
        await completeSignIn(c, services, takeOver, { user, customerId: customer.id, secondFactor: true })
        const name = hashUserName(keys.users, user.userName)
        log.info({ event: 'login', result: 'true', method: 'passkey', site, address, user: name }, 'sign-in')
        return { success: 'true' }
      },
    )

    mount(accountCalls.beginTotp, async ({ c, caller }) => {
      const { user } = await ownerOf(c)
      return factors.beginTotp(user, brandNameOf(caller.siteName))
    })

    mount(accountCalls.enableTotp, async ({ c, body: { code } }) => {
      const owner = await ownerOf(c)
      const recoveryCodes = await factors.enableTotp(owner.user, code, passwordClientOf(c, services))
      await finishSetup(c, owner)
      return { recoveryCodes }
    })

    mount(
      accountCalls.removeTotp,
      async ({ c }) => {
        const { user } = await signedInUser(c)
        await factors.removeTotp(user, passwordClientOf(c, services))
        return done
      },
      { startsJobs: true },
    )

    mount(
      accountCalls.renewRecoveryCodes,
      async ({ c }) => {
        const { user } = await signedInUser(c)
        const recoveryCodes = await factors.renewRecoveryCodes(user, passwordClientOf(c, services))
        return { recoveryCodes }
      },
      { startsJobs: true },
    )

    mount(accountCalls.beginPasskey, async ({ c, caller }) => {
      const { user, session } = await ownerOf(c)
      const { origin } = passwordClientOf(c, services)
      const brand = brandNameOf(caller.siteName)
      return { options: await beginPasskey(db, session, user, { origin, brand }, clock()) }
    })

    mount(accountCalls.addPasskey, async ({ c, body: { name, passkey: proof } }) => {
      const owner = await ownerOf(c)
      const client = passwordClientOf(c, services)
      const recoveryCodes = await factors.addPasskey(owner.user, owner.session, { name, proof }, client)
      await finishSetup(c, owner)
      return { recoveryCodes }
    })

    mount(
      accountCalls.removePasskey,
      async ({ c, body: { id } }) => {
        const { user } = await signedInUser(c)
        await factors.removePasskey(user, id, passwordClientOf(c, services))
        return done
      },
      { startsJobs: true },
    )
  }
