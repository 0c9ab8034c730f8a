import { folded } from './0026-lists.ts'
import type { Migration } from './migration.ts'

/** SQL of a text with one kind of white space, folded as `foldText` does. */
const words = (column: string): string => folded(`replace(replace(${column}, '\u00A0', ' '), '\t', ' ')`)

/**
 * Fills `orderSearchNumbers` as `sizesOf` of `api/orders/search-numbers.ts` does: of each word with a digit, the word
 * itself and what stands in it from each number on. Every text is walked once, however many lines have it.
 */
const fillSizes = (isDigit: (letter: string) => string, inNumber: (letter: string) => string): string =>
  `insert into "orderSearchNumbers" ("customerId", "number", "orderId")
    with recursive "named"("orderId", "name") as (
      select "orderId", "name" from "orderLines" where ${isDigit(`"name"`)}
      union select "id", "costCentre" from "orders" where ${isDigit(`"costCentre"`)}
    ), "walked"("name", "folded", "at") as (
      select "name", ${words(`"name"`)}, 1 from (select distinct "name" from "named") as "names"
      union all select "name", "folded", "at" + 1 from "walked" where "at" < length("folded")
    ), "cut"("name", "rest", "letter", "previous") as (
      select "name", substr("folded", "at") || ' ', substr("folded", "at", 1), substr(' ' || "folded", "at", 1) from "walked"
    ), "starting"("name", "rest") as (
      select "name", "rest" from "cut" where "letter" <> ' ' and ("previous" = ' ' or
        (${isDigit(`"letter"`)} and not ${inNumber(`"previous"`)}))
    ), "sizes"("name", "size") as (
      select distinct "name", substr(WORD, 1, 100) from "starting" where ${isDigit('WORD')}
    )
    select distinct "orders"."customerId", "sizes"."size", "orders"."id" from "named"
      inner join "sizes" on "sizes"."name" = "named"."name" inner join "orders" on "orders"."id" = "named"."orderId"
      where "sizes"."size" <> '' on conflict do nothing`

/**
 * Orders are found by the sizes in the names of their articles and by their cost centre, and sorted by the sum of their
 * goods, which the index has at its end.
 */
export const searchAndSumsOfOrders: Migration = {
  name: '0104-search-and-sums-of-orders',
  statements: [
    {
      sqlite: fillSizes(
        (text) => `${text} glob '*[0-9]*'`,
        (letter) => `${letter} glob '[0-9.,]'`,
      ).replaceAll('WORD', `substr("rest", 1, instr("rest", ' ') - 1)`),
      postgres: fillSizes(
        (text) => `${text} ~ '[0-9]'`,
        (letter) => `${letter} ~ '[0-9.,]'`,
      ).replaceAll('WORD', `substr("rest", 1, strpos("rest", ' ') - 1)`),
    },
    `insert into "orderSearchNumbers" ("customerId", "number", "orderId")
      select "customerId", substr(${folded('"costCentre"')}, 1, 100), "id" from "orders" where "costCentre" <> '' on conflict do nothing`,
    `update "orders" set "searchText" = "searchText" || ' ' || ${folded('"costCentre"')} where "costCentre" <> ''`,
    `drop index "ordersOfCustomer"`,
    `create index "ordersOfCustomer" on "orders" ("customerId", "placedAt", "number", "status", "userId", "total",
      "channel", "backordered", "addressKey", "id", "sum")`,
  ],
}
