import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { type SessionCaller, findUser, requirePermission } from '../accounts/service.ts'
import { recordAudit } from '../audit/service.ts'
import { totalsWithFreight } from '../carts/service.ts'
import { optionAmount } from '../catalogue/configuration/service.ts'
import { lineTotal, sumOf, fromStored, toStored } from '../catalogue/articles/service.ts'
import { chosenSchema, type OrderChangeRequest, sites, readSiteKey } from '../contract/index.ts'
import { writeMail } from '../mail/service.ts'
import { ApiError } from '../platform/http/api-error.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import type { OriginOf } from '../platform/services.ts'
import { changeMail, type ChangedLine, pushChange } from './change-mail.ts'
import { quantitiesOf, updateProgress, readShippedGoods } from '../deliveries/service.ts'
import { type OrderLineRow, insertLineChange, readStepsOfLines, lockOwnOrder } from '../orders/service.ts'

/** What can still be cancelled of a line: what is in no shipment and what nobody works on. */
export function changeableQuantity(
  {
    quantity,
    cancelledQuantity,
    reportedStatus,
  }: Pick<OrderLineRow, 'quantity' | 'cancelledQuantity' | 'reportedStatus'>,
  inShipments: number,
): number {
  const isOpen = reportedStatus === 'ORDERED' || reportedStatus === 'BACKORDER_LISTED'
  return isOpen ? Math.max(0, quantity - cancelledQuantity - inShipments) : 0
}

const changed = (field: string, message: string): ApiError => new ApiError(409, 'changed', message, { field })

/** The amount of the rest of a line at the prices of the order, as the cart counts it. */
function amountOf(line: OrderLineRow, quantity: number): number {
  if (quantity === 0) return 0
  const options = v
    .parse(v.array(chosenSchema), JSON.parse(line.configuration))
    .map(({ price }) => (price === undefined ? 0 : optionAmount(price, quantity, line.decimalPrecision)))
  return lineTotal(line, quantity) + sumOf(options)
}

/**
 * Lowers what is still to come of some lines, or cancels all that can be cancelled. Prices stay those of the order, and
 * freight that was agreed does not rise. Writes history, audit and a mail in the same transaction. Errors: 403 without
 * perm:order, 404, 400 by line, 409 `changed` when the order or the state of a line has changed since it was shown.
 */
export async function changeOrder(
  context: WriteContext,
  caller: SessionCaller,
  request: OrderChangeRequest,
  originOf: OriginOf,
): Promise<void> {
  const { trx } = context
  const { version } = request
  const order = await lockOwnOrder(context, caller, request.orderNumber)
  await requirePermission(trx, caller, 'perm:order')
  if (order.version !== version) throw changed('version', 'The order has changed since it was shown.')
  const lines = await trx.selectFrom('orderLines').selectAll().where('orderId', '=', order.id).execute()
  const goods = await readShippedGoods(trx, order.id)
  const steps = await readStepsOfLines(trx, order.id)
  const userName = (await findUser(trx, caller.userId))?.name ?? ''
  const mostOf = (line: OrderLineRow): number =>
    changeableQuantity(line, quantitiesOf(line, goods.get(line.position) ?? []).inShipments)
  const wanted =
    request.all === true
      ? lines
          .filter((line) => mostOf(line) > 0)
          .map(({ position }) => ({ position, remaining: 0 }))
          .toSorted((a, b) => a.position - b.position)
      : request.lines
  if (wanted.length === 0) throw changed('all', 'Nothing of the order can be cancelled any more.')
  const byPosition = new Map(lines.map((line) => [line.position, line]))
  const done: ChangedLine[] = []
  for (const [at, { position, remaining }] of wanted.entries()) {
    const field = `lines.${at}.remaining`
    const line = byPosition.get(position)
    if (line === undefined) throw new ApiError(400, 'invalid', 'The order has no such line.', { field })
    const most = mostOf(line)
    const rest = toStored(remaining, line.decimalPrecision)
    if (most === 0) throw changed(field, 'The line cannot be changed any more.')
    const isExact = fromStored(rest, line.decimalPrecision) === remaining
    if (!isExact || rest >= most || rest % (steps.get(position) ?? 1) !== 0)
      throw new ApiError(400, 'quantityInvalid', 'The line can only be lowered by whole packs.', { field })
    const cancelledQuantity = line.cancelledQuantity + most - rest
    const left = line.quantity - cancelledQuantity
    line.cancelledQuantity = cancelledQuantity
    line.total = amountOf(line, left)
    await trx
      .updateTable('orderLines')
      .set({ cancelledQuantity, total: line.total })
      .where('orderId', '=', order.id)
      .where('position', '=', position)
      .execute()
    const [before, after] = [left + most - rest, left].map((stored) =>
      fromStored(stored, line.decimalPrecision),
    )
    await insertLineChange(context, {
      orderId: order.id,
      position,
      userId: caller.userId,
      userName,
      kind: left === 0 ? 'cancelled' : 'quantity',
      before: String(before),
      after: String(after),
      reason: '',
    })
    done.push({ line, before: before ?? 0, after: after ?? 0 })
  }
  const { country } = sites[readSiteKey(order.site)]
  const sum = sumOf(lines.map(({ total }) => total))
  const totals = totalsWithFreight(sum, sum === 0 ? 0 : order.freight, country)
  await trx
    .updateTable('orders')
    .set((eb) => ({ ...totals, version: eb('version', '+', 1) }))
    .where('id', '=', order.id)
    .execute()
  await updateProgress(context, originOf, order.id)
  await recordAudit(context, caller, {
    action: 'order.change',
    subject: { id: order.id, name: order.number },
    before: { lines: done.map(({ line, before }) => `${line.variantCode || line.name}: ${before}`) },
    after: { lines: done.map(({ line, after }) => `${line.variantCode || line.name}: ${after}`) },
  })
  await pushChange(context, caller, order.number)
  const mail = await changeMail(trx, caller, order, done)
  if (mail !== null) await writeMail(context, { ...mail, id: `order-change-${randomUUID()}` }, caller)
}
