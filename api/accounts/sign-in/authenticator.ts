import { availableParallelism } from 'node:os'
import type { SiteKey } from '../../contract/index.ts'
import { createFailureAlarm } from './failure-alarm.ts'
import { createFairQueue, QueueFull } from '../../platform/fair-queue.ts'
import {
  hashPassword,
  isWeakHash,
  passwordCost,
  unmatchedHash,
  verifyPassword,
} from '../passwords/password-hash.ts'
import type { PasswordCost } from '../../platform/service-settings.ts'
import { knowsDevice } from './known-devices-store.ts'
import {
  admitAttempt,
  clearAttempts,
  favourAddress,
  previewAttempt,
  subjectOf,
  type Admission,
  type Counters,
} from './attempts-store.ts'
import { findUserByName, type UserRow } from '../users/store.ts'
import { type CustomerRow, signInCustomer } from '../customers/store.ts'
import type { Client } from '../../platform/http/client.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { hashUserName } from '../users/hash-user-name.ts'

/** What was submitted, on which site and by which client. */
export interface SignInAttempt extends Client {
  name: string
  password: string
  site: SiteKey
}

/** The result of a sign-in: the user and the customer it buys for, or the answer of spec §5. */
export type SignIn = { user: UserRow; customer: CustomerRow } | 'locked' | 'false'

/**
 * Concurrent hashes. One core is left for everything else, so that a flood does not slow every page (reliability L7).
 */
const hashesAtOnce = Math.max(1, Math.min(2, availableParallelism() - 1))

/** Whether the password may be checked; if not, the name is locked. Errors: 429 for an address that has to wait. */
function isAdmitted({ allowed, waitSeconds }: Admission): boolean {
  if (waitSeconds > 0) {
    throw new ApiError(429, 'wait', 'Too many sign-ins have failed at this address.', {
      headers: { 'retry-after': String(waitSeconds) },
    })
  }
  return allowed
}

/**
 * Limits of the sign-ins that wait, and milliseconds for which one may: the queue holds a class that signs in at one
 * moment, each with a hash of up to 250 ms (reliability 2.4), and answers within the ten seconds of reliability 4.4.
 */
export const signInQueue = { waiting: 32, waitMs: 8000 }

/** Checks user names and passwords, with the limits of reliability L2 to L8. */
export function createAuthenticator(services: Services, cost: PasswordCost = passwordCost) {
  const { store, clock, log, keys } = services
  const enqueue = createFairQueue({ running: hashesAtOnce, ...signInQueue })
  const failures = createFailureAlarm()
  // Compared with the password of an unknown name, which then takes as long as a known one (L5).
  const unmatched = unmatchedHash(cost)

  const rehash = async (user: UserRow, password: string): Promise<void> => {
    if (!isWeakHash(user.passwordHash, cost)) return
    const passwordHash = await hashPassword(password, cost)
    await store.db
      .updateTable('users')
      .set({ passwordHash })
      .where('id', '=', user.id)
      // Keeps a password that was changed meanwhile.
      .where('passwordHash', '=', user.passwordHash)
      .execute()
  }

  /** Counts the attempt, then checks it. The log identifies the user only by a keyed hash (reliability L8). */
  const check = async (attempt: SignInAttempt, counters: Counters): Promise<SignIn> => {
    const { name, password, site, address } = attempt
    const admission = await admitAttempt(store, counters, clock())
    const { change } = admission
    if (change !== null)
      log.info({ event: `login_${change}`, site, address, user: hashUserName(keys.users, name) }, 'sign-in')
    if (!isAdmitted(admission)) return 'locked'
    const user = await findUserByName(store.db, name)
    // A user without a password takes as long as any other.
    const right = await verifyPassword(password, user?.passwordHash || unmatched)
    // The answer to a blocked user does not depend on the password.
    if (!right || user === undefined || user.blocked === 1) return 'false'
    await rehash(user, password)
    await clearAttempts(store, counters, clock())
    if (counters.ofDevice && address !== null) await favourAddress(store, address, clock())
    const customer = await signInCustomer(store.db, user.id, site)
    return customer === undefined ? 'false' : { user, customer }
  }

  const attemptSignIn = async (attempt: SignInAttempt): Promise<SignIn> => {
    const { name, device, address } = attempt
    const known = device !== null && (await knowsDevice(store.db, device, name))
    // A known device does not wait for failures of others at its address: an office has one address (L3).
    const counters = {
      subject: subjectOf(name, known ? device : null),
      ofDevice: known,
      address: known ? null : address,
    }
    if (!isAdmitted(await previewAttempt(store, counters, clock()))) return 'locked'
    try {
      // An attempt that the queue refuses is not counted: a flood causes no writes.
      return await enqueue({ id: address ?? '', trusted: known }, () => check(attempt, counters))
    } catch (cause) {
      if (!(cause instanceof QueueFull)) throw cause
      throw new ApiError(503, 'busy', 'Too many sign-ins at once.', { headers: { 'retry-after': '2' } })
    }
  }

  const audit = ({ name, site, address }: SignInAttempt, result: string): void => {
    const user = hashUserName(keys.users, name)
    log.info({ event: result === 'true' ? 'login' : 'login_failed', result, site, address, user }, 'sign-in')
    const many = result === 'true' || result === 'busy' ? null : failures.failed(clock())
    if (many !== null) log.warn({ event: 'login_failures_high', failures: many }, 'sign-in')
  }

  return async (attempt: SignInAttempt): Promise<SignIn> => {
    try {
      const result = await attemptSignIn(attempt)
      audit(attempt, typeof result === 'string' ? result : 'true')
      return result
    } catch (cause) {
      if (cause instanceof ApiError) audit(attempt, cause.code)
      throw cause
    }
  }
}
