import type { Migration } from './migration.ts'

const lockColumns = (table: string): string[] => [
  `alter table "${table}" add column "lockKind" text not null default ''`,
  `alter table "${table}" add column "lockId" text not null default ''`,
  `alter table "${table}" add column "lockPosition" integer not null default 0`,
]

/**
 * Prices that a document has locked for a line of a cart and of the order that follows. A line of an offer is in one
 * cart and one order at most.
 */
export const priceLocks: Migration = {
  name: '0038-price-locks',
  statements: [
    ...lockColumns('cartLines'),
    ...lockColumns('orderLines'),
    `drop index "oneLineOfAKind"`,
    {
      sqlite: `create unique index "oneLineOfAKind" on "cartLines"
        ("cartId", "variantId", "configuration", "freeText", "freeTextUnit", "lockKind", "lockId", "lockPosition")`,
      postgres: `create unique index "oneLineOfAKind" on "cartLines"
        ("cartId", "variantId", md5("configuration"), md5("freeText"), "freeTextUnit", "lockKind", "lockId", "lockPosition")`,
    },
    `create unique index "cartLineOfOffer" on "cartLines" ("lockId", "lockPosition") where "lockKind" = 'offer'`,
    `create unique index "orderLineOfOffer" on "orderLines" ("lockId", "lockPosition") where "lockKind" = 'offer'`,
  ],
}
