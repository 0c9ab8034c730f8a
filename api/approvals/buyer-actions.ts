import type * as v from 'valibot'
import type { SessionCaller } from '../accounts/service.ts'
import { recordAudit } from '../audit/service.ts'
import {
  removeLines,
  upsertLines,
  countCartLines,
  checkLineCount,
  approvalCartOwner,
  cartOwner,
  openCart,
  removedLinesOwner,
  touchCart,
} from '../carts/service.ts'
import type { approvalMessageSchema, withdrawRequestSchema } from '../contract/index.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { ApiError } from '../platform/http/api-error.ts'
import type { OriginOf } from '../platform/services.ts'
import { askedUsers, mailAbout } from './mails.ts'
import { lockForDecision, noSuch } from './decisions/lock-decision.ts'
import { isOpen, isReturned } from './rules.ts'
import { addEvent, type ApprovalRow, changeApproval, lockApproval, readApprovalLines } from './store.ts'

async function lockOwn(context: WriteContext, caller: SessionCaller, id: string): Promise<ApprovalRow> {
  const row = await lockApproval(context, caller.customerId, id)
  if (row === undefined || row.userId !== caller.userId) throw noSuch()
  return row
}

/**
 * Moves the lines of a request back to its buyer's cart, in the quantities in which they were sent. Errors: 400
 * `cartFull`.
 */
async function returnCart(context: WriteContext, caller: SessionCaller, row: ApprovalRow): Promise<void> {
  const { trx } = context
  const carts = await trx
    .selectFrom('carts')
    .select('id')
    .where('owner', 'in', [approvalCartOwner(row.id), removedLinesOwner(row.id)])
    .execute()
  const cartIds = carts.map(({ id }) => id)
  const sent = new Map(
    (await readApprovalLines(trx, row.id)).map(({ lineId, quantitySent }) => [lineId, quantitySent]),
  )
  const lines = await trx
    .selectFrom('cartLines')
    .selectAll()
    .where('cartId', 'in', cartIds)
    .orderBy('addedAt')
    .orderBy('id')
    .execute()
  const cart = await openCart(context, cartOwner(caller), caller.site)
  const before = await countCartLines(trx, cart.id)
  for (const id of cartIds) await removeLines(context, id)
  await upsertLines(
    context,
    cart.id,
    lines.map(({ id, cartId: _cart, version: _version, addedAt: _added, ...line }) => ({
      ...line,
      // What an approver took away from a call-off is free for others.
      quantity: line.lockKind === 'agreement' ? line.quantity : (sent.get(id) ?? line.quantity),
    })),
  )
  await touchCart(context, cart.id, caller, 'restore')
  checkLineCount(caller, { before, after: await countCartLines(trx, cart.id) }, 'requestId')
}

/**
 * Withdraws an open request of the caller, who gets the cart back as it was. Errors: 404, 409 `decided` with the state.
 */
export async function withdraw(
  context: WriteContext,
  caller: SessionCaller,
  { requestId, version }: v.InferOutput<typeof withdrawRequestSchema>,
): Promise<{ state: ApprovalRow['state'] }> {
  const row = await lockOwn(context, caller, requestId)
  if (!isOpen(row.state) || row.version !== version)
    throw new ApiError(409, 'decided', 'The request has changed since it was shown.', {
      more: { state: row.state },
    })
  await returnCart(context, caller, row)
  await changeApproval(context, row, { state: 'withdrawn', restored: 1 })
  await addEvent(context, row.id, { userId: caller.userId, kind: 'withdrawn' })
  await recordAudit(context, caller, {
    action: 'approval.withdraw',
    subject: { id: row.id, name: row.number },
    after: { state: 'withdrawn' },
  })
  return { state: 'withdrawn' }
}

/**
 * Gives the caller the cart of an own request that came back. Errors: 404, 409 `decided` if it has not, or the caller
 * has it already.
 */
export async function restore(
  context: WriteContext,
  caller: SessionCaller,
  { requestId, version }: v.InferOutput<typeof withdrawRequestSchema>,
): Promise<{ state: ApprovalRow['state'] }> {
  const row = await lockOwn(context, caller, requestId)
  if (!isReturned(row.state) || row.restored === 1 || row.version !== version)
    throw new ApiError(409, 'decided', 'The cart of the request cannot be restored.', {
      more: { state: row.state },
    })
  await returnCart(context, caller, row)
  await changeApproval(context, row, { restored: 1 })
  await addEvent(context, row.id, { userId: caller.userId, kind: 'restored' })
  return { state: row.state }
}

/** Asks the buyer of a request. Errors: as a decision. */
export async function ask(
  context: WriteContext,
  caller: SessionCaller,
  { requestId, text }: v.InferOutput<typeof approvalMessageSchema>,
  originOf: OriginOf,
): Promise<void> {
  const found = await lockApproval(context, caller.customerId, requestId)
  if (found === undefined) throw noSuch()
  const { row } = await lockForDecision(context, caller, { requestId, version: found.version })
  await addEvent(context, row.id, { userId: caller.userId, kind: 'question', text })
  await mailAbout(context, originOf, row, { kind: 'approvalQuestion', userIds: [row.userId], text })
}

/** Writes to those who are asked about an own request. Errors: 404, 409 `decided`. */
export async function answer(
  context: WriteContext,
  caller: SessionCaller,
  { requestId, text }: v.InferOutput<typeof approvalMessageSchema>,
  originOf: OriginOf,
): Promise<void> {
  const row = await lockOwn(context, caller, requestId)
  if (!isOpen(row.state))
    throw new ApiError(409, 'decided', 'The request does not wait any more.', { more: { state: row.state } })
  await addEvent(context, row.id, { userId: caller.userId, kind: 'answer', text })
  const userIds = await askedUsers(context, row)
  await mailAbout(context, originOf, row, { kind: 'approvalAnswer', userIds, text })
}
