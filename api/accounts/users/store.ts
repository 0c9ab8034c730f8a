import type { Selectable } from 'kysely'
import type { Queries } from '../../platform/database/queries.ts'
import type { Database } from '../../platform/database/schema.ts'
import type { WriteContext } from '../../platform/database/write-context.ts'
import { foldText } from '../../platform/lists/list-filter.ts'
import { normalizeLoginName } from '../sign-in/attempts-store.ts'

export type UserRow = Selectable<Database['users']>

/** Whether there is any user. */
export async function hasUsers(queries: Queries): Promise<boolean> {
  return (await queries.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** Lets changes of one user follow one another; SQLite lets one transaction write at a time anyway. */
export async function lockUser({ trx, dialect }: WriteContext, userId: string): Promise<void> {
  if (dialect !== 'postgres') return
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
}

/** The user of a submitted name, in its own or its normalised spelling. */
export function findUserByName(queries: Queries, name: string): Promise<UserRow | undefined> {
  return queries
    .selectFrom('users')
    .selectAll()
    .where('userName', 'in', [normalizeLoginName(name), name])
    .executeTakeFirst()
}

/** Most users of one address: a shared mailbox. */
const mostOfAddress = 5

/** The users of a submitted name; if there is none, those of that e-mail address, at most five. */
export async function findUsersByNameOrEmail(queries: Queries, name: string): Promise<UserRow[]> {
  const user = await findUserByName(queries, name)
  if (user !== undefined) return [user]
  return selectByEmail(queries, name).limit(mostOfAddress).execute()
}

const selectByEmail = (queries: Queries, email: string) =>
  queries
    .selectFrom('users')
    .selectAll()
    .where((eb) => eb.fn<string>('lower', ['email']), '=', email.trim().toLowerCase())
    .orderBy('id')

/** The users of an e-mail address, without regard to case. */
export const findUsersByEmail = (queries: Queries, email: string): Promise<UserRow[]> =>
  selectByEmail(queries, email).execute()

export function findUser(queries: Queries, id: string): Promise<UserRow | undefined> {
  return queries.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
}

/** A user by id. Throws if there is none: a session cannot belong to a user who does not exist. */
export const getUser = (queries: Queries, id: string): Promise<UserRow> =>
  queries.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** Whether a user hides prices, and may (spec §3 temporarilyHidePrices). */
export const hidesPrices = (user: Pick<UserRow, 'hidePrices' | 'hidePricesAvailable'>): boolean =>
  user.hidePricesAvailable === 1 && user.hidePrices === 1

/** Whether a user sees only the customer's assortment, and may (spec §3 onlyMyAssortment). */
export const isLimitedToAssortment = (user: UserRow): boolean =>
  user.onlyMyAssortmentAvailable === 1 && user.onlyMyAssortment === 1

/**
 * Writes what the lists of users search and sort: to be called after each change of a user's name, address or number.
 * Customers that the user has not accepted yet know only what they have typed themselves.
 */
export async function writeSearchTexts(queries: Queries, userId: string): Promise<void> {
  const user = await findUser(queries, userId)
  if (user === undefined) return
  const rows = await queries
    .selectFrom('attachments')
    .select(['customerId', 'invitedName', 'invitedMobile'])
    .where('userId', '=', userId)
    .execute()
  for (const { customerId, invitedName, invitedMobile } of rows) {
    const [name, mobile] = invitedName === '' ? [user.name, user.mobile] : [invitedName, invitedMobile]
    await queries
      .updateTable('attachments')
      .set({ searchText: foldText(`${name} ${user.email} ${mobile}`) })
      .where('userId', '=', userId)
      .where('customerId', '=', customerId)
      .execute()
  }
}

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

/**
 * The mail address of a user if it is certainly the user's own: a link that was mailed there has been opened. Otherwise
 * null.
 */
export const ownEmailOf = ({
  email,
  confirmedEmail,
}: Pick<UserRow, 'email' | 'confirmedEmail'>): string | null =>
  confirmedEmail !== '' && confirmedEmail.toLowerCase() === email.toLowerCase() ? email : null
