import type * as v from 'valibot'
import type { SessionCaller } from '../../accounts/service.ts'
import { recordAudit } from '../../audit/service.ts'
import type { forwardRequestSchema } from '../../contract/index.ts'
import type { WriteContext } from '../../platform/database/write-context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { OriginOf } from '../../platform/services.ts'
import { approversAt } from '../../user-administration/service.ts'
import { enqueueReminder } from '../deadlines-store.ts'
import { type Decision, lockForDecision } from './lock-decision.ts'
import { mailAbout } from '../mails.ts'
import { enqueueReassign } from '../rights-changes.ts'
import { approvalRulesOf } from '../rules-store.ts'
import { replaceApprover } from '../approvers-store.ts'
import { addEvent, type ApprovalRow, changeApproval, readSteps } from '../store.ts'

/** Lets another approver decide instead. Errors: as `lockForDecision`, and 400 for somebody who may not approve it. */
export async function forward(
  context: WriteContext,
  caller: SessionCaller,
  { comment, userId, ...shown }: v.InferOutput<typeof forwardRequestSchema>,
  originOf: OriginOf,
): Promise<Decision> {
  const { trx } = context
  const { row, principal } = await lockForDecision(context, caller, shown)
  const colleague = (await colleaguesFor(context, caller.customerId, row)).find(
    (each) => each.userId === userId,
  )
  if (colleague === undefined || userId === caller.userId)
    throw new ApiError(400, 'notAnApprover', 'This user may not approve the request.', { field: 'userId' })
  await replaceApprover(context, row, principal, userId)
  await changeApproval(context, row, {})
  await addEvent(context, row.id, {
    userId: caller.userId,
    kind: 'forwarded',
    text: comment === '' ? colleague.name : `${colleague.name}: ${comment}`,
  })
  await mailAbout(context, originOf, row, { kind: 'approvalAsked', userIds: [userId], text: comment })
  await enqueueReminder(context, row, await approvalRulesOf(trx, caller.customerId))
  await enqueueReassign(context, row)
  await recordAudit(context, caller, {
    action: 'approval.forward',
    subject: { id: row.id, name: row.number },
    after: { to: colleague.name },
  })
  return { state: row.state, orderNumber: '' }
}

/**
 * Those who may approve a request: not its buyer, nobody who has approved an earlier step, and nobody whose limit is
 * lower.
 */
export async function colleaguesFor(
  { trx }: Pick<WriteContext, 'trx'>,
  customerId: string,
  { id, userId, sum }: Pick<ApprovalRow, 'id' | 'userId' | 'sum'>,
): Promise<Array<{ userId: string; name: string }>> {
  const steps = await readSteps(trx, id)
  const left = new Set([userId, ...steps.map(({ decidedBy }) => decidedBy)])
  return [...(await approversAt(trx, customerId)).values()]
    .filter((each) => !left.has(each.userId) && (each.orderLimit === null || each.orderLimit >= sum))
    .map((each) => ({ userId: each.userId, name: each.name }))
}
