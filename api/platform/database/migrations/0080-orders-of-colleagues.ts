import type { Migration } from './migration.ts'

/** Orders of colleagues need a permission. Roles that see the order history keep what they see. */
export const ordersOfColleagues: Migration = {
  name: '0080-orders-of-colleagues',
  statements: [
    `insert into "rolePermissions" ("role", "permission")
      select "role", 'perm:viewCustomerOrders' from "rolePermissions" where "permission" = 'perm:viewOrderHistory'
      on conflict do nothing`,
  ],
}
