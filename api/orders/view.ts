import * as v from 'valibot'
import { chosenSchema, type Chosen, type OrderHistory } from '../contract/index.ts'
import { dayOf, type DeliveryDays } from './delivery-days.ts'
import type { OrderHead } from './store.ts'

const chosenListSchema = v.array(chosenSchema)

/** The chosen options of an order line. Older orders have no option prices. */
export const chosenOptionsOf = (
  { configuration }: { configuration: string },
  hidesPrices: boolean,
): Chosen[] =>
  v.parse(chosenListSchema, JSON.parse(configuration)).map(({ name, value, price }) => ({
    name,
    value,
    ...(hidesPrices || price === undefined ? {} : { price }),
  }))

const laterOf = (a: string, b: string): string => (a > b ? a : b)

/** The day that is promised for the last goods; '' if none is. */
export const promisedDayOf = (order: OrderHead): string =>
  laterOf(dayOf(order, order.lastShipment), order.lastLine ?? '')

/** An order in the list of orders. */
export const viewOrderHead = (
  order: OrderHead & DeliveryDays,
  hidesPrices: boolean,
): OrderHistory['orders'][number] => ({
  orderNumber: order.number,
  placedAt: order.placedAt,
  status: order.status,
  reference: order.reference,
  goodsMark: order.goodsMark,
  project: order.project,
  orderedBy: order.orderedBy ?? '',
  lineCount: order.lineCount ?? 0,
  channel: order.channel,
  requestedDeliveryDate: order.requestedDeliveryDate,
  promisedDate: promisedDayOf(order),
  nextDelivery: order.nextDelivery,
  late: order.late,
  currency: order.currency,
  sum: hidesPrices ? null : order.sum,
  total: hidesPrices ? null : order.total,
})
