import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Queries } from '../platform/database/queries.ts'
import type { Database } from '../platform/database/schema.ts'
import type { WriteContext } from '../platform/database/write-context.ts'

/** The lines of some orders, with the numbers by which a customer knows their articles today. */
export const readLinesWithNumbers = (queries: Queries, customerId: string, orderIds: readonly string[]) =>
  queries
    .selectFrom('orderLines')
    .leftJoin('variants', 'variants.id', 'orderLines.variantId')
    .leftJoin('customerNumbers', (join) =>
      join
        .onRef('customerNumbers.variantId', '=', 'orderLines.variantId')
        .on('customerNumbers.customerId', '=', customerId),
    )
    .selectAll('orderLines')
    .select(['variants.manufacturerNumber', 'variants.ean', 'customerNumbers.code as ownNumber'])
    .where('orderLines.orderId', 'in', orderIds)
    .orderBy('orderLines.position')
    .execute()
export type NumberedOrderLine = Awaited<ReturnType<typeof readLinesWithNumbers>>[number]

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

/** The steps in which a line's quantity can be lowered, by position: the pack of the article today, 1 for others. */
export async function readStepsOfLines(queries: Queries, orderId: string): Promise<Map<number, number>> {
  const rows = await queries
    .selectFrom('orderLines')
    .innerJoin('variants', 'variants.id', 'orderLines.variantId')
    .select(['orderLines.position', 'orderLines.quantity', 'variants.unitVolume'])
    .where('orderLines.orderId', '=', orderId)
    .whereRef('variants.decimalPrecision', '=', 'orderLines.decimalPrecision')
    .execute()
  // A pack that has changed since the order does not divide it.
  return new Map(
    rows.map(({ position, quantity, unitVolume }) => [
      position,
      quantity % unitVolume === 0 ? unitVolume : 1,
    ]),
  )
}

/** Writes a change of a line into the history of its order. An empty user is the seller. */
export async function insertLineChange(
  { trx, now }: WriteContext,
  change: Omit<Insertable<Database['orderLineChanges']>, 'id' | 'changedAt'>,
): Promise<void> {
  const changedAt = now.toISOString()
  await trx
    .insertInto('orderLineChanges')
    .values({ id: randomUUID(), ...change, changedAt })
    .execute()
}
