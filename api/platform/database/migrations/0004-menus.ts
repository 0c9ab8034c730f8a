import type { Migration } from './migration.ts'

/** Editorial texts in the menus, as a sanitised tree, and the salesperson of each customer. */
export const menus: Migration = {
  name: '0004-menus',
  statements: [
    `create table "menuTexts" ("site" text not null, "path" text not null, "language" text not null,
      "nodes" text not null, primary key ("site", "path", "language")) by key`,
    `create table "salesmen" ("id" text primary key, "name" text not null, "telephoneNumber" text not null,
      "email" text not null)`,
    `create table "salesmenOfCustomers" ("customerId" text primary key references "customers" ("id"),
      "salesmanId" text not null references "salesmen" ("id"))`,
  ],
}
