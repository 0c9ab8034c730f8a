import type * as v from 'valibot'
import type { SessionCaller } from '../../accounts/service.ts'
import { recordAudit } from '../../audit/service.ts'
import { lockForOrder, approvalCartOwner, lockCart } from '../../carts/service.ts'
import type { approveRequestSchema } from '../../contract/index.ts'
import type { WriteContext } from '../../platform/database/write-context.ts'
import type { OriginOf } from '../../platform/services.ts'
import { approversAt } from '../../user-administration/service.ts'
import { applyChanges } from './apply-changes.ts'
import { enqueueReminder } from '../deadlines-store.ts'
import { type Decision, lockForDecision, refuse } from './lock-decision.ts'
import { askedUsers, mailAbout } from '../mails.ts'
import { goodsOf } from '../need.ts'
import { fail, orderApproved } from './order-approved.ts'
import { recheck } from './recheck.ts'
import { approvalRulesOf } from '../rules-store.ts'
import { stateAfterApproval } from '../rules.ts'
import { addEvent, changeApproval, endStep, readSteps } from '../store.ts'

interface Approval extends v.InferOutput<typeof approveRequestSchema> {
  /** Whether the approver has seen on which day it is delivered if the requested one has passed. */
  seesDay?: boolean
}

/**
 * Approves the current step of a request, with lower quantities if the company allows that. After the last step it is
 * ordered, once; a price, stock or right that has changed sends it back instead. Errors: 400, 403, 404, 409 `decided`,
 * `limit`, `changesNotAllowed`, `dayPassed`.
 */
export async function approve(
  context: WriteContext,
  caller: SessionCaller,
  { comment, changes, seesDay = true, ...shown }: Approval,
  originOf: OriginOf,
): Promise<Decision> {
  const { trx, now } = context
  const { customerId, userId } = caller
  const { row } = await lockForDecision(context, caller, shown)
  const rules = await approvalRulesOf(trx, customerId)
  if (changes.length > 0 && !rules.mayChange)
    throw refuse('changesNotAllowed', 'The company does not allow changes by approvers.', {
      field: 'changes',
    })
  await lockCart(context, approvalCartOwner(row.id))
  await lockForOrder(context, row.cartId)
  const before = await recheck(trx, row, now)
  if (before.failures.length > 0) return fail(context, caller, row, before.failures, originOf)
  if (!seesDay && before.order.requestedDeliveryDate !== before.sent.requestedDeliveryDate)
    throw refuse('dayPassed', 'The requested day has passed. The page of the request shows the new one.', {
      state: row.state,
    })
  const changed = await applyChanges(context, row, before, changes)
  const checked = changed === '' ? before : await recheck(trx, row, now)
  const approver = (await approversAt(trx, customerId)).get(userId)
  const isAbove =
    approver === undefined || (approver.orderLimit !== null && approver.orderLimit < goodsOf(checked.cart))
  if (isAbove) throw refuse('limit', 'The order is above the limit of the approver.', { state: row.state })
  const steps = await readSteps(trx, row.id)
  const audit = { subject: { id: row.id, name: row.number } }
  if (changed !== '') await addEvent(context, row.id, { userId, kind: 'changed', text: changed })
  if (stateAfterApproval(row.step, steps.length) === 'partlyApproved') {
    const next = { ...row, step: row.step + 1 }
    await endStep(context, row, userId)
    await changeApproval(context, row, { state: 'partlyApproved', step: next.step })
    await addEvent(context, row.id, { userId, kind: 'approved', text: comment })
    await enqueueReminder(context, next, rules)
    await mailAbout(context, originOf, row, {
      kind: 'approvalAsked',
      userIds: await askedUsers(context, next),
      text: comment,
    })
    await recordAudit(context, caller, { action: 'approval.approve', ...audit, after: { step: row.step } })
    return { state: 'partlyApproved', orderNumber: '' }
  }
  const result = await orderApproved(context, checked)
  if ('failures' in result) return fail(context, caller, row, result.failures, originOf)
  const { orderNumber } = result
  await endStep(context, row, userId)
  await changeApproval(context, row, { state: 'ordered', orderNumber })
  await addEvent(context, row.id, { userId, kind: 'approved', text: comment })
  await addEvent(context, row.id, { userId: '', kind: 'ordered', text: orderNumber })
  const wasChanged = checked.lines.some((line) => line.quantity !== line.quantitySent)
  await mailAbout(context, originOf, row, {
    kind: wasChanged ? 'approvalChanged' : 'approvalOrdered',
    userIds: [row.userId],
    text: orderNumber,
  })
  await recordAudit(context, caller, { action: 'approval.approve', ...audit, after: { order: orderNumber } })
  return { state: 'ordered', orderNumber }
}
