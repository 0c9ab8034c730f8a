import type { Migration } from './migration.ts'

/**
 * The overview of an account reads the open orders from an index alone, and looks up when their goods come. The
 * conditions of the partial indexes are those of `nextShipment` and `nextLine` in `api/orders/promises.ts`.
 */
export const ordersByStatus: Migration = {
  name: '0070-orders-by-status',
  statements: [
    `drop index "ordersByStatus"`,
    `create index "ordersByStatus" on "orders" ("customerId", "status", "site", "id")`,
    `create index "shipmentsUnderWay" on "shipments" ("orderId", "promisedTo", "status")
      where "promisedTo" <> '' and "status" not in ('DELIVERED', 'RETURNED')`,
    `create index "promisedLines" on "orderLines" ("orderId", "promisedDate", "status")
      where "promisedDate" <> '' and "status" not in ('DELIVERED', 'CANCELLED', 'ON_THE_WAY')`,
  ],
}
