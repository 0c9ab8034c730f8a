import { sql } from 'kysely'
import type { MatrixSort } from '../contract/index.ts'
import { readInChunks } from '../platform/database/chunks.ts'
import type { Queries } from '../platform/database/queries.ts'
import type { ListSort, Period } from '../platform/lists/list-filter.ts'

/** What a user has decided about the user's customers, by customer. */
export const readAttachments = (queries: Queries, userId: string) =>
  queries
    .selectFrom('attachments')
    .leftJoin('companyProfiles', 'companyProfiles.customerId', 'attachments.customerId')
    .select(['attachments.customerId', 'position', 'nickname', 'hidden', 'parentId'])
    .where('userId', '=', userId)
    .execute()

/** The default customer of a user on a site; undefined without one. */
export const findDefault = async (
  queries: Queries,
  { userId, site }: { userId: string; site: string },
): Promise<string | undefined> =>
  (
    await queries
      .selectFrom('defaultCustomers')
      .select('customerId')
      .where('userId', '=', userId)
      .where('site', '=', site)
      .executeTakeFirst()
  )?.customerId

export const writeDefault = (queries: Queries, row: { userId: string; site: string; customerId: string }) =>
  queries
    .insertInto('defaultCustomers')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['userId', 'site']).doUpdateSet({ customerId: row.customerId }),
    )
    .execute()

export const changeAttachment = (
  queries: Queries,
  { userId, customerId }: { userId: string; customerId: string },
  change: { position?: number; nickname?: string; hidden?: number },
) =>
  queries
    .updateTable('attachments')
    .set(change)
    .where('userId', '=', userId)
    .where('customerId', '=', customerId)
    .execute()

/** Roles of users at customers. */
export const readRolesOf = (queries: Queries, userIds: readonly string[], customerIds: readonly string[]) =>
  readInChunks(userIds, (some) =>
    queries
      .selectFrom('roleAssignments')
      .selectAll()
      .where('userId', 'in', some)
      .where('customerId', 'in', customerIds)
      .orderBy('role')
      .execute(),
  )

/** Which users of some customers. Empty lists and texts restrict nothing; without a customer there are none. */
export interface UsersAtFilter {
  customerIds: readonly string[]
  patterns: readonly string[]
  role: string
  /** Of the last sign-in for one of the customers. */
  period: Period
}

/**
 * Users who are active at any of the customers and match the filter. Of one who has not accepted an invitation, the
 * administrator knows only what the administrator has typed.
 */
function usersAt(queries: Queries, { customerIds, patterns, role, period }: UsersAtFilter) {
  const users = queries
    .selectFrom('attachments')
    .where('attachments.customerId', 'in', customerIds)
    .where('attachments.state', '=', 'active')
    .$if(role !== '', (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('roleAssignments')
            .select('role')
            .where('roleAssignments.role', '=', role)
            .whereRef('roleAssignments.customerId', '=', 'attachments.customerId')
            .whereRef('roleAssignments.userId', '=', 'attachments.userId'),
        ),
      ),
    )
    .groupBy('attachments.userId')
    .select(({ fn }) => [
      'attachments.userId as id',
      fn.max('attachments.searchText').as('searchText'),
      fn.max('attachments.lastSignInAt').as('lastSignInAt'),
    ])
  let rows = queries.selectFrom(users.as('found'))
  for (const pattern of patterns)
    rows = rows.where(sql<boolean>`"found"."searchText" like ${pattern} escape '\\'`)
  if (period.from !== null) rows = rows.where('found.lastSignInAt', '>=', period.from)
  if (period.before !== null)
    rows = rows.where('found.lastSignInAt', '<', period.before).where('found.lastSignInAt', '<>', '')
  return rows
}

/** How many users a filter selects. */
export async function countUsersAt(queries: Queries, filter: UsersAtFilter): Promise<number> {
  if (filter.customerIds.length === 0) return 0
  const { total } = await usersAt(queries, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** A user with the last sign-in for one of the customers, empty if there was none. */
export interface UserAt {
  id: string
  name: string
  email: string
  lastSignInAt: string
}

/** A window of the users that a filter selects, in their order. */
export async function readUsersAt(
  queries: Queries,
  filter: UsersAtFilter,
  { column, direction }: ListSort<MatrixSort>,
  window: { from: number; count: number },
): Promise<UserAt[]> {
  if (filter.customerIds.length === 0) return []
  const by = { name: 'found.searchText', lastSignInAt: 'found.lastSignInAt' } as const
  return usersAt(queries, filter)
    .innerJoin('users', 'users.id', 'found.id')
    .select(['users.id', 'users.name', 'users.email', 'found.lastSignInAt'])
    .orderBy(by[column], direction)
    .orderBy('found.searchText', direction)
    .orderBy('users.id', direction)
    .limit(window.count)
    .offset(window.from)
    .execute()
}

/** Which of the users are attached to which of the customers, active or not. */
export const readAttachmentsAt = (
  queries: Queries,
  userIds: readonly string[],
  customerIds: readonly string[],
) =>
  readInChunks(userIds, (some) =>
    queries
      .selectFrom('attachments')
      .select(['userId', 'customerId', 'state'])
      .where('userId', 'in', some)
      .where('customerId', 'in', customerIds)
      .execute(),
  )
