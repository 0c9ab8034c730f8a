import { addressesOf, usersWith } from '../accounts/service.ts'
import { listCostCentres } from '../company/service.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { isCircle, raisesLimits } from './rules.ts'
import { readRolesOf } from './roles-store.ts'
import { approversOf } from './store.ts'
import type { UserValues } from './user-values.ts'
import { limitsOf } from './view.ts'

export const invalid = (code: string, message: string, field: string): ApiError =>
  new ApiError(400, code, message, { field })

const hasOther = (values: readonly string[], known: readonly string[]): boolean =>
  values.some((value) => !known.includes(value))

/** Checks what does not depend on the user. Errors: 400 by field. */
export async function checkValues(
  { trx }: WriteContext,
  customerId: string,
  values: UserValues,
  before: UserValues | null,
): Promise<void> {
  const roles = await readRolesOf(trx, customerId)
  if (
    hasOther(
      values.roles,
      roles.map(({ role }) => role),
    )
  )
    throw invalid('role', 'There is no such role.', 'roles')
  if ((values.period === '') !== (values.periodLimit === null))
    throw invalid(
      'period',
      'A limit per period has an amount and a period.',
      values.period === '' ? 'period' : 'periodLimit',
    )
  const addedCentres = values.costCentreIds.filter((id) => before?.costCentreIds.includes(id) !== true)
  if (addedCentres.length > 0) {
    const known = await listCostCentres(trx, customerId)
    if (
      hasOther(
        addedCentres,
        known.map(({ id }) => id),
      )
    )
      throw invalid('costCentre', 'The customer does not have this cost centre.', 'costCentreIds')
  }
  // An address that was deleted since stays chosen: without it the user could order to every address.
  const added = values.addressIds.filter((id) => before?.addressIds.includes(id) !== true)
  if (added.length > 0) {
    const known = await addressesOf(trx, customerId)
    if (
      hasOther(
        added,
        known.map(({ id }) => id),
      )
    )
      throw invalid('address', 'The customer does not have this address.', 'addressIds')
  }
}

/**
 * Checks a new approver: another active user who may approve, and no circle. Errors: 400 `approver`, `ownApprover`,
 * `circle`.
 */
export async function checkApprover(
  { trx }: WriteContext,
  customerId: string,
  userId: string,
  approverId: string,
): Promise<void> {
  if (approverId === '') return
  if (approverId === userId) throw invalid('ownApprover', 'Nobody approves own orders.', 'approverId')
  const approvers = await usersWith(trx, customerId, 'perm:approve')
  if (!approvers.some(({ id }) => id === approverId))
    throw invalid('approver', 'An approver is an active user who may approve.', 'approverId')
  if (isCircle(userId, approverId, await approversOf(trx, customerId)))
    throw invalid('circle', 'Approvers must not approve for each other in a circle.', 'approverId')
}

const moreRights = (field: string): ApiError =>
  new ApiError(403, 'ownRights', 'Somebody else has to grant you more rights.', { field })

/** Refuses more rights or higher limits of one's own. Errors: 403 `ownRights`. */
export async function checkOwnRights(
  { trx }: WriteContext,
  customerId: string,
  before: UserValues,
  after: UserValues,
): Promise<void> {
  if (hasOther(after.roles, before.roles)) throw moreRights('roles')
  const roles = await readRolesOf(trx, customerId)
  if (raisesLimits(limitsOf(before, before.roles, roles), limitsOf(after, after.roles, roles)))
    throw moreRights(after.orderLimit === before.orderLimit ? 'periodLimit' : 'orderLimit')
  const isLimited = before.addressIds.length > 0
  if (isLimited && (after.addressIds.length === 0 || hasOther(after.addressIds, before.addressIds)))
    throw moreRights('addressIds')
}
