import { randomUUID } from 'node:crypto'
import { sql, type Updateable } from 'kysely'
import { insertRows } from '../platform/database/insert-rows.ts'
import type { Queries } from '../platform/database/queries.ts'
import type { Database } from '../platform/database/schema.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { insertItems, type NewListEntry, readListRows, type ListRow } from './items-store.ts'

/** The owner of a favourite list: a user at a customer, or a visitor's session until its sign-in. */
export interface ListOwner {
  customerId: string
  userId: string
  sessionHash: string
}

type User = Pick<ListOwner, 'customerId' | 'userId'>

/** Creates a favourite list with these articles in their order. Returns its id. */
export async function insertFavouriteList(
  context: WriteContext,
  { customerId, userId, sessionHash }: ListOwner,
  name: string,
  entries: readonly NewListEntry[],
  description = '',
): Promise<string> {
  const id = randomUUID()
  const session = customerId === '' ? sessionHash : ''
  const changedAt = context.now.toISOString()
  const row = { id, customerId, userId, name, description, changedAt, session }
  await insertRows(context.trx, 'lists', [row])
  await insertItems(context, id, 0, entries)
  return id
}

/** Assigns a visitor's lists to the user who signs in. */
export async function attachFavouriteLists(
  { trx }: WriteContext,
  session: string,
  { customerId, userId }: User,
): Promise<void> {
  await trx
    .updateTable('lists')
    .set({ customerId, userId, session: '' })
    .where('session', '=', session)
    .execute()
}

const listsOf = (queries: Queries, { customerId, userId }: User) =>
  queries.selectFrom('lists').where('customerId', '=', customerId).where('userId', '=', userId)

const headsOf = (queries: Queries, owner: User) =>
  listsOf(queries, owner)
    .where('deletedAt', '=', '')
    .select(['id', 'version', 'name', 'description', 'changedAt'])
    .select((eb) =>
      eb
        .selectFrom('listItems')
        .select((item) => item.fn.countAll<number>().as('count'))
        .whereRef('listItems.listId', '=', 'lists.id')
        .where('listItems.removedAt', '=', '')
        .as('lineCount'),
    )

/** A user's favourite lists for one customer, newest first. */
export const findFavouriteLists = (queries: Queries, owner: User) =>
  headsOf(queries, owner).orderBy('changedAt', 'desc').orderBy('id').execute()

/** One of the user's lists at the customer, without its lines; undefined for any other list. */
export const findListHead = (queries: Queries, owner: User, listId: string) =>
  headsOf(queries, owner).where('id', '=', listId).executeTakeFirst()

export type ListHeadRow = NonNullable<Awaited<ReturnType<typeof findListHead>>>

/** One of the user's lists at the customer with its articles in their order; null for any other list. */
export async function findFavouriteList(
  queries: Queries,
  owner: User,
  listId: string,
): Promise<{ name: string; entries: ListRow[] } | null> {
  const list = await listsOf(queries, owner)
    .where('deletedAt', '=', '')
    .select('name')
    .where('id', '=', listId)
    .executeTakeFirst()
  return list === undefined ? null : { name: list.name, entries: await readListRows(queries, listId) }
}

/** When one of the user's lists at the customer was deleted; '' if it is not, undefined for any other list. */
export async function deletionOfList(
  queries: Queries,
  owner: User,
  listId: string,
): Promise<string | undefined> {
  const list = await listsOf(queries, owner).select('deletedAt').where('id', '=', listId).executeTakeFirst()
  return list?.deletedAt
}

/** Changes a list. */
export const changeList = (queries: Queries, listId: string, change: Updateable<Database['lists']>) =>
  queries.updateTable('lists').set(change).where('id', '=', listId).execute()

/** Deletes for good the lists and lines that were deleted or removed before a time. */
export async function purgeLists(queries: Queries, before: Date): Promise<void> {
  const time = before.toISOString()
  // As in the conditions of the partial indexes.
  const nothing = sql.lit('')
  const lists = queries
    .selectFrom('lists')
    .select('lists.id')
    .where('deletedAt', '<>', nothing)
    .where('deletedAt', '<', time)
  await queries.deleteFrom('listItems').where('listId', 'in', lists).execute()
  await queries.deleteFrom('lists').where('id', 'in', lists).execute()
  await queries
    .deleteFrom('listItems')
    .where('removedAt', '<>', nothing)
    .where('removedAt', '<', time)
    .execute()
}
