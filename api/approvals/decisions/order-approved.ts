import type { SessionCaller } from '../../accounts/service.ts'
import { recordAudit } from '../../audit/service.ts'
import { checkOrderValues } from '../../company/service.ts'
import type { ApprovalFailure } from '../../contract/index.ts'
import { type CheckedCart, checkHandover, orderLines, writeOrder } from '../../orders/service.ts'
import type { WriteContext } from '../../platform/database/write-context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { OriginOf } from '../../platform/services.ts'
import { lockSpending } from '../../user-administration/service.ts'
import type { Decision } from './lock-decision.ts'
import { mailAbout } from '../mails.ts'
import { type RecheckedRequest, textsOfCart } from './recheck.ts'
import { addEvent, type ApprovalRow, changeApproval } from '../store.ts'

/** Sends a request back to its buyer because something has changed. */
export async function fail(
  context: WriteContext,
  caller: SessionCaller,
  row: ApprovalRow,
  failures: readonly ApprovalFailure[],
  originOf: OriginOf,
): Promise<Decision> {
  await changeApproval(context, row, { state: 'failed', failures: JSON.stringify(failures) })
  await addEvent(context, row.id, { userId: caller.userId, kind: 'failed' })
  await mailAbout(context, originOf, row, { kind: 'approvalFailed', userIds: [row.userId] })
  await recordAudit(context, caller, {
    action: 'approval.fail',
    subject: { id: row.id, name: row.number },
    after: { reasons: failures.map(({ kind }) => kind) },
  })
  return { state: 'failed', orderNumber: '' }
}

/** Orders an approved request, or says why it must not be ordered. */
export async function orderApproved(
  context: WriteContext,
  checked: RecheckedRequest,
): Promise<{ orderNumber: string } | { failures: ApprovalFailure[] }> {
  const { buyer, order, cart } = checked
  const refused = { kind: 'refused' as const, name: '', before: null, after: null, day: '' }
  const texts = await textsOfCart(context.trx, checked)
  let ready: Pick<CheckedCart, 'place' | 'lines'>
  try {
    const place = await checkHandover(context, buyer, order)
    await checkOrderValues(context.trx, buyer, order)
    ready = { place, lines: await orderLines(context, cart, texts, buyer) }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    return { failures: [{ ...refused, field: error.field ?? '' }] }
  }
  await lockSpending(context, buyer, order)
  return writeOrder(context, buyer, order, { reading: cart, texts, ...ready })
}
