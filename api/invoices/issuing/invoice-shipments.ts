import { sites } from '../../contract/index.ts'
import type { WriteContext } from '../../platform/database/write-context.ts'
import { dayIn } from '../../platform/days.ts'
import { notFound } from '../../platform/http/api-error.ts'
import { invoiceGoods, type InvoiceOptions } from './invoice-goods.ts'
import { siteKeyOf } from './line-picks.ts'
import { lockOrder, readShipmentLines, readUninvoicedShipments } from '../store.ts'

/**
 * Invoices what has left of an order and is not invoiced yet, its shipments on one invoice. Returns null if there is
 * nothing, or nothing of it has a price. Errors: 404, 409 `tooMuch`, `noSeller`.
 */
export async function invoiceShipments(
  context: WriteContext,
  orderNumber: string,
  options: InvoiceOptions = {},
): Promise<{ id: string; number: string; total: number } | null> {
  const { trx } = context
  const order = await lockOrder(context, orderNumber)
  if (order === undefined) throw notFound('There is no such order.', 'orderNumber')
  const shipments = await readUninvoicedShipments(trx, order.id)
  if (shipments.length === 0) return null
  const lines = await readShipmentLines(
    trx,
    shipments.map(({ id }) => id),
  )
  const left = shipments.map(({ deliveredAt, sentAt }) => deliveredAt ?? sentAt ?? '').toSorted()
  const last = left.at(-1)
  if (last === undefined) return null
  const { country } = sites[siteKeyOf(order.site)]
  const invoice = await invoiceGoods(
    context,
    orderNumber,
    shipments.map(({ id, number }) => ({
      shipmentNumber: number,
      lines: lines.filter(({ shipmentId }) => shipmentId === id),
    })),
    { deliveredOn: dayIn(country, new Date(last)), ...options },
  )
  if (invoice === null) return null
  for (const { id: shipmentId } of shipments)
    await trx.insertInto('invoicedShipments').values({ shipmentId, invoiceId: invoice.id }).execute()
  return invoice
}
