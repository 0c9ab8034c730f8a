import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import {
  type AddressFailures,
  countAddressAttempt,
  forgiveFailure,
  noAddressFailures,
  uncountAddressAttempt,
} from './address-throttle.ts'
import { type Counted, countAttempt, type LoginAttempts, longestLock, noAttempts } from './lockout.ts'
import type { Database } from '../../platform/database/schema.ts'
import type { Store } from '../../platform/database/store.ts'

/** A submitted name in the form in which names are compared: without regard to case and Unicode form. */
export const normalizeLoginName = (name: string): string => name.normalize('NFKC').trim().toLowerCase()

const hash = (text: string) => createHash('sha256').update(text).digest('hex')

/** The hash under which a submitted name is stored. */
export const hashLoginName = (name: string): string => hash(normalizeLoginName(name))

/** The counters of an attempt. */
export interface Counters {
  /** Counter of the name, or of a device that is known for the name (reliability L3). */
  subject: string
  /** Whether `subject` is the counter of a device. */
  ofDevice: boolean
  /** Keyed hash of the network address; null if it is unknown or does not count. */
  address: string | null
}

/** The counter of a name, or of a known device under that name. Locking one does not lock the other. */
export const subjectOf = (name: string, device: string | null): string =>
  device === null ? hashLoginName(name) : hash(`${device} ${hashLoginName(name)}`)

const longestOf = (ofDevice: boolean): number => (ofDevice ? longestLock.device : longestLock.name)

/** Whether the password of an attempt may be checked. If not, `waitSeconds` of its address, or 0 for a locked name. */
export type Admission = Pick<Counted, 'allowed' | 'change'> & { waitSeconds: number }

/** Reads and writes the counters of one attempt under a lock. The address is always locked first. */
function counting({ dialect }: Store, trx: Transaction<Database>, now: Date) {
  return {
    address: async <R extends { after: AddressFailures }>(
      addressHash: string,
      count: (row: AddressFailures) => R,
    ): Promise<R> => {
      await trx
        .insertInto('addressFailures')
        .values({ addressHash, ...noAddressFailures(now) })
        .onConflict((conflict) => conflict.column('addressHash').doNothing())
        .execute()
      const row = await trx
        .selectFrom('addressFailures')
        .select(['failures', 'lastAt', 'waitUntil', 'times'])
        .where('addressHash', '=', addressHash)
        .$if(dialect === 'postgres', (query) => query.forUpdate())
        .executeTakeFirstOrThrow()
      const counted = count(row)
      await trx
        .updateTable('addressFailures')
        .set(counted.after)
        .where('addressHash', '=', addressHash)
        .execute()
      return counted
    },
    subject: async <R extends { after: LoginAttempts }>(
      nameHash: string,
      count: (row: LoginAttempts) => R,
    ): Promise<R> => {
      await trx
        .insertInto('loginAttempts')
        .values({ nameHash, ...noAttempts(now) })
        .onConflict((conflict) => conflict.column('nameHash').doNothing())
        .execute()
      const row = await trx
        .selectFrom('loginAttempts')
        .select(['failures', 'windowStart', 'lockedUntil', 'locks'])
        .where('nameHash', '=', nameHash)
        .$if(dialect === 'postgres', (query) => query.forUpdate())
        .executeTakeFirstOrThrow()
      const counted = count(row)
      await trx.updateTable('loginAttempts').set(counted.after).where('nameHash', '=', nameHash).execute()
      return counted
    },
  }
}

/**
 * Whether an attempt would be admitted: its address may have to wait, or its name may be locked. Nothing is
 * written, so that a flood of attempts costs little.
 */
export async function previewAttempt(
  { db }: Store,
  { subject, ofDevice, address }: Counters,
  now: Date,
): Promise<Admission> {
  const failures =
    address === null
      ? undefined
      : await db
          .selectFrom('addressFailures')
          .select(['failures', 'lastAt', 'waitUntil', 'times'])
          .where('addressHash', '=', address)
          .executeTakeFirst()
  const { waitSeconds } = countAddressAttempt(failures ?? noAddressFailures(now), now)
  if (waitSeconds > 0) return { allowed: false, change: null, waitSeconds }
  const attempts = await db
    .selectFrom('loginAttempts')
    .select(['failures', 'windowStart', 'lockedUntil', 'locks'])
    .where('nameHash', '=', subject)
    .executeTakeFirst()
  const { allowed, change } = countAttempt(attempts ?? noAttempts(now), now, longestOf(ofDevice))
  // An attempt that would lock the name has to be counted.
  return { allowed: allowed || change === 'locked', change: null, waitSeconds: 0 }
}

/** Counts an attempt in one transaction, before its password is checked (reliability L4). */
export function admitAttempt(
  store: Store,
  { subject, ofDevice, address }: Counters,
  now: Date,
): Promise<Admission> {
  return store.db.transaction().execute(async (trx) => {
    const counters = counting(store, trx, now)
    if (address !== null) {
      const { waitSeconds } = await counters.address(address, (row) => countAddressAttempt(row, now))
      if (waitSeconds > 0) return { allowed: false, change: null, waitSeconds }
    }
    const { allowed, change } = await counters.subject(subject, (row) =>
      countAttempt(row, now, longestOf(ofDevice)),
    )
    return { allowed, change, waitSeconds: 0 }
  })
}

/** Deletes the failures after a successful sign-in. A lock that other attempts caused meanwhile stays. */
export async function clearAttempts(store: Store, { subject, address }: Counters, now: Date): Promise<void> {
  await store.db.transaction().execute(async (trx) => {
    if (address !== null) {
      await counting(store, trx, now).address(address, (row) => ({ after: uncountAddressAttempt(row) }))
    }
    await trx
      .deleteFrom('loginAttempts')
      .where('nameHash', '=', subject)
      .where('lockedUntil', 'is', null)
      .execute()
  })
}

/** Counts a success of a known browser in favour of its address, if that has failures. */
export async function favourAddress(store: Store, address: string, now: Date): Promise<void> {
  const found = await store.db
    .selectFrom('addressFailures')
    .select('failures')
    .where('addressHash', '=', address)
    .where('failures', '>', 0)
    .executeTakeFirst()
  if (found === undefined) return
  await store.db
    .transaction()
    .execute((trx) => counting(store, trx, now).address(address, (row) => ({ after: forgiveFailure(row) })))
}
