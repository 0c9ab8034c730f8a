import { sql } from 'kysely'
import type { AttachmentState, UserSort } from '../contract/index.ts'
import { insertRows } from '../platform/database/insert-rows.ts'
import type { Queries } from '../platform/database/queries.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import type { ListSort, Period } from '../platform/lists/list-filter.ts'

/** Locks the users of a customer against other changes by administrators, until the end of the transaction. */
export async function lockUsersOf({ trx, dialect }: WriteContext, customerId: string): Promise<void> {
  await trx
    .selectFrom('customers')
    .select('id')
    .where('id', '=', customerId)
    .$if(dialect === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()
}

const status = sql<AttachmentState>`case when "attachments"."state" <> 'active' then "attachments"."state"
  when "users"."blocked" = 1 then 'locked' when "users"."passwordHash" = '' then 'invited' else 'active' end`

const usersOf = (queries: Queries, customerId: string) =>
  queries
    .selectFrom('attachments')
    .innerJoin('users', 'users.id', 'attachments.userId')
    .where('attachments.customerId', '=', customerId)

const userRows = (queries: Queries, customerId: string) =>
  usersOf(queries, customerId)
    .leftJoin('users as approvers', 'approvers.id', 'attachments.approverId')
    .leftJoin('jobs', 'jobs.id', 'attachments.mailId')
    .selectAll('attachments')
    .select([
      'users.id',
      'users.name',
      'users.lastName',
      'users.email',
      'users.mobile',
      'users.language',
      'users.blocked',
      'users.passwordHash',
      'users.userName',
      'approvers.name as approverName',
      'jobs.state as mailState',
      'jobs.tries as mailTries',
      status.as('status'),
    ])

/** A user of a customer. */
export type UserOfCustomer = Awaited<ReturnType<ReturnType<typeof userRows>['execute']>>[number]

/** A user of the customer; undefined for users of other customers. */
export const findUserOf = (
  queries: Queries,
  customerId: string,
  userId: string,
): Promise<UserOfCustomer | undefined> =>
  userRows(queries, customerId).where('attachments.userId', '=', userId).executeTakeFirst()

/** Some users of a customer, at most 500, in the order of the ids. */
export async function readUsersOf(
  queries: Queries,
  customerId: string,
  ids: readonly string[],
): Promise<UserOfCustomer[]> {
  if (ids.length === 0) return []
  const rows = await userRows(queries, customerId).where('attachments.userId', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.userId, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Which users of a customer. Empty lists and texts restrict nothing. */
export interface UserFilter {
  customerId: string
  patterns: readonly string[]
  statuses: readonly AttachmentState[]
  role: string
  approver: '' | 'with' | 'without'
  mail: '' | 'failed'
  /** Of the last sign-in. */
  period: Period
}

function filtered(queries: Queries, filter: UserFilter) {
  const { customerId, patterns, statuses, role, approver, mail, period } = filter
  let rows = usersOf(queries, customerId)
  for (const pattern of patterns)
    rows = rows.where(sql<boolean>`"attachments"."searchText" like ${pattern} escape '\\'`)
  if (statuses.length > 0) rows = rows.where(status, 'in', statuses)
  if (approver !== '') rows = rows.where('approverId', approver === 'with' ? '<>' : '=', '')
  if (period.from !== null) rows = rows.where('lastSignInAt', '>=', period.from)
  if (period.before !== null)
    rows = rows.where('lastSignInAt', '<', period.before).where('lastSignInAt', '<>', '')
  if (role !== '')
    rows = rows.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('roleAssignments')
          .select('role')
          .where('roleAssignments.customerId', '=', customerId)
          .where('roleAssignments.role', '=', role)
          .whereRef('roleAssignments.userId', '=', 'attachments.userId'),
      ),
    )
  if (mail === 'failed')
    rows = rows.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('jobs')
          .select('id')
          .whereRef('jobs.id', '=', 'attachments.mailId')
          .where('jobs.state', '=', 'failed'),
      ),
    )
  return rows
}

export async function countUsers(queries: Queries, filter: UserFilter): Promise<number> {
  const { total } = await filtered(queries, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** The order of users, unless another is asked for. */
export const byName: ListSort<UserSort> = { column: 'name', direction: 'asc' }

/** The ids of a window of users, in their order. */
export async function readUserIds(
  queries: Queries,
  filter: UserFilter,
  { column, direction }: ListSort<UserSort>,
  window: { from: number; count: number },
): Promise<string[]> {
  const by = { name: sql`"attachments"."searchText"`, lastSignInAt: sql`"lastSignInAt"`, status }[column]
  const rows = await filtered(queries, filter)
    .select('attachments.userId')
    .orderBy(by, direction)
    .orderBy('attachments.searchText', direction)
    .orderBy('attachments.userId', direction)
    .limit(window.count)
    .offset(window.from)
    .execute()
  return rows.map(({ userId }) => userId)
}

/** The ids of the delivery addresses that a user is limited to; empty for no limit. */
export async function addressIdsOf(queries: Queries, customerId: string, userId: string): Promise<string[]> {
  const rows = await queries
    .selectFrom('userAddresses')
    .select('addressId')
    .where('customerId', '=', customerId)
    .where('userId', '=', userId)
    .orderBy('addressId')
    .execute()
  return rows.map(({ addressId }) => addressId)
}

/** Replaces the delivery addresses that a user is limited to. */
export async function writeUserAddresses(
  queries: Queries,
  user: { userId: string; customerId: string },
  addressIds: readonly string[],
): Promise<void> {
  await queries
    .deleteFrom('userAddresses')
    .where('userId', '=', user.userId)
    .where('customerId', '=', user.customerId)
    .execute()
  await insertRows(
    queries,
    'userAddresses',
    addressIds.map((addressId) => ({ ...user, addressId })),
  )
}

/** The approver of each user of a customer who has one. */
export async function approversOf(queries: Queries, customerId: string): Promise<Map<string, string>> {
  const rows = await queries
    .selectFrom('attachments')
    .select(['userId', 'approverId'])
    .where('customerId', '=', customerId)
    .where('approverId', '<>', '')
    .execute()
  return new Map(rows.map(({ userId, approverId }) => [userId, approverId]))
}

/** What a user has ordered for a customer since a time, without cancelled orders, in the minor unit. */
export async function spentSince(
  queries: Queries,
  { userId, customerId }: { userId: string; customerId: string },
  since: string,
): Promise<number> {
  const { spent } = await queries
    .selectFrom('orders')
    .select((eb) => eb.fn.sum<number | null>('sum').as('spent'))
    .where('customerId', '=', customerId)
    .where('userId', '=', userId)
    .where('placedAt', '>=', since)
    .where('status', '<>', 'CANCELLED')
    .executeTakeFirstOrThrow()
  return Number(spent ?? 0)
}

/** The id of the customer's user with an e-mail address; undefined if there is none. */
export async function emailOwnerOf(
  queries: Queries,
  customerId: string,
  email: string,
): Promise<string | undefined> {
  const row = await usersOf(queries, customerId)
    .select('users.id')
    .where((eb) => eb.fn<string>('lower', ['users.email']), '=', email.trim().toLowerCase())
    .orderBy('users.id')
    .limit(1)
    .executeTakeFirst()
  return row?.id
}
