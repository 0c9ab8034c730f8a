import { randomUUID } from 'node:crypto'
import { insertRows } from '../platform/database/insert-rows.ts'
import type { Queries } from '../platform/database/queries.ts'
import type { WriteContext } from '../platform/database/write-context.ts'

/** The owner of a favourite list: a user at a customer, or a visitor's session until its sign-in. */
export interface ListOwner {
  customerId: string
  userId: string
  sessionHash: string
}

/**
 * An article of a list with its choices in the form of a cart line. `quantity` is an integer of the article's
 * precision.
 */
export interface ListEntry {
  variantId: number
  quantity: number
  configuration: string
}

/** Creates a favourite list with these articles in their order. Returns its id. */
export async function insertFavouriteList(
  { trx, now }: WriteContext,
  { customerId, userId, sessionHash }: ListOwner,
  name: string,
  entries: readonly ListEntry[],
): Promise<string> {
  const id = randomUUID()
  const session = customerId === '' ? sessionHash : ''
  await insertRows(trx, 'lists', [{ id, customerId, userId, name, changedAt: now.toISOString(), session }])
  const rows = entries.map((entry, index) => ({ listId: id, position: index + 1, ...entry }))
  await insertRows(trx, 'listItems', rows)
  return id
}

/** Assigns a visitor's lists to the user who signs in. */
export async function attachFavouriteLists(
  { trx }: WriteContext,
  session: string,
  { customerId, userId }: Pick<ListOwner, 'customerId' | 'userId'>,
): Promise<void> {
  await trx
    .updateTable('lists')
    .set({ customerId, userId, session: '' })
    .where('session', '=', session)
    .execute()
}

/** A user's favourite lists for one customer, newest first. */
export function findFavouriteLists(
  queries: Queries,
  { customerId, userId }: Pick<ListOwner, 'customerId' | 'userId'>,
) {
  return queries
    .selectFrom('lists')
    .select(['id', 'name', 'changedAt'])
    .select((eb) =>
      eb
        .selectFrom('listItems')
        .select((item) => item.fn.countAll<number>().as('count'))
        .whereRef('listItems.listId', '=', 'lists.id')
        .as('lineCount'),
    )
    .where('customerId', '=', customerId)
    .where('userId', '=', userId)
    .orderBy('changedAt', 'desc')
    .orderBy('id')
    .execute()
}

/** One of the user's lists at the customer with its articles in their order; null for any other list. */
export async function findFavouriteList(
  queries: Queries,
  { customerId, userId }: Pick<ListOwner, 'customerId' | 'userId'>,
  listId: string,
): Promise<{ name: string; entries: ListEntry[] } | null> {
  const list = await queries
    .selectFrom('lists')
    .select('name')
    .where('id', '=', listId)
    .where('customerId', '=', customerId)
    .where('userId', '=', userId)
    .executeTakeFirst()
  if (list === undefined) return null
  const entries = await queries
    .selectFrom('listItems')
    .select(['variantId', 'quantity', 'configuration'])
    .where('listId', '=', listId)
    .orderBy('position')
    .execute()
  return { name: list.name, entries }
}
