import type { Selectable, Updateable } from 'kysely'
import type { Queries } from '../platform/database/queries.ts'
import type { Database } from '../platform/database/schema.ts'
import type { WriteContext } from '../platform/database/write-context.ts'

export type ApplicationRow = Selectable<Database['applications']>
export type ApplicationKeyRow = Selectable<Database['applicationKeys']>

export const findApplication = (queries: Queries, id: string): Promise<ApplicationRow | undefined> =>
  queries.selectFrom('applications').selectAll().where('id', '=', id).executeTakeFirst()

/**
 * Locks an application until the end of the transaction and returns it. Changes of one application wait for each other.
 */
export async function lockApplication(
  { trx }: WriteContext,
  id: string,
): Promise<ApplicationRow | undefined> {
  return trx
    .updateTable('applications')
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

/** Changes an application, which the transaction has locked. */
export async function changeApplication(
  { trx, now }: WriteContext,
  id: string,
  change: Updateable<Database['applications']>,
): Promise<void> {
  await trx
    .updateTable('applications')
    .set({ ...change, changedAt: now.toISOString() })
    .where('id', '=', id)
    .execute()
}

/** The number of the customer that an application has become; empty until it is approved. */
export async function findCustomerNumber(
  queries: Queries,
  { customerId }: Pick<ApplicationRow, 'customerId'>,
): Promise<string> {
  if (customerId === '') return ''
  const customer = await queries
    .selectFrom('customers')
    .select('number')
    .where('id', '=', customerId)
    .executeTakeFirst()
  return customer?.number ?? ''
}

/** The draft that a session has begun. */
export const findDraftOfSession = (queries: Queries, session: string): Promise<ApplicationRow | undefined> =>
  queries.selectFrom('applications').selectAll().where('startedBy', '=', session).executeTakeFirst()

/** Ends that a session has begun a draft other than the given one: it may begin another. */
export const releaseDraft = (queries: Queries, session: string, kept: string) =>
  queries
    .updateTable('applications')
    .set({ startedBy: null })
    .where('startedBy', '=', session)
    .where('id', '!=', kept)
    .execute()

/** Adds a draft. Does nothing if its session has begun one already. */
export const insertApplication = (queries: Queries, row: ApplicationRow) =>
  queries
    .insertInto('applications')
    .values(row)
    .onConflict((conflict) => conflict.column('startedBy').doNothing())
    .execute()

export const insertKey = (queries: Queries, row: ApplicationKeyRow) =>
  queries.insertInto('applicationKeys').values(row).execute()

/** A key that is valid at a time. */
export const findKey = (
  queries: Queries,
  keyHash: string,
  now: Date,
): Promise<ApplicationKeyRow | undefined> =>
  queries
    .selectFrom('applicationKeys')
    .selectAll()
    .where('keyHash', '=', keyHash)
    .where('expiresAt', '>', now.toISOString())
    .executeTakeFirst()

/** Deletes a key. Returns true for the first of several that do it at once. */
export async function deleteKey(queries: Queries, keyHash: string): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom('applicationKeys')
    .where('keyHash', '=', keyHash)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Deletes the cookies and links of signatories of an application. */
export const deleteSignatoryKeys = (queries: Queries, applicationId: string) =>
  queries
    .deleteFrom('applicationKeys')
    .where('applicationId', '=', applicationId)
    .where('role', '=', 'signatory')
    .execute()

/** Moves the end of the cookies and resuming links of an application along with its own. */
export const prolongKeys = (queries: Queries, applicationId: string, expiresAt: string) =>
  queries
    .updateTable('applicationKeys')
    .set({ expiresAt })
    .where('applicationId', '=', applicationId)
    .where('role', '=', 'applicant')
    .execute()

/** Links that were mailed for an application since a time. */
export async function countLinks(
  queries: Queries,
  applicationId: string,
  kind: 'link' | 'onceLink',
  since: Date,
): Promise<number> {
  const { count } = await queries
    .selectFrom('applicationKeys')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('applicationId', '=', applicationId)
    .where('kind', '=', kind)
    .where('createdAt', '>', since.toISOString())
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Deletes an application with everything that belongs to it. */
export async function eraseApplications(queries: Queries, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await queries.deleteFrom('identifications').where('applicationId', 'in', ids).execute()
  await queries.deleteFrom('applicationKeys').where('applicationId', 'in', ids).execute()
  await queries.deleteFrom('applications').where('id', 'in', ids).execute()
}

/** Erases applications whose time is over, at most 500 at a time, and keys that have ended. */
export async function eraseExpiredApplications(queries: Queries, now: Date): Promise<void> {
  const at = now.toISOString()
  const rows = await queries
    .selectFrom('applications')
    .select('id')
    .where('expiresAt', '<=', at)
    .limit(500)
    .execute()
  await eraseApplications(
    queries,
    rows.map(({ id }) => id),
  )
  await queries.deleteFrom('applicationKeys').where('expiresAt', '<=', at).execute()
  await queries.deleteFrom('applicationMails').where('day', '<', at.slice(0, 10)).execute()
}
