import * as v from 'valibot'
import { chosenSchema, type Chosen, type OrderHistory, siteKeys, sites } from '../contract/index.ts'
import { dayIn } from '../platform/days.ts'
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

const siteOf = (order: Pick<OrderHead, 'site'>) => siteKeys.find((site) => site === order.site) ?? 'se'

/** The day of a time in the country of the order; '' if there is none. */
const dayOf = (order: Pick<OrderHead, 'site'>, time: string | null): string =>
  time === null ? '' : dayIn(sites[siteOf(order)].country, new Date(time))

const laterOf = (a: string, b: string): string => (a > b ? a : b)

/** The day that is promised for the last goods; '' if none is. */
export const promisedDayOf = (order: OrderHead): string =>
  laterOf(dayOf(order, order.lastShipment), order.lastLine ?? '')

/** The day of the next goods of an order; '' if none are known. */
export const nextDeliveryOf = (order: Pick<OrderHead, 'site' | 'nextShipment' | 'nextLine'>): string =>
  dayOf(order, order.nextShipment) || (order.nextLine ?? '')

/** An order in the list of orders. */
export const viewOrderHead = (order: OrderHead, hidesPrices: boolean): OrderHistory['orders'][number] => ({
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
  nextDelivery: nextDeliveryOf(order),
  currency: order.currency,
  total: hidesPrices ? null : order.total,
})
