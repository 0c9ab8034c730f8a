import { randomUUID } from 'node:crypto'
import type { Writing } from './carts.ts'
import { insertRows } from './insert-rows.ts'

/** Whose a favourite list is: a user's for a customer, or a visitor's, which hangs on the session until sign-in. */
export interface ListOwner {
  customerId: string
  userId: string
  sessionHash: string
}

/** An article of a list; `quantity` is an integer of its precision. */
export interface ListEntry {
  variantId: number
  quantity: number
}

/** Makes a favourite list of these articles, in their order. Answers its id. */
export async function makeFavouriteList(
  { trx, now }: Writing,
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

/** Gives the lists that a visitor has made to who has signed in. */
export async function attachFavouriteLists(
  { trx }: Writing,
  session: string,
  { customerId, userId }: Pick<ListOwner, 'customerId' | 'userId'>,
): Promise<void> {
  await trx
    .updateTable('lists')
    .set({ customerId, userId, session: '' })
    .where('session', '=', session)
    .execute()
}
