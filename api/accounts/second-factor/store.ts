import type { FactorMethods } from '../../contract/index.ts'
import type { Queries } from '../../platform/database/queries.ts'
import { endSession } from '../sessions/store.ts'

/** The second factors of a user. */
export interface Factors {
  /** An authenticator app whose first code was entered. */
  totp: boolean
  passkeys: Array<{
    id: string
    rpId: string
    transports: string
    name: string
    createdAt: string
    usedAt: string | null
  }>
  /** Recovery codes that are left. */
  recoveryCodes: number
  /** There is an app or a passkey. */
  any: boolean
}

export async function factorsOf(queries: Queries, userId: string): Promise<Factors> {
  const totp = await queries
    .selectFrom('totpFactors')
    .select('userId')
    .where('userId', '=', userId)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst()
  const passkeys = await queries
    .selectFrom('passkeys')
    .select(['id', 'rpId', 'transports', 'name', 'createdAt', 'usedAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute()
  const { left } = await queries
    .selectFrom('recoveryCodes')
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow()
  const any = totp !== undefined || passkeys.length > 0
  return { totp: totp !== undefined, passkeys, recoveryCodes: Number(left), any }
}

/** The host name that passkeys of an origin belong to. */
export const rpIdOf = (origin: string): string => new URL(origin).hostname

/** The ways in which a user can prove a second factor at an origin. */
export const methodsOf = ({ totp, passkeys, recoveryCodes }: Factors, origin: string): FactorMethods => ({
  totp,
  passkey: passkeys.some(({ rpId }) => rpId === rpIdOf(origin)),
  recovery: recoveryCodes > 0,
})

/** Whether a customer of the user requires a second factor. */
export async function requiresSecondFactor(queries: Queries, userId: string): Promise<boolean> {
  const row = await queries
    .selectFrom('attachments')
    .innerJoin('customers', 'customers.id', 'attachments.customerId')
    .select('customers.id')
    .where('attachments.userId', '=', userId)
    .where('attachments.state', '=', 'active')
    .where('customers.secondFactorRequired', '=', 1)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Makes a customer require a second factor of its users, or not. Ends the sessions there that were begun without
 * one, except `keptSession`. Run it in a transaction. Returns how many sessions were without one.
 */
export async function requireSecondFactor(
  queries: Queries,
  { customerId, required }: { customerId: string; required: boolean },
  now: Date,
  keptSession = '',
): Promise<number> {
  await queries
    .updateTable('customers')
    .set({ secondFactorRequired: required ? 1 : 0 })
    .where('id', '=', customerId)
    .execute()
  if (!required) return 0
  const rows = await queries
    .selectFrom('sessions')
    .select('idHash')
    .where('customerId', '=', customerId)
    .where('secondFactor', '=', 0)
    .execute()
  for (const { idHash } of rows) if (idHash !== keptSession) await endSession(queries, idHash, now)
  return rows.length
}

/** The step that the sign-in of a session waits for; undefined if there is none. */
export const findStep = (queries: Queries, session: string, now: Date) =>
  queries
    .selectFrom('signInSteps')
    .selectAll()
    .where('session', '=', session)
    .where('expiresAt', '>', now.toISOString())
    .executeTakeFirst()

/** Minutes for which a sign-in waits for its second step. */
const stepMinutes = 10

/** Saves that the sign-in of a session waits for a second step. */
export async function saveStep(
  queries: Queries,
  step: { session: string; userId: string; customerId: string; step: 'factor' | 'setup' },
  now: Date,
): Promise<void> {
  const row = { ...step, expiresAt: new Date(now.getTime() + stepMinutes * 60_000).toISOString() }
  await queries
    .insertInto('signInSteps')
    .values(row)
    .onConflict((conflict) => conflict.column('session').doUpdateSet(row))
    .execute()
}

/** Ends the step of a session. Returns false if another call has ended it. */
export async function endStep(queries: Queries, session: string): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom('signInSteps')
    .where('session', '=', session)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
