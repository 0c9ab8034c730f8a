import { availableParallelism } from 'node:os'
import {
  hashPassword,
  isWeakHash,
  passwordCost,
  verifyPassword,
  type PasswordCost,
} from '../domain/password.ts'
import { makeQueue, QueueFull } from '../domain/hash-queue.ts'
import { admitAttempt, clearAttempts } from '../store/login-attempts.ts'
import { findUserByName, type UserRow } from '../store/people.ts'
import { Fault } from './fault.ts'
import type { Services } from './services.ts'

/** How a sign-in went: the user, or the answer of the specification (§5). */
export type SignIn = UserRow | 'locked' | 'false'

/** Checks names and passwords. One hash at a time per core, so that a flood leaves room for the rest (L7). */
export function makeSignIn({ store, clock }: Services, cost: PasswordCost = passwordCost) {
  const queued = makeQueue({ running: Math.min(2, availableParallelism()), waiting: 32, waitMs: 2000 })
  // What an unknown name is measured against, so that it takes as long as a known one (L5).
  const nobody = hashPassword('', cost)

  const rehash = async (user: UserRow, password: string): Promise<void> => {
    if (!isWeakHash(user.passwordHash, cost)) return
    const passwordHash = await hashPassword(password, cost)
    await store.db.updateTable('users').set({ passwordHash }).where('id', '=', user.id).execute()
  }

  return async (name: string, password: string): Promise<SignIn> => {
    if (!(await admitAttempt(store, name, clock()))) return 'locked'
    const user = await findUserByName(store.db, name)
    const hash = user?.passwordHash ?? (await nobody)
    try {
      return await queued(async () => {
        const right = await verifyPassword(password, hash)
        if (!right || user === undefined) return 'false'
        if (user.blocked === 1) return 'locked'
        await rehash(user, password)
        await clearAttempts(store.db, name)
        return user
      })
    } catch (cause) {
      if (!(cause instanceof QueueFull)) throw cause
      throw new Fault(503, 'busy', 'Too many sign-ins at once.', { headers: { 'retry-after': '2' } })
    }
  }
}
