import type { SessionCaller } from '../../accounts/service.ts'
import { type ApprovalState, sites } from '../../contract/index.ts'
import type { WriteContext } from '../../platform/database/write-context.ts'
import { dayIn } from '../../platform/days.ts'
import { ApiError, notFound } from '../../platform/http/api-error.ts'
import { isOpen } from '../rules.ts'
import { principalsOf, readApprovers } from '../approvers-store.ts'
import { type ApprovalRow, lockApproval } from '../store.ts'

/** What has become of a request; `orderNumber` is empty unless it was ordered. */
export interface Decision {
  state: ApprovalState
  orderNumber: string
}

/** 409: the request cannot be decided like that. */
export const refuse = (code: string, message: string, more: { state?: ApprovalState; field?: string } = {}) =>
  new ApiError(409, code, message, {
    ...(more.field === undefined ? {} : { field: more.field }),
    more: more.state === undefined ? {} : { state: more.state },
  })

/** 404: the caller may not see the request. */
export const noSuch = () => notFound('There is no such request.', 'requestId')

/**
 * The approver of the current step for whom the caller decides: the caller, or somebody whose deputy the caller is
 * today.
 */
async function principalFor(
  { trx, now }: WriteContext,
  { customerId, userId, site }: SessionCaller,
  row: ApprovalRow,
): Promise<string | undefined> {
  const principals = await principalsOf(trx, { customerId, userId }, dayIn(sites[site].country, now))
  const asked = (await readApprovers(trx, [row.id])).filter(({ step }) => step === row.step)
  return principals.find((id) => asked.some((each) => each.userId === id))
}

/**
 * Locks a request that the caller may decide as it was shown. Errors: 404; 403 `ownRequest`; 409 `decided` with the
 * state when it was decided, forwarded or changed since.
 */
export async function lockForDecision(
  context: WriteContext,
  caller: SessionCaller,
  { requestId, version }: { requestId: string; version: number },
): Promise<{ row: ApprovalRow; principal: string }> {
  const row = await lockApproval(context, caller.customerId, requestId)
  if (row === undefined) throw noSuch()
  if (row.userId === caller.userId)
    throw new ApiError(403, 'ownRequest', 'Nobody decides an own request.', { field: 'requestId' })
  const principal = await principalFor(context, caller, row)
  if (principal === undefined) {
    const approvers = await readApprovers(context.trx, [row.id])
    if (!approvers.some(({ userId }) => userId === caller.userId)) throw noSuch()
    throw refuse('decided', 'The request does not wait for this user.', { state: row.state })
  }
  if (!isOpen(row.state) || row.version !== version)
    throw refuse('decided', 'The request has changed since it was shown.', { state: row.state })
  if (row.deadlineAt <= context.now.toISOString())
    throw refuse('decided', 'The deadline of the request has passed.', { state: 'expired' })
  return { row, principal }
}
