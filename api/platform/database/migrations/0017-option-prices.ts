import type { Migration } from './migration.ts'

/** Prices of options, by price group. */
export const optionPrices: Migration = {
  name: '0017-option-prices',
  statements: [
    `create table "optionPrices" ("setId" text not null, "priceGroup" text not null, "option" text not null,
      "choice" text not null, "amount" bigint not null check ("amount" >= 0), "per" text not null
      check ("per" in ('piece', 'line')), primary key ("setId", "priceGroup", "option", "choice")) by key`,
  ],
}
