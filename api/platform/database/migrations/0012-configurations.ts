import type { Migration } from './migration.ts'

/** Configurations of articles, customers' logos, and notes on lines of carts and orders. */
export const configurations: Migration = {
  name: '0012-configurations',
  statements: [
    `create table "configurationSets" ("id" text primary key, "content" text not null)`,
    `create table "configuredProducts" ("productId" integer primary key, "setId" text not null)`,
    `create table "logos" ("id" text primary key, "customerId" text not null, "name" text not null, "imageUrl" text not null)`,
    `create index "logosOfCustomer" on "logos" ("customerId")`,
    `alter table "cartLines" add column "note" text not null default ''`,
    `alter table "cartLines" add column "goodsMark" text not null default ''`,
    `alter table "orderLines" add column "configuration" text not null default '[]'`,
    `alter table "orderLines" add column "note" text not null default ''`,
    `alter table "orderLines" add column "goodsMark" text not null default ''`,
    `create table "cartMerges" ("session" text primary key, "moved" integer not null, "summed" integer not null,
      "mergedAt" text not null)`,
  ],
}
