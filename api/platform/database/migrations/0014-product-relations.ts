import type { Migration } from './migration.ts'

/** Accessories and alternatives of a product, and volume prices. */
export const productRelations: Migration = {
  name: '0014-product-relations',
  statements: [
    `create table "relations" ("productId" integer not null, "kind" text not null, "position" integer not null,
      "relatedId" integer not null, primary key ("productId", "kind", "position")) by key`,
    `create table "volumePrices" ("variantId" integer not null, "priceGroup" text not null, "fromQuantity" bigint not null,
      "amount" bigint not null check ("amount" >= 0), primary key ("variantId", "priceGroup", "fromQuantity")) by key`,
  ],
}
