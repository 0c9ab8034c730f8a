import { createHash, randomBytes } from 'node:crypto'
import type { SiteKey } from '../contract/index.ts'
import type { Queries } from './queries.ts'

/** Idle and absolute ends of a session, and how many one user may have (reliability S6, S8). */
export const sessionLimits = { idleSeconds: 60 * 60, absoluteSeconds: 12 * 60 * 60, perUser: 10 }

/** How stale `seenAt` may be: not every request writes. */
const seenGraceSeconds = 60

const plus = (time: Date, seconds: number) => new Date(time.getTime() + seconds * 1000).toISOString()

/** What is kept of a session id. The id itself is never stored. */
export const hashOfSession = (sessionId: string): string =>
  createHash('sha256').update(sessionId).digest('hex')

/** A session as it stands in the database. */
export interface Session {
  idHash: string
  site: string
  userId: string | null
  customerId: string | null
}

/** Makes a session and answers its id: 32 random bytes, base64url. A user's oldest sessions beyond the tenth end. */
export async function createSession(
  queries: Queries,
  session: { site: SiteKey; userId: string | null; customerId: string | null },
  now: Date,
): Promise<string> {
  const id = randomBytes(32).toString('base64url')
  const row = {
    ...session,
    idHash: hashOfSession(id),
    createdAt: now.toISOString(),
    seenAt: now.toISOString(),
  }
  await queries
    .insertInto('sessions')
    .values({ ...row, expiresAt: plus(now, sessionLimits.absoluteSeconds) })
    .execute()
  if (session.userId !== null) await endOldestSessions(queries, session.userId)
  return id
}

async function endOldestSessions(queries: Queries, userId: string): Promise<void> {
  const rows = await queries
    .selectFrom('sessions')
    .select('idHash')
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('idHash')
    .execute()
  const tooMany = rows.slice(sessionLimits.perUser).map((row) => row.idHash)
  if (tooMany.length > 0) await queries.deleteFrom('sessions').where('idHash', 'in', tooMany).execute()
}

/** The live session of a hash, noted as seen; null when it ended, timed out or its user was blocked. */
export async function findSession(queries: Queries, idHash: string, now: Date): Promise<Session | null> {
  const row = await queries
    .selectFrom('sessions')
    .leftJoin('users', 'users.id', 'sessions.userId')
    .select(['idHash', 'site', 'userId', 'customerId', 'seenAt', 'expiresAt', 'blocked'])
    .where('idHash', '=', idHash)
    .executeTakeFirst()
  if (row === undefined || row.blocked === 1) return null
  const alive = row.expiresAt > now.toISOString() && row.seenAt > plus(now, -sessionLimits.idleSeconds)
  if (!alive) {
    await endSession(queries, idHash)
    return null
  }
  if (row.seenAt < plus(now, -seenGraceSeconds)) {
    await queries
      .updateTable('sessions')
      .set({ seenAt: now.toISOString() })
      .where('idHash', '=', idHash)
      .execute()
  }
  return { idHash: row.idHash, site: row.site, userId: row.userId, customerId: row.customerId }
}

/** Ends a session at once. Answers whether it was still there. */
export async function endSession(queries: Queries, idHash: string): Promise<boolean> {
  const result = await queries.deleteFrom('sessions').where('idHash', '=', idHash).executeTakeFirst()
  return result.numDeletedRows > 0n
}
