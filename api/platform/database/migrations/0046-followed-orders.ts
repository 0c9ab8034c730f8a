import type { Migration } from './migration.ts'

/** Who gets a mail when something happens to the deliveries of an order. */
export const followedOrders: Migration = {
  name: '0046-followed-orders',
  statements: [
    `create table "followedOrders" ("orderId" text not null references "orders" ("id") on delete cascade,
      "userId" text not null references "users" ("id") on delete cascade, primary key ("orderId", "userId"))`,
  ],
}
