import type { Migration } from './migration.ts'

/**
 * Measures are stored in thousandths of their unit, with decimals: 0.0625 mm is 62.5. SQLite cannot change the type of
 * a column.
 */
export const finerMeasures: Migration = {
  name: '0090-finer-measures',
  statements: [
    {
      sqlite: `create table "finerAttributes" ("variantId" integer not null references "variants" ("id"), "attributeKey" text not null,
      "number" real, "value" text, primary key ("variantId", "attributeKey")) by key`,
      postgres: `alter table "variantAttributes" alter column "number" type double precision`,
    },
    {
      sqlite: `insert into "finerAttributes" select "variantId", "attributeKey", "number", "value" from "variantAttributes"`,
      postgres: `select 1`,
    },
    { sqlite: `drop table "variantAttributes"`, postgres: `select 1` },
    { sqlite: `alter table "finerAttributes" rename to "variantAttributes"`, postgres: `select 1` },
  ],
}
