import { usualVat } from '../../carts/service.ts'
import { sites } from '../../contract/index.ts'
import { readLinesWithNumbers } from '../../orders/service.ts'
import type { WriteContext } from '../../platform/database/write-context.ts'
import { dayIn } from '../../platform/days.ts'
import { notFound } from '../../platform/http/api-error.ts'
import type { Charge } from './amounts.ts'
import { type DraftLine, issueInvoice } from './issue-invoice.ts'
import { type DeliveredGoods, siteKeyOf, tooMuch } from './line-picks.ts'
import { lockOrder, readInvoicedQuantities } from '../store.ts'

/** What an issuer may decide about an invoice. */
export interface InvoiceOptions {
  issuedOn?: string
  deliveredOn?: string
  /** Discount on all lines, in thousandths. */
  discountThousandths?: number
  number?: string
  paymentDays?: number
}

/**
 * Invoices delivered goods of one order, at the prices of the order. Freight is on the first invoice of an order.
 * Returns null if nothing of it has a price. Errors: 404, 409 `tooMuch` for more than was ordered, `noSeller`.
 */
export async function invoiceGoods(
  context: WriteContext,
  orderNumber: string,
  delivered: readonly DeliveredGoods[],
  options: InvoiceOptions = {},
): Promise<{ id: string; number: string; total: number } | null> {
  const { trx, now } = context
  const order = await lockOrder(context, orderNumber)
  if (order === undefined) throw notFound('There is no such order.', 'orderNumber')
  const site = siteKeyOf(order.site)
  const { country } = sites[site]
  const rows = await readLinesWithNumbers(trx, order.customerId, [order.id])
  const byPosition = new Map(rows.map((row) => [row.position, row]))
  const invoiced = new Map(await readInvoicedQuantities(trx, order.id))
  const vat = { vatCategory: 'S', vatThousandths: usualVat(country) } as const
  const lines: DraftLine[] = []
  for (const { shipmentNumber, lines: picks } of delivered)
    for (const { position, quantity } of picks) {
      const row = byPosition.get(position)
      const before = invoiced.get(position) ?? 0
      if (row === undefined || quantity <= 0 || before + quantity > row.quantity)
        throw tooMuch(`lines.${position}`)
      invoiced.set(position, before + quantity)
      // A line of free text has no price until it is agreed on.
      if (row.variantId === 0 && row.unitPrice === 0) continue
      lines.push({
        orderPosition: position,
        shipmentNumber,
        creditedPosition: 0,
        variantId: row.variantId,
        variantCode: row.variantCode,
        ownNumber: row.ownNumber ?? '',
        ean: row.ean ?? '',
        name: row.name,
        quantity,
        decimalPrecision: row.decimalPrecision,
        unit: row.unit,
        unitPrice: row.unitPrice,
        pricePer: row.pricePer,
        discountThousandths: options.discountThousandths ?? 0,
        ...vat,
        goodsMark: row.goodsMark,
      })
    }
  if (lines.length === 0) return null
  const isFirst = (await readInvoicedQuantities(trx, order.id)).size === 0
  const charges: Charge[] = isFirst && order.freight > 0 ? [{ amount: order.freight, ...vat }] : []
  const { id: orderId, customerId, reference, project, costCentre, goodsMark } = order
  const { addressName: name, street, postalCode, city } = order
  return issueInvoice(
    context,
    {
      kind: 'invoice',
      customerId,
      site,
      issuedOn: options.issuedOn ?? dayIn(country, now),
      deliveredOn: options.deliveredOn ?? '',
      orderId,
      orderNumber,
      reference,
      project,
      costCentre,
      goodsMark,
      delivery: { name, street, postalCode, city },
      ...(options.number === undefined ? {} : { number: options.number }),
      ...(options.paymentDays === undefined ? {} : { paymentDays: options.paymentDays }),
    },
    lines,
    charges,
  )
}
