import type { Migration } from './migration.ts'

/** What users choose in their account, and an index for the open orders that it shows. */
export const accountSettings: Migration = {
  name: '0030-account-settings',
  statements: [
    `alter table "users" add column "mobile" text not null default ''`,
    `alter table "users" add column "orderMail" integer not null default 1`,
    `create table "orderDefaults" ("userId" text not null references "users" ("id") on delete cascade,
      "customerId" text not null references "customers" ("id") on delete cascade,
      "branchId" text not null default '', "addressId" text not null default '',
      "reference" text not null default '', "project" text not null default '',
      primary key ("userId", "customerId"))`,
    `create index "ordersByStatus" on "orders" ("customerId", "status", "requestedDeliveryDate")`,
  ],
}
