import type { Selectable } from 'kysely'
import type { Queries } from '../platform/database/queries.ts'
import type { Database } from '../platform/database/schema.ts'

export type ErasureRow = Selectable<Database['erasureRequests']>

export const insertErasure = (queries: Queries, row: ErasureRow) =>
  queries.insertInto('erasureRequests').values(row).execute()

/** The last request of a user; undefined if there is none. */
export const findErasure = (queries: Queries, userId: string): Promise<ErasureRow | undefined> =>
  queries
    .selectFrom('erasureRequests')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Ends the open request of a user. Returns whether there was one. */
export async function endErasure(
  queries: Queries,
  userId: string,
  state: 'done' | 'withdrawn',
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('erasureRequests')
    .set({ state, changedAt: now.toISOString() })
    .where('userId', '=', userId)
    .where('state', '=', 'sent')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Requests for operators, the open ones first, 200 at most. */
export const readErasures = (queries: Queries): Promise<ErasureRow[]> =>
  queries
    .selectFrom('erasureRequests')
    .selectAll()
    .orderBy((eb) => eb.case().when('state', '=', 'sent').then(0).else(1).end())
    .orderBy('createdAt', 'desc')
    .limit(200)
    .execute()

/** Mailboxes of the other users who administer the company or its users. */
export const readAdministrators = (queries: Queries, customerId: string, exceptUserId: string) =>
  queries
    .selectFrom('users')
    .innerJoin('roleAssignments', 'roleAssignments.userId', 'users.id')
    .innerJoin('rolePermissions', 'rolePermissions.role', 'roleAssignments.role')
    .select(['users.id', 'users.name', 'users.userName', 'users.email', 'users.language'])
    .distinct()
    .where('roleAssignments.customerId', '=', customerId)
    .where('rolePermissions.permission', 'in', ['perm:adminCompany', 'perm:adminUsers'])
    .where('users.id', '<>', exceptUserId)
    .where('users.blocked', '=', 0)
    .execute()
