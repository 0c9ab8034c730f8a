import type { Migration } from './migration.ts'

/**
 * The language of a line's name, empty if it is not known. A product's page shows what the customer has bought of it;
 * without the index, it reads every order of the customer.
 */
export const orderLines: Migration = {
  name: '0034-order-lines',
  statements: [
    `alter table "orderLines" add column "nameLanguage" text not null default ''`,
    `create index "orderLinesOfVariant" on "orderLines" ("variantId", "orderId")`,
  ],
}
