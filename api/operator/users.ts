import { findPasswordFlaw, type PasswordFlaw } from '../accounts/passwords/password-rules.ts'
import { hashPassword, type PasswordCost } from '../accounts/passwords/password-hash.ts'
import { hashLoginName } from '../accounts/sign-in/attempts-store.ts'
import { findUserByName } from '../accounts/users/store.ts'
import { writePassword } from '../accounts/passwords/store.ts'
import { endSession, endSessionsOf, sessionsOf } from '../accounts/sessions/store.ts'
import type { Store } from '../platform/database/store.ts'
import { OperatorError } from './operator-error.ts'

/** There is no user of that name. */
export class UnknownUserError extends OperatorError {}

/** A session as an operator sees it; `mark` are eight characters that tell it from the others. */
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

/** The sessions of a user, newest first. Throws NoSuchUser. */
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

/** Ends one session of a user, or all when no mark is given; answers how many (reliability S8). Throws NoSuchUser. */
export async function endSessions(
  store: Store,
  userName: string,
  mark: string | null,
  now: Date,
): Promise<number> {
  const { id } = await userNamed(store, userName)
  if (mark === null) return endSessionsOf(store.db, id, now)
  const rows = await sessionsOf(store.db, id)
  const ended = await Promise.all(
    rows
      .filter(({ idHash }) => markOf(idHash) === mark)
      .map(({ idHash }) => endSession(store.db, idHash, now)),
  )
  return ended.filter(Boolean).length
}

/** Locks a user out for good, or lets the user in again; a locked-out one loses every session. Throws NoSuchUser. */
export async function setBlocked(store: Store, userName: string, blocked: boolean, now: Date): Promise<void> {
  const { id } = await userNamed(store, userName)
  await store.db
    .updateTable('users')
    .set({ blocked: blocked ? 1 : 0 })
    .where('id', '=', id)
    .execute()
  if (blocked) await endSessionsOf(store.db, id, now)
}

/** Forgets the failures under a name, whoever made them: the lock of reliability L2 ends. */
export async function unlock({ db }: Store, userName: string): Promise<void> {
  await db.deleteFrom('loginAttempts').where('nameHash', '=', hashLoginName(userName)).execute()
}

/**
 * Gives a user a new password, when it has no flaw. Sessions and known devices end with the old one. Answers the flaw,
 * or null when it is set. Throws NoSuchUser.
 */
export async function setPassword(
  store: Store,
  userName: string,
  password: string,
  now: Date,
  cost?: PasswordCost,
): Promise<PasswordFlaw | null> {
  const user = await userNamed(store, userName)
  const flaw = findPasswordFlaw(password, user.userName)
  if (flaw !== null) return flaw
  const passwordHash = await hashPassword(password, cost)
  await store.db.transaction().execute((trx) => writePassword(trx, user, passwordHash, now))
  return null
}
