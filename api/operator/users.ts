import type { PasswordCost } from '../platform/service-settings.ts'
import {
  enqueueRightsChange,
  findUserByName,
  endSession,
  endSessionsOf,
  sessionsOf,
  hashPassword,
  type PasswordFlaw,
  writePassword,
  hashLoginName,
  findPasswordFlaw,
} from '../accounts/service.ts'
import { endPushOfSession } from '../push/service.ts'
import type { Queries } from '../platform/database/queries.ts'
import type { Store } from '../platform/database/store.ts'
import { OperatorError } from './operator-error.ts'

/** There is no user of that name. */
export class UnknownUserError extends OperatorError {}

/** A session in the list for operators. `mark` are eight characters that identify it. */
export interface OpenSession {
  mark: string
  site: string
  createdAt: string
  seenAt: string
}

async function userNamed({ db }: Store, userName: string) {
  const user = await findUserByName(db, userName)
  if (user === undefined) throw new UnknownUserError(`There is no user ${userName}.`)
  return user
}

const markOf = (idHash: string): string => idHash.slice(0, 8)

/** The sessions of a user, newest first. Throws UnknownUserError. */
export async function listSessions(store: Store, userName: string): Promise<OpenSession[]> {
  const { id } = await userNamed(store, userName)
  const rows = await sessionsOf(store.db, id)
  return rows.map(({ idHash, site, createdAt, seenAt }) => ({
    mark: markOf(idHash),
    site,
    createdAt,
    seenAt,
  }))
}

/** Ends one session of a user, or all without a mark (reliability S8). Returns how many. Throws UnknownUserError. */
export async function endSessions(
  store: Store,
  userName: string,
  mark: string | null,
  now: Date,
): Promise<number> {
  const { id } = await userNamed(store, userName)
  if (mark === null) return endSessionsOf(store.db, id, now)
  const rows = await sessionsOf(store.db, id)
  const marked = rows.filter(({ idHash }) => markOf(idHash) === mark)
  for (const { idHash } of marked) await endPushOfSession(store.db, idHash)
  const ended = await Promise.all(marked.map(({ idHash }) => endSession(store.db, idHash, now)))
  return ended.filter(Boolean).length
}

const customersOf = (queries: Queries, userId: string) =>
  queries.selectFrom('attachments').select('customerId').where('userId', '=', userId).execute()

/** Blocks or unblocks a user. Blocking ends every session. Throws UnknownUserError. */
export async function setBlocked(store: Store, userName: string, blocked: boolean, now: Date): Promise<void> {
  const { id } = await userNamed(store, userName)
  const { db, dialect } = store
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('users')
      .set({ blocked: blocked ? 1 : 0 })
      .where('id', '=', id)
      .execute()
    for (const { customerId } of await customersOf(trx, id))
      await enqueueRightsChange({ trx, dialect, now }, customerId)
  })
  if (blocked) await endSessionsOf(store.db, id, now)
}

/** Deletes the failed sign-ins of a name, which ends its lock (reliability L2). */
export async function unlock({ db }: Store, userName: string): Promise<void> {
  await db.deleteFrom('loginAttempts').where('nameHash', '=', hashLoginName(userName)).execute()
}

/**
 * Sets the password of a user if it has no flaw, and ends all sessions and known devices. Returns the flaw,
 * or null if the password is set. Throws UnknownUserError.
 */
export async function setPassword(
  store: Store,
  userName: string,
  password: string,
  now: Date,
  cost?: PasswordCost,
): Promise<PasswordFlaw | null> {
  const user = await userNamed(store, userName)
  const flaw = await findPasswordFlaw(password, user.userName)
  if (flaw !== null) return flaw
  const passwordHash = await hashPassword(password, cost)
  await store.db.transaction().execute((trx) => writePassword(trx, user, passwordHash, now))
  return null
}
