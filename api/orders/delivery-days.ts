import { sql } from 'kysely'
import { type Site, readSiteKey, sites, sentStatuses } from '../contract/index.ts'
import { readInChunks } from '../platform/database/chunks.ts'
import type { Queries } from '../platform/database/queries.ts'
import { dayIn } from '../platform/days.ts'
import { promisedEnd, shipmentsUnderWay } from './promises.ts'
import type { OrderHead } from './store.ts'

/** The next goods of an order. */
export interface DeliveryDays {
  /** The day of the next goods, today at the earliest; '' if none is known. */
  nextDelivery: string
  /** Whether the day that was promised for some goods has passed, and they are still to come. */
  late: boolean
}

type OrderOfSite = Pick<OrderHead, 'site'>

/** The country whose days count for an order. */
export const countryOf = (order: OrderOfSite): Site['country'] => sites[readSiteKey(order.site)].country

/** The day of a time in the country of the order; '' if there is none. */
export const dayOf = (order: OrderOfSite, time: string | null): string =>
  time === null ? '' : dayIn(countryOf(order), new Date(time))

/** What is promised of an order: a time for parcels of a shipment under way, or a day for the rest of a line. */
interface Promised {
  orderId: string
  shipment: string | null
  day: string
}

const isRemaining = sql<boolean>`"orderLines"."quantity" - "orderLines"."cancelledQuantity" > coalesce((
  select sum("shipmentLines"."quantity") from "shipmentLines"
  inner join "shipments" on "shipments"."id" = "shipmentLines"."shipmentId"
  where "shipments"."orderId" = "orderLines"."orderId" and "shipmentLines"."position" = "orderLines"."position"
  and "shipments"."status" in (${sql.join(sentStatuses)})), 0)`

/** What is promised of some orders and still to come. */
async function readPromised(queries: Queries, orderIds: readonly string[]): Promise<Promised[]> {
  const { rows: shipments } = await sql<{ orderId: string; end: string }>`
    select distinct "shipments"."orderId", ${promisedEnd} as "end" from ${shipmentsUnderWay}
    and "shipments"."orderId" in (${sql.join(orderIds)}) and ${promisedEnd} <> ''`.execute(queries)
  const lines = await queries
    .selectFrom('orderLines')
    .select(['orderId', 'promisedDate'])
    .distinct()
    .where('orderId', 'in', orderIds)
    .where('promisedDate', '<>', '')
    .where(isRemaining)
    .execute()
  return [
    ...shipments.map(({ orderId, end }) => ({ orderId, shipment: end, day: '' })),
    ...lines.map(({ orderId, promisedDate }) => ({ orderId, shipment: null, day: promisedDate })),
  ]
}

/** Whether the earliest day that an order's head knows has passed. Only then everything that is promised is read. */
function hasPassed(order: OrderHead, now: Date): boolean {
  const today = dayIn(countryOf(order), now)
  return [dayOf(order, order.nextShipment), order.firstLine ?? ''].some((day) => day !== '' && day < today)
}

function daysOf(order: OrderHead, promised: readonly Promised[], now: Date): DeliveryDays {
  const today = dayIn(countryOf(order), now)
  const shipments = promised.flatMap(({ shipment }) => (shipment === null ? [] : [dayOf(order, shipment)]))
  const lines = promised.flatMap(({ shipment, day }) => (shipment === null ? [day] : []))
  const next = (days: readonly string[]): string => days.filter((day) => day >= today).toSorted()[0] ?? ''
  return {
    nextDelivery: next(shipments) || next(lines),
    late: [...shipments, ...lines].some((day) => day < today),
  }
}

/**
 * Adds to orders when their next goods come: those of a shipment under way, otherwise what was promised of the rest.
 */
export async function withDeliveryDays(
  queries: Queries,
  orders: readonly OrderHead[],
  now: Date,
): Promise<(OrderHead & DeliveryDays)[]> {
  const passed = new Set(orders.filter((order) => hasPassed(order, now)).map(({ id }) => id))
  const promised = Map.groupBy(
    await readInChunks(passed, (some) => readPromised(queries, some)),
    ({ orderId }) => orderId,
  )
  return orders.map((order) => ({
    ...order,
    ...(passed.has(order.id)
      ? daysOf(order, promised.get(order.id) ?? [], now)
      : { nextDelivery: dayOf(order, order.nextShipment) || (order.nextLine ?? ''), late: false }),
  }))
}
