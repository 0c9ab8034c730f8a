import type { Migration } from './migration.ts'

/**
 * Delivery method and branch of an order, fields that a company requires, closed days of branches, and mail to
 * send.
 */
export const checkout: Migration = {
  name: '0013-checkout',
  statements: [
    `alter table "warehouses" add column "street" text not null default ''`,
    `alter table "warehouses" add column "postalCode" text not null default ''`,
    `alter table "warehouses" add column "city" text not null default ''`,
    `create table "branchClosedDays" ("warehouseId" text not null, "day" text not null, primary key ("warehouseId", "day")) by key`,
    `create table "customerRules" ("customerId" text primary key, "requiredFields" text not null)`,
    `alter table "orders" add column "deliveryMethod" text not null default 'delivery'`,
    `alter table "orders" add column "branchId" text not null default ''`,
    `alter table "orders" add column "partDelivery" integer not null default 1`,
    `alter table "orders" add column "project" text not null default ''`,
    `alter table "orders" add column "contactName" text not null default ''`,
    `alter table "orders" add column "contactPhone" text not null default ''`,
    `create table "mails" ("id" text primary key, "recipient" text not null, "subject" text not null,
      "content" text not null, "createdAt" text not null, "sentAt" text)`,
    `create index "mailsToSend" on "mails" ("createdAt") where "sentAt" is null`,
  ],
}
