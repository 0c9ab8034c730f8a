import type { Queries } from '../platform/database/queries.ts'
import { hashDevice } from './store.ts'

/** A session that another one replaces, in a browser. */
export interface ReplacedSession {
  session: string
  /** The id that a sign-in has left in the browser; null if unknown. */
  device: string | null
  /** The user of the new session; null if nobody is signed in any more. */
  userId: string | null
}

/**
 * Ends the notifications of a browser when somebody signs out of it or another user signs in, so that nobody reads the
 * news of others on a shared computer; with the same user they go on and belong to the new session.
 */
export async function followSession(
  queries: Queries,
  { session, device, userId }: ReplacedSession,
  newSession: string,
): Promise<void> {
  const hash = hashDevice(device)
  const here = await queries
    .selectFrom('pushSubscriptions')
    .select(['id', 'userId'])
    .where((eb) =>
      eb.or([eb('session', '=', session), ...(hash === '' ? [] : [eb('deviceHash', '=', hash)])]),
    )
    .execute()
  for (const { id, userId: owner } of here) {
    if (owner === userId)
      await queries
        .updateTable('pushSubscriptions')
        .set({ session: newSession })
        .where('id', '=', id)
        .execute()
    else await queries.deleteFrom('pushSubscriptions').where('id', '=', id).execute()
  }
}

/**
 * Ends the notifications of the browser of a session that the user or an operator ends. One that runs out keeps them.
 */
export const endPushOfSession = (queries: Queries, session: string) =>
  queries.deleteFrom('pushSubscriptions').where('session', '=', session).execute()

/** Ends the notifications of a user in all browsers but that of one session. */
export const endPushOfUser = (queries: Queries, userId: string, exceptSession: string) =>
  queries
    .deleteFrom('pushSubscriptions')
    .where('userId', '=', userId)
    .where('session', '<>', exceptSession)
    .execute()

/** Ends the notifications of a user who acts for no other customer than this one. */
export async function endPushAt(queries: Queries, userId: string, customerId: string): Promise<void> {
  const other = await queries
    .selectFrom('attachments')
    .select('customerId')
    .where('userId', '=', userId)
    .where('customerId', '<>', customerId)
    .where('state', '=', 'active')
    .limit(1)
    .executeTakeFirst()
  if (other === undefined) await endPushOfUser(queries, userId, '')
}
