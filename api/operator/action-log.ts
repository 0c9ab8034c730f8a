import { randomUUID } from 'node:crypto'
import { openKeys } from '../platform/keys/keys.ts'
import { hashUserName } from '../accounts/users/hash-user-name.ts'
import type { Store } from '../platform/database/store.ts'

/** What an operator has done. `userName` is kept as a keyed hash, the one that security events in the log have. */
export interface OperatorAction {
  operator: string
  action: string
  userName: string
  /** What else says which action it was; nothing secret, and nobody's name. */
  detail: string
}

/** The keyed hash by which the log names a user. `keyFile` is that of the access tokens. */
export const logNameOf = (keyFile: string, userName: string): string =>
  hashUserName(openKeys(keyFile).users, userName)

/** Writes down what an operator has done. */
export async function recordAction(
  { db }: Store,
  keyFile: string,
  { operator, action, userName, detail }: OperatorAction,
  now: Date,
): Promise<void> {
  const user = userName === '' ? '' : logNameOf(keyFile, userName)
  await db
    .insertInto('operatorActions')
    .values({ id: randomUUID(), at: now.toISOString(), operator, action, user, detail })
    .execute()
}

const mostActions = 200

/** What operators have done, newest first, at most 200. */
export const listActions = ({ db }: Store) =>
  db
    .selectFrom('operatorActions')
    .select(['at', 'operator', 'action', 'user', 'detail'])
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(mostActions)
    .execute()
