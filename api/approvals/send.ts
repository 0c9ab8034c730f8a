import { randomUUID } from 'node:crypto'
import type * as v from 'valibot'
import type { SessionCaller } from '../accounts/service.ts'
import { recordAudit } from '../audit/service.ts'
import { approvalCartOwner, touchCart } from '../carts/service.ts'
import type { sendForApprovalSchema } from '../contract/index.ts'
import { checkCart, type CheckedCart } from '../orders/service.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { ApiError } from '../platform/http/api-error.ts'
import type { OriginOf } from '../platform/services.ts'
import { enqueueDeadlines } from './deadlines-store.ts'
import { askedUsers, mailAbout } from './mails.ts'
import { findApprovalNeed } from './need.ts'
import { enqueueReassign } from './rights-changes.ts'
import { approvalRulesOf } from './rules-store.ts'
import { writeRequest } from './write-request.ts'

const hourMs = 3_600_000

/** Moves the lines of the caller's cart to the cart of a request. Returns its id. */
async function moveLines(
  context: WriteContext,
  caller: SessionCaller,
  { cartId }: CheckedCart['reading'],
  requestId: string,
): Promise<string> {
  const { trx, now } = context
  const id = randomUUID()
  await trx
    .insertInto('carts')
    .values({
      id,
      owner: approvalCartOwner(requestId),
      site: caller.site,
      version: 1,
      state: 'open',
      changedAt: now.toISOString(),
    })
    .execute()
  await trx.updateTable('cartLines').set({ cartId: id }).where('cartId', '=', cartId).execute()
  await touchCart(context, cartId, caller, 'approval')
  return id
}

/**
 * Sends the caller's cart for approval instead of ordering it, once per cart version, and empties it. Errors: as for an
 * order, 409 `notNeeded` for a cart that can be ordered, 409 `noApprover` if nobody may approve it.
 */
export async function sendForApproval(
  context: WriteContext,
  caller: SessionCaller,
  { comment, ...request }: v.InferOutput<typeof sendForApprovalSchema>,
  originOf: OriginOf,
): Promise<{ requestId: string; number: string }> {
  const { trx, now } = context
  const { customerId } = caller
  const checked = await checkCart(context, caller, request)
  const { reading, lines } = checked
  const need = await findApprovalNeed(trx, caller, reading, request, now)
  if (need === null) throw new ApiError(409, 'notNeeded', 'The cart can be ordered without approval.')
  if (need.steps.length === 0)
    throw new ApiError(409, 'noApprover', 'Nobody may approve an order of this sum.')
  const rules = await approvalRulesOf(trx, customerId)
  const requestId = randomUUID()
  const cartId = await moveLines(context, caller, reading, requestId)
  const row = await writeRequest(context, caller, {
    id: requestId,
    cartId,
    reading,
    lines,
    order: request,
    ...need,
    deadlineAt: new Date(now.getTime() + rules.deadlineHours * hourMs),
    comment,
  })
  const { number } = row
  await enqueueDeadlines(context, row, rules)
  await enqueueReassign(context, row)
  await mailAbout(context, originOf, row, {
    kind: 'approvalAsked',
    userIds: await askedUsers(context, row),
    text: comment,
  })
  await recordAudit(context, caller, {
    action: 'approval.send',
    subject: { id: requestId, name: number },
    after: { reasons: need.reasons.map(({ kind }) => kind), reference: row.reference },
  })
  return { requestId, number }
}
