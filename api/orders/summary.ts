import { type SessionCaller, orderScopeOf } from '../accounts/service.ts'
import { priceVisibilityOf } from '../catalogue/articles/service.ts'
import { sites, type DeliveryStatus, type OrderSummary } from '../contract/index.ts'
import type { Queries } from '../platform/database/queries.ts'
import { dayIn, startOfDay } from '../platform/days.ts'
import { allOrdersOf, countOrdersByStatus, newestFirst, readOrderHeads, readOrderNumbers } from './store.ts'
import { dayOf, withDeliveryDays } from './delivery-days.ts'
import { viewOrderHead } from './view.ts'

/** Statuses of orders that are not finished, in the order in which they are shown. */
const openStatuses: readonly DeliveryStatus[] = [
  'ORDERED',
  'PROCESSING',
  'PICKED',
  'ON_THE_WAY',
  'PARTLY_DELIVERED',
  'BACKORDER_LISTED',
]

const latestOrders = 5

/** Open orders by status, and the latest orders: the customer's, or the user's own. */
export async function readOrderSummary(db: Queries, caller: SessionCaller, now: Date): Promise<OrderSummary> {
  const { country } = sites[caller.site]
  const today = dayIn(country, now)
  const from = startOfDay(country, today)
  const scope = await orderScopeOf(db, caller)
  const counts = await countOrdersByStatus(db, scope, openStatuses, { from, today })
  const numbers = await readOrderNumbers(db, allOrdersOf(scope), newestFirst, {
    from: 0,
    count: latestOrders,
  })
  const heads = await readOrderHeads(db, caller.customerId, numbers)
  const orders = await withDeliveryDays(db, heads, now)
  const { hidesPrices } = await priceVisibilityOf(db, caller)
  return {
    open: openStatuses.flatMap((status) => {
      // A customer may have orders of several sites.
      const ofStatus = counts.filter((each) => each.status === status)
      if (ofStatus.length === 0) return []
      const days = ofStatus.flatMap((each) => [dayOf(each, each.nextShipment), each.nextLine ?? ''])
      return {
        status,
        count: ofStatus.reduce((sum, { count }) => sum + count, 0),
        nextDelivery: days.filter((day) => day !== '').toSorted()[0] ?? null,
      }
    }),
    latest: orders.map((order) => viewOrderHead(order, hidesPrices)),
  }
}
