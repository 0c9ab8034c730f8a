import { folded } from './0026-lists.ts'
import type { Migration } from './migration.ts'

/** Fills the numbers of earlier orders: whole values, of which a search finds each beginning. */
const numbersFrom = (column: string, from: string): string =>
  `insert into "orderSearchNumbers" select distinct "orders"."customerId", ${folded(column)}, "orders"."id" from ${from}
    where ${column} <> '' on conflict do nothing`
const orders = `"orders"`
const lines = `"orderLines" inner join "orders" on "orders"."id" = "orderLines"."orderId"`

/**
 * Shipments with their lines, parcels and promised windows, events of carriers, comments on orders and changes of their
 * lines. The numbers of orders get a table of their own: a search by the beginning of a number reads an index.
 */
export const deliveries: Migration = {
  name: '0035-deliveries',
  statements: [
    // Nothing but the demo has written it.
    `drop table "deliveries"`,
    `alter table "orders" add column "channel" text not null default 'web'`,
    `alter table "orders" add column "version" integer not null default 0`,
    `alter table "orders" add column "backordered" integer not null default 0`,
    `alter table "orders" add column "addressKey" text not null default ''`,
    `update "orders" set "addressKey" = "postalCode" || ' ' || "street", "backordered" =
      case when "status" = 'BACKORDER_LISTED' or exists (select 1 from "orderLines" where
        "orderLines"."orderId" = "orders"."id" and "orderLines"."status" = 'BACKORDER_LISTED') then 1 else 0 end`,
    `alter table "orderLines" add column "reportedStatus" text not null default 'ORDERED'`,
    `alter table "orderLines" add column "cancelledQuantity" bigint not null default 0`,
    `alter table "orderLines" add column "promisedDate" text not null default ''`,
    `alter table "orderLines" add column "replacedCode" text not null default ''`,
    `update "orderLines" set "reportedStatus" = "status"`,
    `create table "shipments" ("id" text primary key, "orderId" text not null references "orders" ("id"),
      "number" text not null unique, "carrier" text not null, "warehouseStatus" text not null, "status" text not null,
      "exception" integer not null, "promisedFrom" text not null, "promisedTo" text not null,
      "createdAt" text not null, "sentAt" text, "deliveredAt" text)`,
    `create index "shipmentsOfOrder" on "shipments" ("orderId", "createdAt")`,
    `create table "shipmentLines" ("shipmentId" text not null references "shipments" ("id") on delete cascade,
      "position" integer not null, "quantity" bigint not null check ("quantity" > 0),
      primary key ("shipmentId", "position")) by key`,
    `create table "promisedWindows" ("shipmentId" text not null references "shipments" ("id") on delete cascade,
      "changedAt" text not null, "promisedFrom" text not null, "promisedTo" text not null,
      primary key ("shipmentId", "changedAt")) by key`,
    `create table "parcels" ("id" text primary key,
      "shipmentId" text not null references "shipments" ("id") on delete cascade, "carrier" text not null,
      "number" text not null, "status" text not null, "exception" integer not null, unique ("carrier", "number"))`,
    `create index "parcelsOfShipment" on "parcels" ("shipmentId", "number")`,
    `create index "parcelsOfNumber" on "parcels" ("number")`,
    `create table "parcelLines" ("parcelId" text not null references "parcels" ("id") on delete cascade,
      "position" integer not null, "quantity" bigint not null check ("quantity" > 0),
      primary key ("parcelId", "position")) by key`,
    `create table "carrierEvents" ("carrier" text not null, "eventId" text not null, "parcelNumber" text not null,
      "step" text not null, "place" text not null, "note" text not null, "occurredAt" text not null,
      "receivedAt" text not null, "promisedFrom" text not null, "promisedTo" text not null,
      "receivedBy" text not null, "proofUrl" text not null, primary key ("carrier", "eventId")) by key`,
    `create index "carrierEventsOfParcel" on "carrierEvents" ("carrier", "parcelNumber", "occurredAt")`,
    `create index "carrierEventsByAge" on "carrierEvents" ("receivedAt")`,
    `create table "orderComments" ("id" text primary key, "orderId" text not null references "orders" ("id"),
      "userId" text not null, "userName" text not null, "content" text not null, "createdAt" text not null)`,
    `create index "commentsOfOrder" on "orderComments" ("orderId", "createdAt")`,
    `create table "orderLineChanges" ("id" text primary key, "orderId" text not null references "orders" ("id"),
      "position" integer not null, "userId" text not null, "userName" text not null, "kind" text not null,
      "before" text not null, "after" text not null, "reason" text not null, "changedAt" text not null)`,
    `create index "changesOfOrder" on "orderLineChanges" ("orderId", "changedAt")`,
    `create table "orderSearchNumbers" ("customerId" text not null, "number" text not null,
      "orderId" text not null references "orders" ("id") on delete cascade,
      primary key ("customerId", "number", "orderId")) by key`,
    `create index "searchNumbersOfOrder" on "orderSearchNumbers" ("orderId")`,
    numbersFrom(`"orders"."number"`, orders),
    numbersFrom(`"orders"."reference"`, orders),
    numbersFrom(`"orders"."goodsMark"`, orders),
    numbersFrom(`"orders"."project"`, orders),
    numbersFrom(`"orderLines"."variantCode"`, lines),
    numbersFrom(`"orderLines"."goodsMark"`, lines),
    `drop index "ordersOfCustomer"`,
    `create index "ordersOfCustomer" on "orders" ("customerId", "placedAt", "number", "status", "userId", "total",
      "channel", "backordered", "addressKey", "id")`,
    `create index "orderAddressesOfCustomer" on "orders" ("customerId", "addressKey")`,
  ],
}
