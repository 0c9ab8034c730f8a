import type { Migration } from './migration.ts'

/** Which promise of a shipment has passed with a notice to its readers: the end of the window, empty for none. */
export const passedPromises: Migration = {
  name: '0106-passed-promises',
  statements: [
    `alter table "shipments" add column "passedPromise" text not null default ''`,
    `create index "shipmentsByPromise" on "shipments" ("promisedTo")`,
  ],
}
