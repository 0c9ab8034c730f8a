import { hashLoginName } from '../sign-in/attempts-store.ts'
import type { Queries } from '../../platform/database/queries.ts'
import { endSessionsOf } from '../sessions/store.ts'

/** Sets the password of a user, and ends all sessions and known devices. Run it in a transaction. */
export async function writePassword(
  queries: Queries,
  user: { id: string; userName: string },
  passwordHash: string,
  now: Date,
): Promise<void> {
  await queries.updateTable('users').set({ passwordHash }).where('id', '=', user.id).execute()
  await endSessionsOf(queries, user.id, now)
  await queries.deleteFrom('devices').where('nameHash', '=', hashLoginName(user.userName)).execute()
}
