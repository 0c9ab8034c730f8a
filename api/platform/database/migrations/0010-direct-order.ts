import type { Migration } from './migration.ts'

const plain = (column: string): string =>
  ['.', '/', '_', '-'].reduce(
    (sql, sign) => `replace(${sql}, '${sign}', '')`,
    `replace("${column}", ' ', '')`,
  )

/**
 * An index over numbers in the form of a lookup: without separators, in capitals. On text in byte order both
 * databases capitalise only A to Z.
 */
const byPlainNumber = (name: string, table: string, column: string, first = ''): string =>
  `create index "${name}" on "${table}" (${first}upper(${plain(column)}))`

/** Direct order: requested quantities, replaced numbers, and the indexes for finding articles by number. */
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
