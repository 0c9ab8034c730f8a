import type { Migration } from './migration.ts'

const plain = (column: string): string =>
  ['.', '/', '_', '-'].reduce(
    (sql, sign) => `replace(${sql}, '${sign}', '')`,
    `replace("${column}", ' ', '')`,
  )

/**
 * An index over numbers as they are looked up: without what people put between their parts, in capitals. Of text in
 * byte order both databases capitalise A to Z alone.
 */
const byPlainNumber = (name: string, table: string, column: string, first = ''): string =>
  `create index "${name}" on "${table}" (${first}upper(${plain(column)}))`

/** Orders by number: what was asked for, what it has replaced, and the numbers that articles are found by. */
export const directOrder: Migration = {
  name: '0010-direct-order',
  statements: [
    byPlainNumber('variantsByPlainCode', 'variants', 'code'),
    byPlainNumber('variantsByPlainManufacturerNumber', 'variants', 'manufacturerNumber'),
    byPlainNumber('customerNumbersByPlainCode', 'customerNumbers', 'code', '"customerId", '),
    `alter table "directOrderLists" add column "changedAt" text not null default ''`,
    `alter table "directOrderItems" add column "asked" bigint not null default 0`,
    `alter table "directOrderItems" add column "replacedNumber" text not null default ''`,
    `alter table "directOrderItems" add column "version" integer not null default 1`,
    `create unique index "oneItemOfAnArticle" on "directOrderItems" ("listId", "variantId")`,
    `alter table "lists" add column "session" text not null default ''`,
    `create index "listsOfSession" on "lists" ("session")`,
  ],
}
