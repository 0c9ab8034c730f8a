import type { Migration } from './migration.ts'

/** Sellers read the cases of all customers by their last change; the page of an order says who has approved it. */
export const returnsOfSellers: Migration = {
  name: '0045-returns-of-sellers',
  statements: [
    `create index "returnsByChange" on "returns" ("changedAt", "number")`,
    `create index "approvalsOfOrder" on "approvalRequests" ("orderNumber") where "orderNumber" <> ''`,
  ],
}
