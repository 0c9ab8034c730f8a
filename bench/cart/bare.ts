import { randomUUID } from 'node:crypto'
import type { Store } from '../../api/platform/database/index.ts'

/**
 * Writes the rows of an add and nothing else, each by one statement: the stored answer (of `answer` characters),
 * the line (inserted by a client's first call, updated by the following ones) and the cart's version.
 */
export async function bareAdds(
  { db }: Store,
  clients: number,
  answer: number,
): Promise<(client: number) => Promise<void>> {
  const changedAt = new Date().toISOString()
  const carts = Array.from({ length: clients }, (_, client) => ({
    id: randomUUID(),
    owner: `session:bare-${client}`.padEnd(72, '.'),
    line: null as string | null,
  }))
  for (const { id, owner } of carts)
    await db
      .insertInto('carts')
      .values({ id, owner, site: 'se', version: 0, state: 'open', changedAt })
      .execute()
  const kept = { requestHash: ''.padEnd(64, '0'), status: 200, body: ''.padEnd(answer, ' ') }
  const said = { listName: '', actionType: '', searchTerm: '', configuration: '{}' }

  return async (client) => {
    const cart = carts[client]
    if (cart === undefined) return
    const { id: cartId, owner: scope, line } = cart
    const now = new Date().toISOString()
    await db.transaction().execute(async (trx) => {
      await trx
        .insertInto('idempotency')
        .values({ ...kept, key: randomUUID(), scope, createdAt: now })
        .execute()
      if (line === null) {
        cart.line = randomUUID()
        const what = { variantId: 1, quantity: 1, version: 1, addedAt: now }
        await trx
          .insertInto('cartLines')
          .values({ id: cart.line, cartId, ...what, ...said })
          .execute()
      } else {
        await trx
          .updateTable('cartLines')
          .set((eb) => ({ quantity: eb('quantity', '+', 1), version: eb('version', '+', 1) }))
          .where('id', '=', line)
          .execute()
      }
      await trx
        .updateTable('carts')
        .set((eb) => ({ version: eb('version', '+', 1), changedAt: now }))
        .where('id', '=', cartId)
        .execute()
    })
  }
}
