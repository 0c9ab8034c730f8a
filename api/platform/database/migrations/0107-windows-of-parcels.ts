import type { Migration } from './migration.ts'

/**
 * The window that is promised for one of several parcels alone, as `ownWindow` of `api/deliveries/changes` finds it:
 * the latest promise about the parcel, if that is the answer to a change of its delivery.
 */
const fillOwnWindows = `update "parcels" set "promisedFrom" = "own"."from", "promisedTo" = "own"."to" from (
    with "promises" as (
      select "parcels"."id", "carrierEvents"."requestId", "carrierEvents"."occurredAt", "carrierEvents"."eventId",
        case when "carrierEvents"."promisedFrom" = '' and "carrierEvents"."outcome" = 'confirmed'
          then coalesce("deliveryChanges"."promisedFrom", '') else "carrierEvents"."promisedFrom" end as "from",
        case when "carrierEvents"."promisedFrom" = '' and "carrierEvents"."outcome" = 'confirmed'
          then coalesce("deliveryChanges"."promisedTo", '') else "carrierEvents"."promisedTo" end as "to",
        row_number() over (partition by "parcels"."id", "carrierEvents"."requestId"
          order by "carrierEvents"."occurredAt" desc, "carrierEvents"."eventId" desc) as "turn"
      from "parcels" inner join "carrierEvents" on "carrierEvents"."carrier" = "parcels"."carrier"
        and "carrierEvents"."parcelNumber" = "parcels"."number"
      left join "deliveryChanges" on "deliveryChanges"."id" = "carrierEvents"."requestId"
        and "deliveryChanges"."shipmentId" = "parcels"."shipmentId"
        and "deliveryChanges"."parcelNumber" = "parcels"."number"
      where exists (select 1 from "parcels" as "other"
        where "other"."shipmentId" = "parcels"."shipmentId" and "other"."id" <> "parcels"."id")
    ), "latest" as (
      select "id", "requestId", "from", "to", row_number() over (partition by "id"
        order by "occurredAt" desc, "eventId" desc) as "turn"
      from "promises" where "from" <> '' and ("requestId" = '' or "turn" = 1)
    ) select "id", "from", "to" from "latest" where "turn" = 1 and "requestId" <> ''
  ) as "own" where "own"."id" = "parcels"."id"`

/**
 * Parcels keep a promised window of their own, so that lists of orders can tell when the next goods come. The
 * conditions of the partial indexes are those of `api/orders/promises.ts`.
 */
export const windowsOfParcels: Migration = {
  name: '0107-windows-of-parcels',
  statements: [
    `alter table "parcels" add column "promisedFrom" text not null default ''`,
    `alter table "parcels" add column "promisedTo" text not null default ''`,
    fillOwnWindows,
    `drop index "shipmentsUnderWay"`,
    `create index "shipmentsUnderWay" on "shipments" ("orderId", "promisedTo", "status", "id")
      where "status" not in ('DELIVERED', 'RETURNED')`,
    `create index "parcelsUnderWay" on "parcels" ("shipmentId", "promisedTo", "status")
      where "status" not in ('DELIVERED', 'RETURNED')`,
  ],
}
