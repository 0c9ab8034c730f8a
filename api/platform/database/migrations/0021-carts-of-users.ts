import type { Migration } from './migration.ts'

/**
 * The time of a user's last write to a cart or direct order list of a customer, according to the stored answers of
 * one day.
 */
const lastWrite = (path: string): string => `(select max("idempotency"."createdAt") from "idempotency"
  where "idempotency"."scope" >= "attachments"."userId" || ' ' || "attachments"."customerId" || '  ${path}'
  and "idempotency"."scope" < "attachments"."userId" || ' ' || "attachments"."customerId" || '  ${path}~')`

/**
 * Users of a customer, the one who most likely has filled its cart first. Each comes after `rank` minus one others.
 */
const ranked = (table: string, path: string): string => `select "${table}"."id", "attachments"."userId",
  "attachments"."customerId", row_number() over (partition by "${table}"."id" order by
    "users"."blocked",
    coalesce(${lastWrite(path)}, '') desc,
    coalesce((select max("seenAt") from "sessions" where "sessions"."userId" = "attachments"."userId"
      and "sessions"."customerId" = "attachments"."customerId"), '') desc,
    coalesce((select max("placedAt") from "orders" where "orders"."userId" = "attachments"."userId"
      and "orders"."customerId" = "attachments"."customerId"), '') desc,
    "attachments"."position", "attachments"."userId") as "rank"
  from "${table}"
  inner join "attachments" on "${table}"."owner" = 'customer:' || "attachments"."customerId"
  inner join "users" on "users"."id" = "attachments"."userId"`

const move = (table: string): string => `update "${table}" set "owner" = (
    select 'user:' || "userId" || ' customer:' || "customerId" from "cartMoves"
    where "cartMoves"."source" = "${table}"."id" and "cartMoves"."rank" = 1)
  where "id" in (select "source" from "cartMoves")`

const listsOf = (
  table: string,
): string => `insert into "lists" ("id", "customerId", "userId", "name", "changedAt", "session")
  select "cartMoves"."listId", "cartMoves"."customerId", "cartMoves"."userId",
    substr("${table}"."changedAt", 1, 10), "${table}"."changedAt", ''
  from "cartMoves" inner join "${table}" on "${table}"."id" = "cartMoves"."source"
  where "cartMoves"."rank" > 1`

/**
 * A cart and a direct order list belong to a user at a customer. A customer's cart goes to the user who most likely
 * has filled it; every colleague gets the same articles as a favourite list named by the date of the last change
 * (decision 0016). A cart of a customer without users stays.
 */
export const cartsOfUsers: Migration = {
  name: '0021-carts-of-users',
  statements: [
    `create table "cartChanges" ("cartId" text not null, "version" integer not null, "userId" text not null,
      "action" text not null, "changedAt" text not null, primary key ("cartId", "version")) by key`,
    `create index "cartChangesByAge" on "cartChanges" ("changedAt")`,
    `alter table "cartMerges" add column "listed" integer not null default 0`,
    `create table "cartMoves" ("source" text not null, "userId" text not null, "customerId" text not null,
      "rank" bigint not null, "listId" text not null)`,
    ...['carts', 'directOrderLists'].map((table) => {
      const path = table === 'carts' ? '/api/cart' : '/api/directorder'
      const open = table === 'carts' ? `where "carts"."state" = 'open'` : ''
      const lines =
        table === 'carts'
          ? `"cartLines" where "cartId" = "ranked"."id"`
          : `"directOrderItems" where "listId" = "ranked"."id" and "variantId" is not null and "quantity" > 0`
      const columns = `"source", "userId", "customerId", "rank", "listId"`
      const filled = `where "rank" = 1 or exists (select 1 from ${lines})`
      const insert = (id: string): string => `insert into "cartMoves" (${columns})
        select "id", "userId", "customerId", "rank", ${id}
        from (${ranked(table, path)} ${open}) as "ranked" ${filled}`
      return { sqlite: insert('lower(hex(randomblob(16)))'), postgres: insert('gen_random_uuid()::varchar') }
    }),
    listsOf('carts'),
    listsOf('directOrderLists'),
    `insert into "listItems" ("listId", "variantId", "quantity", "position", "configuration")
      select "cartMoves"."listId", "cartLines"."variantId", "cartLines"."quantity",
        row_number() over (partition by "cartMoves"."listId" order by "cartLines"."addedAt", "cartLines"."id"),
        "cartLines"."configuration"
      from "cartMoves" inner join "cartLines" on "cartLines"."cartId" = "cartMoves"."source"
      where "cartMoves"."rank" > 1`,
    `insert into "listItems" ("listId", "variantId", "quantity", "position")
      select "cartMoves"."listId", "directOrderItems"."variantId", "directOrderItems"."quantity",
        row_number() over (partition by "cartMoves"."listId"
          order by "directOrderItems"."position", "directOrderItems"."id")
      from "cartMoves" inner join "directOrderItems" on "directOrderItems"."listId" = "cartMoves"."source"
      where "cartMoves"."rank" > 1 and "directOrderItems"."variantId" is not null
        and "directOrderItems"."quantity" > 0`,
    move('carts'),
    move('directOrderLists'),
    `drop table "cartMoves"`,
  ],
}
