import { sql } from 'kysely'
import { finalStatuses } from '../contract/index.ts'

/** Not as parameters: only then do the databases use the indexes of what is under way. */
const final = sql.join(finalStatuses.map((status) => sql.lit(status)))

/** Shipments, as `"shipments"`, that are not there yet, each with its parcels that are not. */
export const shipmentsUnderWay = sql`"shipments" left join "parcels" on "parcels"."shipmentId" = "shipments"."id"
  and "parcels"."status" not in (${final})
  where "shipments"."status" not in (${final})`

/** Until when a parcel of a shipment is promised, by the window of its own if it has one; empty if nothing is. */
export const promisedEnd = sql<string>`coalesce(nullif("parcels"."promisedTo", ''), "shipments"."promisedTo")`

/** The first time, from a time on, that goods of a shipment under way are promised for; for the row of an order. */
export const nextShipment = (from: string) => sql<
  string | null
>`(select min(${promisedEnd}) from ${shipmentsUnderWay} and "shipments"."orderId" = "orders"."id"
  and ${promisedEnd} <> '' and ${promisedEnd} >= ${from})`

/** The first day, from a day on, that the rest of a line is promised for; for the row of an order. */
export const nextLine = (from: string) => sql<
  string | null
>`(select min("orderLines"."promisedDate") from "orderLines"
  where "orderLines"."orderId" = "orders"."id" and "orderLines"."promisedDate" <> ''
  and "orderLines"."status" not in ('DELIVERED', 'CANCELLED', 'ON_THE_WAY') and "orderLines"."promisedDate" >= ${from})`

/** The last time that goods of a shipment were promised for; for the row of an order. */
export const lastShipment = sql<string | null>`(select max(${promisedEnd}) from "shipments"
  left join "parcels" on "parcels"."shipmentId" = "shipments"."id"
  where "shipments"."orderId" = "orders"."id" and ${promisedEnd} <> '')`
