import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import {
  type AddressFailures,
  countAddressAttempt,
  noAddressFailures,
  uncountAddressAttempt,
} from './address-throttle.ts'
import { type Counted, countAttempt, type LoginAttempts, longestLock, noAttempts } from './lockout.ts'
import type { Database } from '../../platform/database/schema.ts'
import type { Store } from '../../platform/database/store.ts'

/** A submitted name as it is compared: case and written form do not matter. */
export const normalizeLoginName = (name: string): string => name.normalize('NFKC').trim().toLowerCase()

const hash = (text: string) => createHash('sha256').update(text).digest('hex')

/** What a submitted name is kept as. */
export const hashLoginName = (name: string): string => hash(normalizeLoginName(name))

/** What an attempt is counted under. */
export interface Counters {
  /** The name's own counter, or that of a device which is known for the name (reliability L3). */
  subject: string
  /** Whether the counter is a device's. */
  ofDevice: boolean
  /** Keyed hash of the network address; null when it is not known or does not count. */
  address: string | null
}

/** The counter of a name, or of a known device under that name: whoever locks the one does not lock the other. */
export const subjectOf = (name: string, device: string | null): string =>
  device === null ? hashLoginName(name) : hash(`${device} ${hashLoginName(name)}`)

const longestOf = (ofDevice: boolean): number => (ofDevice ? longestLock.device : longestLock.name)

/** Whether an attempt's password may be looked at; if not, `waitSeconds` of its address, or 0 for a locked name. */
export type Admission = Pick<Counted, 'allowed' | 'change'> & { waitSeconds: number }

/** A transaction in which the counters of one attempt are locked, the address always first. */
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
        .select(['failures', 'lastAt', 'waitUntil'])
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
 * What an attempt is told before it is counted: that its address has to wait, or that its name is locked. Nothing is
 * written, so that a flood of those costs little.
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
          .select(['failures', 'lastAt', 'waitUntil'])
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
  // One that would lock the name has to be counted.
  return { allowed: allowed || change === 'locked', change: null, waitSeconds: 0 }
}

/** Counts an attempt before its password is looked at, in one transaction (reliability L4). */
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

/** Forgets the failures after a good sign-in. A lock that others ran into meanwhile stays. */
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
