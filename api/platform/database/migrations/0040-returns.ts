import type { Migration } from './migration.ts'

/** Returns and complaints with their lines, files, and the history that is also their thread. */
export const returns: Migration = {
  name: '0040-returns',
  statements: [
    `create table "returnNumbers" ("site" text primary key, "next" integer not null)`,
    `create table "returns" ("id" text primary key, "number" text not null unique,
      "customerId" text not null references "customers" ("id"), "userId" text not null, "site" text not null,
      "kind" text not null, "state" text not null, "orderId" text, "orderNumber" text not null,
      "invoiceNumber" text not null, "wanted" text not null, "handover" text not null, "reason" text not null,
      "description" text not null, "contactName" text not null, "contactPhone" text not null,
      "feeThousandths" integer not null, "creditNoteNumber" text not null default '',
      "replacementOrderNumber" text not null default '', "version" integer not null, "createdAt" text not null,
      "changedAt" text not null, "searchText" text not null)`,
    `create index "returnsOfCustomer" on "returns" ("customerId", "createdAt", "number")`,
    `create index "returnsOfOrder" on "returns" ("orderId", "state") where "orderId" is not null`,
    `create table "returnLines" ("returnId" text not null references "returns" ("id") on delete cascade,
      "position" integer not null, "orderPosition" integer not null, "invoicePosition" integer not null,
      "variantCode" text not null, "name" text not null, "quantity" bigint not null check ("quantity" > 0),
      "decimalPrecision" integer not null, "unit" text not null, "batch" text not null,
      primary key ("returnId", "position")) by key`,
    `create table "returnEvents" ("id" text primary key,
      "returnId" text not null references "returns" ("id") on delete cascade, "at" text not null,
      "actor" text not null, "userName" text not null, "state" text not null, "message" text not null)`,
    `create index "eventsOfReturn" on "returnEvents" ("returnId", "at")`,
    `create table "returnFiles" ("fileId" text primary key,
      "returnId" text not null references "returns" ("id") on delete cascade)`,
    `create index "filesOfReturn" on "returnFiles" ("returnId")`,
  ],
}
