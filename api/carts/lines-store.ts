import { randomUUID } from 'node:crypto'
import { type NewLine, setLineQuantity, type WriteContext } from './store.ts'
import { forEachInTurns } from '../platform/database/chunks.ts'
import { insertRows } from '../platform/database/insert-rows.ts'

const keyOf = ({ variantId, configuration }: Pick<NewLine, 'variantId' | 'configuration'>): string =>
  `${variantId} ${configuration}`

/**
 * Puts many lines into a locked cart at once, in their order; what the cart has already adds up. `lines` hold each
 * variant in one configuration once. Answers the quantity that each of them has now, in their order.
 */
export async function putLines(
  writing: WriteContext,
  cartId: string,
  lines: readonly NewLine[],
): Promise<number[]> {
  const { trx, now } = writing
  const before = await trx
    .selectFrom('cartLines')
    .select(['id', 'variantId', 'configuration', 'quantity'])
    .where('cartId', '=', cartId)
    .execute()
  const held = new Map(before.map((line) => [keyOf(line), line]))
  const fresh = lines.filter((line) => !held.has(keyOf(line)))
  await insertRows(
    trx,
    'cartLines',
    fresh.map((line, index) => ({
      id: randomUUID(),
      cartId,
      version: 1,
      // A cart shows its lines by the moment they came: these came in one, which their order divides.
      addedAt: now.toISOString().replace('Z', `${String(index).padStart(6, '0')}Z`),
      ...line,
    })),
  )
  const quantities = lines.map((line) => (held.get(keyOf(line))?.quantity ?? 0) + line.quantity)
  await forEachInTurns(lines, async (line, index) => {
    const same = held.get(keyOf(line))
    if (same !== undefined) await setLineQuantity(writing, same.id, quantities[index] ?? same.quantity)
  })
  return quantities
}
