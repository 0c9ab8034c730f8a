import { readInChunks } from '../platform/database/chunks.ts'
import type { Queries } from '../platform/database/queries.ts'
import { type OrderReader, visibleOrdersFor } from '../accounts/service.ts'

/**
 * Which of some orders the user may open at the customer. Other records name orders: only those are links, because a
 * colleague's order, or one that is not in this database, has no page for the user.
 */
export async function openOrdersFor(
  queries: Queries,
  { customerId, userId }: OrderReader,
  numbers: readonly string[],
): Promise<(...named: readonly string[]) => string[]> {
  const asked = [...new Set(numbers)].filter((number) => number !== '')
  if (asked.length === 0) return () => []
  const isVisible = await visibleOrdersFor(queries, { userId, customerId })
  const rows = await readInChunks(asked, (some) =>
    queries
      .selectFrom('orders')
      .select(['number', 'userId'])
      .where('customerId', '=', customerId)
      .where('number', 'in', some)
      .execute(),
  )
  const open = new Set(rows.filter((order) => isVisible(order.userId)).map(({ number }) => number))
  return (...named) => named.filter((number) => open.has(number))
}
