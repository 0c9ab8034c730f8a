import type { Migration } from './migration.ts'

/**
 * Serial and batch numbers of shipped goods, and the list price of an order line at the time of the order, 0 for none.
 */
export const goodsNumbers: Migration = {
  name: '0081-goods-numbers',
  statements: [
    `create table "goodsNumbers" ("shipmentId" text not null, "position" integer not null, "kind" text not null,
      "number" text not null, primary key ("shipmentId", "position", "kind", "number"),
      foreign key ("shipmentId", "position") references "shipmentLines" ("shipmentId", "position") on delete cascade) by key`,
    `alter table "orderLines" add column "listPrice" bigint not null default 0`,
  ],
}
