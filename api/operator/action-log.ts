import { randomUUID } from 'node:crypto'
import { openKeys } from '../platform/keys/keys.ts'
import { hashUserName } from '../accounts/service.ts'
import type { Store } from '../platform/database/store.ts'

/** An action of an operator. `userName` is stored as a keyed hash, the same as in security events of the log. */
export interface OperatorAction {
  operator: string
  action: string
  userName: string
  /** The other arguments of the command, without secrets and names of users. */
  detail: string
}

/** The keyed hash by which the log identifies a user. `keyFile` is that of the access tokens. */
export const logNameOf = (keyFile: string, userName: string): string =>
  hashUserName(openKeys(keyFile).users, userName)

/** Adds an action to the log of actions. */
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

/** The last 200 actions, newest first. */
export const listActions = ({ db }: Store) =>
  db
    .selectFrom('operatorActions')
    .select(['at', 'operator', 'action', 'user', 'detail'])
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(mostActions)
    .execute()
