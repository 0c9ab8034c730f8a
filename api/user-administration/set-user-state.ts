import { detachUser, endSessionsAt, endLinks, enqueueRightsChange } from '../accounts/service.ts'
import type { AttachmentState, UserAction } from '../contract/index.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { ApiError } from '../platform/http/api-error.ts'
import {
  type Administrator,
  auditUser,
  findOwn,
  keepingAdministrator,
  lockForChange,
} from './administrators.ts'
import { openState } from './rules.ts'
import type { UserOfCustomer } from './store.ts'
import { personOf } from './view.ts'

/** The words of the audit. */
const verbs: Readonly<Record<UserAction, string>> = {
  lock: 'lock',
  unlock: 'unlock',
  deactivate: 'deactivate',
  reactivate: 'activate',
  remove: 'detach',
}

/** The states that an action changes. */
const statesBefore: Readonly<Record<Exclude<UserAction, 'remove'>, readonly AttachmentState[]>> = {
  lock: ['active', 'invited'],
  unlock: ['locked'],
  deactivate: ['active', 'invited', 'locked'],
  reactivate: ['inactive'],
}

/** Writes a state, or detaches the user. Returns whether anything differs. */
async function writeState(
  { trx, now }: WriteContext,
  row: UserOfCustomer,
  action: UserAction,
): Promise<boolean> {
  const { userId, customerId } = row
  if (action === 'remove') {
    await detachUser(trx, { userId, customerId })
    const isNew = row.passwordHash === ''
    await endLinks(trx, userId, now, [isNew ? 'invitation' : 'attachment'], isNew ? '' : customerId)
    return true
  }
  if (!statesBefore[action].includes(row.state)) return false
  const state = action === 'lock' ? 'locked' : action === 'deactivate' ? 'inactive' : openState(row)
  await trx
    .updateTable('attachments')
    .set({ state, version: row.version + 1 })
    .where('userId', '=', userId)
    .where('customerId', '=', customerId)
    .execute()
  return true
}

/**
 * Locks, unlocks, deactivates, reactivates or removes a user at this customer; the sessions there end. A repeat changes
 * nothing. A removed user stays the author of orders. Returns the user's name. Errors: 404, 409 `self`, `blocked`,
 * `lastAdministrator`.
 */
export async function setUserState(
  context: WriteContext,
  administrator: Administrator,
  { userId, action }: { userId: string; action: UserAction },
): Promise<string> {
  const { trx, now } = context
  const { customerId } = administrator
  await lockForChange(context, administrator)
  const row = await findOwn(context, customerId, userId)
  const { name } = personOf(row)
  if (userId === administrator.userId)
    throw new ApiError(409, 'self', 'Somebody else has to do this to you.', { field: 'userId' })
  if (action === 'unlock' && row.blocked === 1)
    throw new ApiError(409, 'blocked', 'The shop has locked this user.', { field: 'userId' })
  const isChanged = await keepingAdministrator(context, customerId, () => writeState(context, row, action))
  if (!isChanged) return name
  await enqueueRightsChange(context, customerId)
  if (action !== 'unlock' && action !== 'reactivate') await endSessionsAt(trx, userId, customerId, now)
  const facts = { name, email: row.email, status: row.status }
  await auditUser(
    context,
    administrator,
    `user.${verbs[action]}`,
    row,
    action === 'remove' ? { before: facts } : { before: { status: row.state }, after: { status: action } },
  )
  return name
}
