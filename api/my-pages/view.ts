import { linesPerAnswer } from '../carts/read-cart.ts'
import { fromStored } from '../catalogue/articles/quantity.ts'
import { articleTextsFor } from '../catalogue/articles/service.ts'
import { articleUrl, pictureUrl } from '../catalogue/articles/view.ts'
import { sites, type Order, type OrderHistory } from '../contract/index.ts'
import { findOrder, readOrderLines, type OrderHead } from '../orders/store.ts'
import { chosenOptionsOf } from '../orders/view.ts'
import { notFound } from '../platform/http/api-error.ts'
import type { Caller, Services } from '../platform/services.ts'

/** An order in the list of orders. */
export const viewOrderHead = (order: OrderHead, hidesPrices: boolean): OrderHistory['orders'][number] => ({
  orderNumber: order.number,
  placedAt: order.placedAt,
  status: order.status,
  reference: order.reference,
  goodsMark: order.goodsMark,
  orderedBy: order.orderedBy ?? '',
  lineCount: order.lineCount ?? 0,
  currency: order.currency,
  total: hidesPrices ? null : order.total,
})

/** An order with some of its lines. Errors: 404. */
export async function readOrder(
  { store }: Services,
  caller: Caller,
  { orderNumber: number, from }: { orderNumber: string; from: number },
  hidesPrices: boolean,
): Promise<Order> {
  const order = await findOrder(store.db, caller.customerId, number)
  if (order === undefined) throw notFound('There is no such order.', 'orderNumber')
  const lines = await readOrderLines(store.db, order.id, { from, count: linesPerAnswer })
  const texts = await articleTextsFor(
    store.db,
    caller,
    lines.map(({ unit }) => ({ unit })),
  )
  const { addressName: name, street, postalCode, city } = order
  return {
    ...viewOrderHead(order, hidesPrices),
    from,
    address: { name, street, postalCode, city },
    requestedDeliveryDate: order.requestedDeliveryDate,
    deliveryMethod: order.deliveryMethod === 'pickup' ? 'pickup' : 'delivery',
    partDelivery: order.partDelivery === 1,
    project: order.project,
    contact: { name: order.contactName, phone: order.contactPhone },
    sum: hidesPrices ? null : order.sum,
    freight: hidesPrices ? null : order.freight,
    vat: hidesPrices ? null : order.vat,
    lines: lines.map((line) => ({
      name: line.name,
      variantNbr: line.variantCode,
      // An article that has left the catalogue is searched by its number.
      url:
        line.slug === null
          ? sites[caller.site].searchBasePath
          : articleUrl({ slug: line.slug, code: line.variantCode }),
      imageUrl: pictureUrl(line.picture),
      quantity: fromStored(line.quantity, line.decimalPrecision),
      displayUnitCode: texts.unit(line),
      unitPrice: hidesPrices ? null : line.unitPrice,
      priceUnit: texts.priceUnit(line),
      totalPrice: hidesPrices ? null : line.total,
      status: line.status,
      configuration: chosenOptionsOf(line, hidesPrices),
      note: line.note,
      goodsMark: line.goodsMark,
    })),
  }
}
