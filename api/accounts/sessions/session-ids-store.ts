import { createHash, randomBytes } from 'node:crypto'
import { endOfReplacedId, idLimits, evaluateSessionId } from './session-id-rules.ts'
import type { Queries } from '../../platform/database/queries.ts'
import type { Store } from '../../platform/database/store.ts'
import { bestEffortWrite } from '../../platform/database/best-effort-write.ts'

/** The hash under which a session id is stored. The id itself is never stored. */
export const hashSessionId = (sessionId: string): string =>
  createHash('sha256').update(sessionId).digest('hex')

/** A new session id: 32 random bytes, base64url (reliability S1). */
export const newSessionId = (): string => randomBytes(32).toString('base64url')

/** Adds an id to a session. */
export async function insertSessionId(
  queries: Queries,
  session: string,
  id: string,
  now: Date,
): Promise<void> {
  await queries
    .insertInto('sessionIds')
    .values({ idHash: hashSessionId(id), session, issuedAt: now.toISOString(), endsAt: null })
    .execute()
}

const idsOf = (queries: Queries, session: string) =>
  queries.selectFrom('sessionIds').selectAll().where('session', '=', session).execute()

/** The session that an id opens, and a new id if the browser has to use one from now on. */
export type OpenedSessionId = { session: string; renewed: string | null } | 'replaced' | 'unknown'

const plus = (time: Date, seconds: number) => new Date(time.getTime() + seconds * 1000).toISOString()

/**
 * Finds the session of an id, ends the ids that it has replaced, and makes a new one when due (reliability S5).
 * `replaced`: the id ended within the last minute, so the browser may have received a newer one meanwhile.
 */
export async function openSessionId({ db, dialect }: Store, id: string, now: Date): Promise<OpenedSessionId> {
  const idHash = hashSessionId(id)
  const find = (queries: Queries) =>
    queries.selectFrom('sessionIds').selectAll().where('idHash', '=', idHash).executeTakeFirst()

  const row = await find(db)
  if (row === undefined) return 'unknown'
  const first = evaluateSessionId(row, await idsOf(db, row.session), now)
  if (!first.live) {
    return row.endsAt !== null && row.endsAt > plus(now, -idLimits.overlap) ? 'replaced' : 'unknown'
  }
  if (!first.renew && first.replaced.length === 0) return { session: row.session, renewed: null }

  const unchanged: OpenedSessionId = { session: row.session, renewed: null }
  const renewIfDue = (begins: () => boolean): Promise<OpenedSessionId> =>
    db.transaction().execute(async (trx) => {
      // The answer was sent without the new id.
      if (!begins()) return unchanged
      // One renewal at a time: the second of two concurrent requests finds the id of the first.
      await trx
        .selectFrom('sessions')
        .select('idHash')
        .where('idHash', '=', row.session)
        .$if(dialect === 'postgres', (query) => query.forUpdate())
        .executeTakeFirst()
      const { renew, replaced } = evaluateSessionId(
        (await find(trx)) ?? row,
        await idsOf(trx, row.session),
        now,
      )
      if (replaced.length > 0) {
        await trx
          .updateTable('sessionIds')
          .set({ endsAt: endOfReplacedId(now) })
          .where('idHash', 'in', replaced)
          .execute()
      }
      if (!renew) return unchanged
      const renewed = newSessionId()
      await insertSessionId(trx, row.session, renewed, now)
      return { session: row.session, renewed }
    })
  // Nobody is signed out while the database cannot be written to: the next request renews.
  return bestEffortWrite(renewIfDue, unchanged)
}

/** Gives a session a new id, and ends all others at once: after a proof of the user's identity (ASVS 7.2.4). */
export async function replaceSessionIds(queries: Queries, session: string, now: Date): Promise<string> {
  await endSessionIds(queries, [session], now)
  const id = newSessionId()
  await insertSessionId(queries, session, id, now)
  return id
}

/** Ends all ids of the given sessions. */
export async function endSessionIds(queries: Queries, sessions: readonly string[], now: Date): Promise<void> {
  await queries
    .updateTable('sessionIds')
    .set({ endsAt: now.toISOString() })
    .where('session', 'in', sessions)
    .where((eb) => eb.or([eb('endsAt', 'is', null), eb('endsAt', '>', now.toISOString())]))
    .execute()
}
