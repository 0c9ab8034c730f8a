import type { SiteKey } from '../../contract/index.ts'
import { defaultSessionLimits, sessionsPerUser } from './session-limits.ts'
import type { SessionLimits } from '../../platform/service-settings.ts'
import type { Queries } from '../../platform/database/queries.ts'
import {
  endSessionIds,
  hashSessionId,
  insertSessionId,
  newSessionId,
  replaceSessionIds,
} from './session-ids-store.ts'
import { endPushAt, endPushOfUser } from '../../push/service.ts'
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

/** How the user of a session has signed in. */
export interface SignInFacts {
  /** Browser and system; empty if unknown. */
  browser: string
  /** When a password or a factor was proved last; empty if never. */
  confirmedAt: string
  secondFactor: boolean
}

/** Makes a session and returns its id. */
export async function createSession(
  queries: Queries,
  {
    facts,
    ...session
  }: {
    site: SiteKey
    userId: string | null
    customerId: string | null
    facts?: SignInFacts | undefined
  },
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
      browser: facts?.browser ?? '',
      confirmedAt: facts?.confirmedAt ?? '',
      secondFactor: facts?.secondFactor ? 1 : 0,
    })
    .execute()
  await insertSessionId(queries, idHash, id, now)
  const { userId, customerId } = session
  if (userId !== null && customerId !== null)
    await queries
      .updateTable('attachments')
      .set({ lastSignInAt: now.toISOString() })
      .where('userId', '=', userId)
      .where('customerId', '=', customerId)
      .execute()
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
    .select(['idHash', 'site', 'customerId', 'createdAt', 'seenAt', 'expiresAt', 'browser'])
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

/**
 * Ends every session of a user, and notifications in browsers, except those of one session if it is named. Returns how
 * many sessions there were.
 */
export async function endSessionsOf(
  queries: Queries,
  userId: string,
  now: Date,
  except = '',
): Promise<number> {
  await endPushOfUser(queries, userId, except)
  const rows = await sessionsOf(queries, userId)
  return endAll(
    queries,
    rows.map(({ idHash }) => idHash).filter((idHash) => idHash !== except),
    now,
  )
}

/** Ends the sessions of a user for one customer. */
export async function endSessionsAt(
  queries: Queries,
  userId: string,
  customerId: string,
  now: Date,
): Promise<void> {
  const rows = await sessionsOf(queries, userId)
  const ended = rows.filter((row) => row.customerId === customerId).map(({ idHash }) => idHash)
  await endPushAt(queries, userId, customerId)
  await endAll(queries, ended, now)
}

/** How the user of a session has signed in. */
export async function signInFactsOf(queries: Queries, idHash: string): Promise<SignInFacts> {
  const row = await queries
    .selectFrom('sessions')
    .select(['browser', 'confirmedAt', 'secondFactor'])
    .where('idHash', '=', idHash)
    .executeTakeFirst()
  return {
    browser: row?.browser ?? '',
    confirmedAt: row?.confirmedAt ?? '',
    secondFactor: row?.secondFactor === 1,
  }
}

/** Notes that the user of a session has proved a password or a factor now. Returns the new id of the session. */
export async function confirmSession(
  queries: Queries,
  idHash: string,
  now: Date,
  secondFactor: boolean,
): Promise<string> {
  await queries
    .updateTable('sessions')
    .set({ confirmedAt: now.toISOString(), ...(secondFactor ? { secondFactor: 1 } : {}) })
    .where('idHash', '=', idHash)
    .execute()
  return replaceSessionIds(queries, idHash, now)
}

/**
 * The live session of that name, noted as seen if the database can be written to; null when it ended, timed out, its
 * user was blocked, or its user is not an active user of the customer.
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
    .select('attachments.state')
    .where('idHash', '=', idHash)
    .executeTakeFirst()
  if (row === undefined || row.blocked === 1) return null
  if (row.customerId !== null && row.state !== 'active') return null
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
