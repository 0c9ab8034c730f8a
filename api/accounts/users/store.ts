import type { Selectable } from 'kysely'
import type { Queries } from '../../platform/database/queries.ts'
import type { Database } from '../../platform/database/schema.ts'
import { normalizeLoginName } from '../sign-in/attempts-store.ts'

export type UserRow = Selectable<Database['users']>

/** Whether there is any user. */
export async function hasUsers(queries: Queries): Promise<boolean> {
  return (await queries.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** The user of a submitted name, in its own or its normalised spelling. */
export function findUserByName(queries: Queries, name: string): Promise<UserRow | undefined> {
  return queries
    .selectFrom('users')
    .selectAll()
    .where('userName', 'in', [normalizeLoginName(name), name])
    .executeTakeFirst()
}

export function findUser(queries: Queries, id: string): Promise<UserRow | undefined> {
  return queries.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Whether a user hides prices, and may (spec §3 temporarilyHidePrices). */
export const hidesPrices = (user: Pick<UserRow, 'hidePrices' | 'hidePricesAvailable'>): boolean =>
  user.hidePricesAvailable === 1 && user.hidePrices === 1

/** Whether a user sees only the customer's assortment, and may (spec §3 onlyMyAssortment). */
export const isLimitedToAssortment = (user: UserRow): boolean =>
  user.onlyMyAssortmentAvailable === 1 && user.onlyMyAssortment === 1

/** Saves a preference of a user. */
export async function writePreference(
  queries: Queries,
  userId: string,
  preference: 'hidePrices' | 'onlyMyAssortment',
  isActive: boolean,
): Promise<void> {
  await queries
    .updateTable('users')
    .set({ [preference]: isActive ? 1 : 0 })
    .where('id', '=', userId)
    .execute()
}
