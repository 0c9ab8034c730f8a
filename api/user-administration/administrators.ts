import { type AccountMailPlace, administratorsOf, requirePermission } from '../accounts/service.ts'
import { recordAudit, type AuditFacts } from '../audit/service.ts'
import type { AuditAction } from '../contract/index.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { ApiError, notFound } from '../platform/http/api-error.ts'
import { findUserOf, lockUsersOf, type UserOfCustomer } from './store.ts'
import { personOf } from './view.ts'

/** Who administers the users of which customer, and where links in mails lead. */
export interface Administrator {
  customerId: string
  userId: string
  place: AccountMailPlace
}

/**
 * Locks the users of the customer and checks that the caller still administers them: another administrator may have
 * ended that while this call waited. Errors: 403.
 */
export async function lockForChange(
  context: WriteContext,
  { customerId, userId }: Administrator,
): Promise<void> {
  await lockUsersOf(context, customerId)
  await requirePermission(context.trx, { userId, customerId }, 'perm:adminUsers')
}

/**
 * Makes a change of who may do what at a customer. Changes at one customer wait for each other, so that two cannot each
 * end the rights of the other's administrator. A customer that has no active administrator before may be changed.
 * Errors: 409 `lastAdministrator` if the change ends the rights of the last active one.
 */
export async function keepingAdministrator<T>(
  context: WriteContext,
  customerId: string,
  change: () => Promise<T>,
): Promise<T> {
  await lockUsersOf(context, customerId)
  const before = await administratorsOf(context.trx, customerId)
  const result = await change()
  if (before.length > 0 && (await administratorsOf(context.trx, customerId)).length === 0)
    throw new ApiError(409, 'lastAdministrator', 'A customer has an active administrator.')
  return result
}

/** A user of the customer. Errors: 404. */
export async function findOwn(
  { trx }: WriteContext,
  customerId: string,
  userId: string,
): Promise<UserOfCustomer> {
  const row = await findUserOf(trx, customerId, userId)
  if (row === undefined) throw notFound('There is no such user.', 'userId')
  return row
}

/** Writes what an administrator has done to a user. */
export const auditUser = (
  context: WriteContext,
  { customerId, userId }: Administrator,
  action: AuditAction,
  row: UserOfCustomer,
  facts: { before?: AuditFacts; after?: AuditFacts },
): Promise<void> =>
  recordAudit(
    context,
    { customerId, userId },
    {
      action,
      subject: { id: row.userId, name: personOf(row).name },
      ...facts,
    },
  )
