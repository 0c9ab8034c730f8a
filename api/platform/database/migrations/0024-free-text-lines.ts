import type { Migration } from './migration.ts'

/** Lines of free text in a cart: `variantId` is 0, and the line has a text and a unit. */
export const freeTextLines: Migration = {
  name: '0024-free-text-lines',
  statements: [
    `alter table "cartLines" add column "freeText" text not null default ''`,
    `alter table "cartLines" add column "freeTextUnit" text not null default ''`,
    `drop index "oneLineOfAKind"`,
    {
      sqlite: `create unique index "oneLineOfAKind" on "cartLines"
        ("cartId", "variantId", "configuration", "freeText", "freeTextUnit")`,
      postgres: `create unique index "oneLineOfAKind" on "cartLines"
        ("cartId", "variantId", md5("configuration"), md5("freeText"), "freeTextUnit")`,
    },
  ],
}
