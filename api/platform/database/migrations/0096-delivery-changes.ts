import type { Migration } from './migration.ts'

/** What carriers let receivers change about a parcel, and the changes that users have asked for. */
export const deliveryChanges: Migration = {
  name: '0096-delivery-changes',
  statements: [
    `alter table "carrierEvents" add column "allows" text not null default ''`,
    `alter table "carrierEvents" add column "requestId" text not null default ''`,
    `alter table "carrierEvents" add column "outcome" text not null default ''`,
    `alter table "carrierEvents" add column "outcomeReason" text not null default ''`,
    `create table "deliveryChanges" ("id" text primary key,
      "shipmentId" text not null references "shipments" ("id") on delete cascade, "parcelNumber" text not null,
      "promisedFrom" text not null, "promisedTo" text not null, "point" text not null,
      "beforeFrom" text not null, "beforeTo" text not null, "until" text not null, "state" text not null,
      "reason" text not null, "userId" text not null, "requestedAt" text not null, "decidedAt" text)`,
    `create index "deliveryChangesOfShipment" on "deliveryChanges" ("shipmentId", "requestedAt")`,
    // A parcel has one change at a time that waits for the carrier.
    `create unique index "openDeliveryChange" on "deliveryChanges" ("shipmentId", "parcelNumber")
      where "state" = 'requested'`,
  ],
}
