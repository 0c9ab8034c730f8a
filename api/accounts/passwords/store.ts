import { hashLoginName } from '../sign-in/attempts-store.ts'
import type { Queries } from '../../platform/database/queries.ts'
import { endSessionsOf } from '../sessions/store.ts'
import { endLinks } from './one-time-links-store.ts'

/**
 * Sets the password of a user. Ends all sessions except `keptSession`, all known devices, the links that set a
 * password, and a lock of the name. Run it in a transaction.
 */
export async function writePassword(
  queries: Queries,
  user: { id: string; userName: string },
  passwordHash: string,
  now: Date,
  keptSession = '',
): Promise<void> {
  await queries.updateTable('users').set({ passwordHash }).where('id', '=', user.id).execute()
  await endSessionsOf(queries, user.id, now, keptSession)
  await endLinks(queries, user.id, now, ['password', 'invitation'])
  const nameHash = hashLoginName(user.userName)
  await queries.deleteFrom('devices').where('nameHash', '=', nameHash).execute()
  await queries.deleteFrom('loginAttempts').where('nameHash', '=', nameHash).execute()
}
