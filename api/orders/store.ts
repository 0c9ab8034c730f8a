import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { SiteKey } from '../contract/index.ts'
import { insertRows } from '../platform/database/insert-rows.ts'
import type { Queries } from '../platform/database/queries.ts'
import type { Database } from '../platform/database/schema.ts'
import type { WriteContext } from '../platform/database/write-context.ts'

export type NewOrder = Omit<Insertable<Database['orders']>, 'id'>
export type NewOrderLine = Omit<Insertable<Database['orderLines']>, 'orderId' | 'position'>

/** Draws the next order count of a site, from 1. */
export async function nextOrderCount({ trx }: WriteContext, site: SiteKey): Promise<number> {
  await trx
    .insertInto('orderNumbers')
    .values({ site, next: 1 })
    .onConflict((conflict) => conflict.column('site').doNothing())
    .execute()
  const { next } = await trx
    .updateTable('orderNumbers')
    .set((eb) => ({ next: eb('next', '+', 1) }))
    .where('site', '=', site)
    .returning('next')
    .executeTakeFirstOrThrow()
  return next - 1
}

/** Writes an order with its lines. The database refuses a second one of the same cart version. */
export async function insertOrder(
  { trx }: WriteContext,
  order: NewOrder,
  lines: readonly NewOrderLine[],
): Promise<void> {
  const id = randomUUID()
  await trx
    .insertInto('orders')
    .values({ id, ...order })
    .execute()
  const rows = lines.map((line, index) => ({ ...line, orderId: id, position: index + 1 }))
  await insertRows(trx, 'orderLines', rows)
}

const orderHeads = (queries: Queries, customerId: string) =>
  queries
    .selectFrom('orders')
    .leftJoin('users', 'users.id', 'orders.userId')
    .selectAll('orders')
    .select('users.name as orderedBy')
    .select((eb) =>
      eb
        .selectFrom('orderLines')
        .select((line) => line.fn.countAll<number>().as('count'))
        .whereRef('orderLines.orderId', '=', 'orders.id')
        .as('lineCount'),
    )
    .where('orders.customerId', '=', customerId)
export type OrderHead = Awaited<ReturnType<ReturnType<typeof orderHeads>['execute']>>[number]

/** One page of a customer's orders, newest first, and how many there are. */
export async function readOrders(
  queries: Queries,
  customerId: string,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ total: number; orders: OrderHead[] }> {
  const { total } = await queries
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('customerId', '=', customerId)
    .executeTakeFirstOrThrow()
  const orders = await orderHeads(queries, customerId)
    .orderBy('orders.placedAt', 'desc')
    .orderBy('orders.number', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  return { total, orders }
}

/** An order of the customer; undefined for an order of another customer. */
export const findOrder = (
  queries: Queries,
  customerId: string,
  number: string,
): Promise<OrderHead | undefined> =>
  orderHeads(queries, customerId).where('orders.number', '=', number).executeTakeFirst()

/** A window of an order's lines, with slug and picture of their articles today. */
export function readOrderLines(queries: Queries, orderId: string, part: { from: number; count: number }) {
  return queries
    .selectFrom('orderLines')
    .leftJoin('variants', 'variants.id', 'orderLines.variantId')
    .leftJoin('products', 'products.id', 'variants.productId')
    .selectAll('orderLines')
    .select(['products.slug', 'variants.picture'])
    .where('orderLines.orderId', '=', orderId)
    .orderBy('orderLines.position')
    .limit(part.count)
    .offset(part.from)
    .execute()
}
