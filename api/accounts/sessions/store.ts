import type { SiteKey } from '../../contract/index.ts'
import { type SessionLimits, defaultSessionLimits, sessionsPerUser } from './session-limits.ts'
import type { Queries } from '../../platform/database/queries.ts'
import { endSessionIds, hashSessionId, insertSessionId, newSessionId } from './session-ids-store.ts'
import type { Store } from '../../platform/database/store.ts'
import { bestEffortWrite } from '../../platform/database/best-effort-write.ts'

/** Greatest age of `seenAt` in seconds, so that not every request writes. */
const seenGraceSeconds = 60

const plus = (time: Date, seconds: number) => new Date(time.getTime() + seconds * 1000).toISOString()

/** A stored session. `idHash` identifies it for its whole life, while its ids change. */
export interface Session {
  idHash: string
  site: string
  userId: string | null
  customerId: string | null
}

/** Makes a session and returns its id. */
export async function createSession(
  queries: Queries,
  session: { site: SiteKey; userId: string | null; customerId: string | null },
  now: Date,
  limits: SessionLimits = defaultSessionLimits,
): Promise<string> {
  const id = newSessionId()
  const idHash = hashSessionId(id)
  await queries
    .insertInto('sessions')
    .values({
      ...session,
      idHash,
      createdAt: now.toISOString(),
      seenAt: now.toISOString(),
      expiresAt: plus(now, limits.absoluteSeconds),
    })
    .execute()
  await insertSessionId(queries, idHash, id, now)
  return id
}

/** Ends the oldest sessions of a user beyond the tenth (reliability S8). Run it in a transaction: it locks the user. */
export async function endOldestSessions(
  queries: Queries,
  dialect: Store['dialect'],
  userId: string,
  now: Date,
): Promise<void> {
  await queries
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .$if(dialect === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()
  const rows = await sessionsOf(queries, userId)
  await endAll(
    queries,
    rows.slice(sessionsPerUser).map((row) => row.idHash),
    now,
  )
}

/** The sessions of a user, newest first. */
export const sessionsOf = (queries: Queries, userId: string) =>
  queries
    .selectFrom('sessions')
    .select(['idHash', 'site', 'customerId', 'createdAt', 'seenAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('idHash')
    .execute()

async function endAll(queries: Queries, sessions: readonly string[], now: Date): Promise<number> {
  if (sessions.length === 0) return 0
  const result = await queries.deleteFrom('sessions').where('idHash', 'in', sessions).executeTakeFirst()
  await endSessionIds(queries, sessions, now)
  return Number(result.numDeletedRows)
}

/** Ends every session of a user. Returns how many there were. */
export const endSessionsOf = async (queries: Queries, userId: string, now: Date): Promise<number> =>
  endAll(
    queries,
    (await sessionsOf(queries, userId)).map((row) => row.idHash),
    now,
  )

/**
 * The live session of that name, noted as seen if the database can be written to; null when it ended, timed out, its user was blocked, or its user is
 * no longer attached to the customer.
 */
export async function findSession(
  queries: Queries,
  idHash: string,
  now: Date,
  limitsOf: (site: string) => SessionLimits = () => defaultSessionLimits,
): Promise<Session | null> {
  const row = await queries
    .selectFrom('sessions')
    .leftJoin('users', 'users.id', 'sessions.userId')
    .leftJoin('attachments', (join) =>
      join
        .onRef('attachments.userId', '=', 'sessions.userId')
        .onRef('attachments.customerId', '=', 'sessions.customerId'),
    )
    .select(['idHash', 'site', 'sessions.userId', 'sessions.customerId', 'seenAt', 'expiresAt', 'blocked'])
    .select('attachments.position')
    .where('idHash', '=', idHash)
    .executeTakeFirst()
  if (row === undefined || row.blocked === 1) return null
  if (row.customerId !== null && row.position === null) return null
  const idleSince = plus(now, -limitsOf(row.site).idleSeconds)
  if (row.expiresAt <= now.toISOString() || row.seenAt <= idleSince) {
    await bestEffortWrite(() => endSession(queries, idHash, now), false)
    return null
  }
  if (row.seenAt < plus(now, -seenGraceSeconds)) {
    const note = async () => {
      await queries
        .updateTable('sessions')
        .set({ seenAt: now.toISOString() })
        .where('idHash', '=', idHash)
        .execute()
    }
    await bestEffortWrite(note, undefined)
  }
  return { idHash: row.idHash, site: row.site, userId: row.userId, customerId: row.customerId }
}

/** Ends a session with all its ids. Returns false if it had ended already. */
export const endSession = async (queries: Queries, idHash: string, now: Date): Promise<boolean> =>
  (await endAll(queries, [idHash], now)) > 0
