import type { Migration } from './migration.ts'

/** The letters that `lower` of SQLite leaves as they are. */
const letters = [
  ['Å', 'å'],
  ['Ä', 'ä'],
  ['Ö', 'ö'],
  ['Æ', 'æ'],
  ['Ø', 'ø'],
  ['É', 'é'],
  ['Ü', 'ü'],
] as const
/** SQL that folds a text as `foldText` does. */
export const folded = (text: string): string =>
  letters.reduce((inner, [upper, lower]) => `replace(${inner}, '${upper}', '${lower}')`, `lower(${text})`)
const fillSearch = (concatenate: string): string =>
  `update "orders" set "searchText" = ${folded(
    `"number" || ' ' || "reference" || ' ' || "goodsMark" || ' ' || "project" || ' ' || coalesce((select ${concatenate}
      from "orderLines" where "orderLines"."orderId" = "orders"."id"), '')`,
  )}`

/**
 * Lists of my pages: settings of a user by key, and the texts of an order that its list searches, in one column. The
 * index holds every column that the list of orders filters and sorts by, so that 50,000 orders are counted without
 * reading their rows.
 */
export const lists: Migration = {
  name: '0026-lists',
  statements: [
    `create table "userSettings" ("userId" text not null references "users" ("id"), "key" text not null,
      "value" text not null, "updatedAt" text not null, primary key ("userId", "key")) by key`,
    `alter table "orders" add column "searchText" text not null default ''`,
    {
      sqlite: fillSearch(`group_concat("variantCode" || ' ' || "name" || ' ' || "goodsMark", ' ')`),
      postgres: fillSearch(`string_agg("variantCode" || ' ' || "name" || ' ' || "goodsMark", ' ')`),
    },
    `drop index "ordersOfCustomer"`,
    `create index "ordersOfCustomer" on "orders" ("customerId", "placedAt", "number", "status", "userId", "total")`,
  ],
}
