import type { Selectable } from 'kysely'
import type { Queries } from '../platform/database/queries.ts'
import type { Database } from '../platform/database/schema.ts'
import { mostRowsAtOnce } from '../platform/lists/row-list.ts'

export type AttachmentRequestRow = Selectable<Database['attachmentRequests']>

const mostOwn = 20

/** The requests of a user, newest first. */
export const readOwnRequests = (queries: Queries, userId: string): Promise<AttachmentRequestRow[]> =>
  queries
    .selectFrom('attachmentRequests')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(mostOwn)
    .execute()

/** Open requests of a user at a time, and all since then. */
export async function countRequests(
  queries: Queries,
  userId: string,
  { now, since }: { now: Date; since: Date },
): Promise<{ open: AttachmentRequestRow[]; recent: number }> {
  const open = await queries
    .selectFrom('attachmentRequests')
    .selectAll()
    .where('userId', '=', userId)
    .where('state', '=', 'sent')
    .where('expiresAt', '>', now.toISOString())
    .execute()
  const { recent } = await queries
    .selectFrom('attachmentRequests')
    .select((eb) => eb.fn.countAll<number>().as('recent'))
    .where('userId', '=', userId)
    .where('createdAt', '>', since.toISOString())
    .executeTakeFirstOrThrow()
  return { open, recent: Number(recent) }
}

export type ReceivedRow = Awaited<ReturnType<typeof readReceivedRequests>>[number]

/** The requests that a customer has received: those that wait first, then the newest. Withdrawn ones are left out. */
export const readReceivedRequests = (queries: Queries, customerId: string) =>
  queries
    .selectFrom('attachmentRequests')
    .innerJoin('users', 'users.id', 'attachmentRequests.userId')
    .selectAll('attachmentRequests')
    .select(['users.name as userName', 'users.email'])
    .where('attachmentRequests.customerId', '=', customerId)
    .where('attachmentRequests.state', '<>', 'withdrawn')
    .orderBy((eb) => eb.case().when('attachmentRequests.state', '=', 'sent').then(0).else(1).end())
    .orderBy('attachmentRequests.createdAt', 'desc')
    .orderBy('attachmentRequests.id')
    .limit(mostRowsAtOnce)
    .execute()

export const findRequest = (queries: Queries, id: string): Promise<AttachmentRequestRow | undefined> =>
  queries.selectFrom('attachmentRequests').selectAll().where('id', '=', id).executeTakeFirst()

export const insertRequest = (queries: Queries, row: AttachmentRequestRow) =>
  queries.insertInto('attachmentRequests').values(row).execute()

/** Ends a request that waits. Returns whether it did. */
export async function endRequest(
  queries: Queries,
  id: string,
  now: Date,
  end: Pick<AttachmentRequestRow, 'state' | 'reason' | 'decidedBy'>,
): Promise<boolean> {
  const at = now.toISOString()
  const { numUpdatedRows } = await queries
    .updateTable('attachmentRequests')
    .set({ ...end, changedAt: at })
    .where('id', '=', id)
    .where('state', '=', 'sent')
    .where('expiresAt', '>', at)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The customer of both numbers in a country; undefined if there is none. */
export const findByNumbers = (
  queries: Queries,
  {
    number,
    organisationNumber,
    sites,
  }: { number: string; organisationNumber: string; sites: readonly string[] },
) =>
  queries
    .selectFrom('customers')
    .innerJoin('companyProfiles', 'companyProfiles.customerId', 'customers.id')
    .select(['customers.id', 'customers.name'])
    .where('customers.number', '=', number)
    .where('companyProfiles.organisationNumber', '=', organisationNumber)
    .where('customers.site', 'in', sites)
    .executeTakeFirst()

/** Deletes requests that ended long ago. */
export const deleteRequestsBefore = (queries: Queries, time: Date) =>
  queries.deleteFrom('attachmentRequests').where('expiresAt', '<', time.toISOString()).execute()
