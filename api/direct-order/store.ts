import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { orderedOf } from './rules.ts'
import type { WriteContext } from '../carts/store.ts'
import type { Queries } from '../platform/database/queries.ts'
import type { Database } from '../platform/database/schema.ts'

export type DirectOrderListRow = Selectable<Database['directOrderLists']>
export type DirectOrderItemRow = Selectable<Database['directOrderItems']>

/** The list of an owner as it is now; undefined when nothing was ever typed. */
export const findDirectOrder = (queries: Queries, owner: string): Promise<DirectOrderListRow | undefined> =>
  queries.selectFrom('directOrderLists').selectAll().where('owner', '=', owner).executeTakeFirst()

/** The list of an owner, locked until the transaction ends; undefined when there is none. */
export const lockDirectOrder = (
  { trx, dialect }: WriteContext,
  owner: string,
): Promise<DirectOrderListRow | undefined> =>
  trx
    .selectFrom('directOrderLists')
    .selectAll()
    .where('owner', '=', owner)
    .$if(dialect === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()

/** The list of an owner, locked, made when there is none. */
export async function openDirectOrder(writing: WriteContext, owner: string): Promise<DirectOrderListRow> {
  await writing.trx
    .insertInto('directOrderLists')
    .values({ id: randomUUID(), owner, version: 0, changedAt: writing.now.toISOString() })
    .onConflict((conflict) => conflict.column('owner').doNothing())
    .execute()
  const list = await lockDirectOrder(writing, owner)
  if (list === undefined) throw new Error('A direct order list went away while it was being opened.')
  return list
}

/** Items of a list, in the order in which they were typed. */
export const readItems = (queries: Queries, listId: string): Promise<DirectOrderItemRow[]> =>
  queries
    .selectFrom('directOrderItems')
    .selectAll()
    .where('listId', '=', listId)
    .orderBy('position')
    .orderBy('id')
    .execute()

/** What an item is made from. */
export type ItemContent = Pick<
  DirectOrderItemRow,
  'variantId' | 'written' | 'quantity' | 'asked' | 'replacedNumber'
>

/** Puts an item behind the others of a locked list. Answers its id. */
export async function insertItem(
  { trx }: WriteContext,
  listId: string,
  position: number,
  content: ItemContent,
): Promise<string> {
  const id = randomUUID()
  await trx
    .insertInto('directOrderItems')
    .values({ id, listId, position, version: 1, ...content })
    .execute()
  return id
}

/** Gives an item of a locked list another content. */
export const updateItem = ({ trx }: WriteContext, id: string, content: Partial<ItemContent>) =>
  trx
    .updateTable('directOrderItems')
    .set((eb) => ({ ...content, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()

/** Takes one item, or all, out of a locked list. Answers how many there were. */
export async function removeItems({ trx }: WriteContext, listId: string, itemId?: string): Promise<number> {
  const result = await trx
    .deleteFrom('directOrderItems')
    .where('listId', '=', listId)
    .$if(itemId !== undefined, (query) => query.where('id', '=', itemId ?? ''))
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}

/** Notes that a locked list has changed. */
export const touchDirectOrder = ({ trx, now }: WriteContext, listId: string) =>
  trx
    .updateTable('directOrderLists')
    .set((eb) => ({ version: eb('version', '+', 1), changedAt: now.toISOString() }))
    .where('id', '=', listId)
    .execute()

/** What an item gets when it is asked for so much more; the sum of packs when one line cannot hold it. */
async function summed(
  { trx }: WriteContext,
  item: DirectOrderItemRow,
  more: DirectOrderItemRow,
): Promise<Pick<ItemContent, 'asked' | 'quantity'>> {
  const asked = item.asked + more.asked
  const packing = await trx
    .selectFrom('variants')
    .select(['decimalPrecision', 'unitVolume'])
    .where('id', '=', item.variantId ?? 0)
    .executeTakeFirst()
  const ordered = packing === undefined ? null : orderedOf(asked, packing)
  return { asked, quantity: ordered ?? item.quantity + more.quantity }
}

/** Pours one owner's list into another's behind its items: equal articles add up, nothing is lost or doubled. */
export async function mergeDirectOrders(writing: WriteContext, from: string, into: string): Promise<void> {
  const source = await lockDirectOrder(writing, from)
  if (source === undefined) return
  const items = await readItems(writing.trx, source.id)
  if (items.length > 0) {
    const target = await openDirectOrder(writing, into)
    const held = await readItems(writing.trx, target.id)
    let position = held.at(-1)?.position ?? 0
    for (const item of items) {
      const same = held.find(({ variantId }) => variantId !== null && variantId === item.variantId)
      if (same !== undefined) {
        await updateItem(writing, same.id, await summed(writing, same, item))
      } else {
        const { variantId, written, quantity, asked, replacedNumber } = item
        const content = { variantId, written, quantity, asked, replacedNumber }
        await insertItem(writing, target.id, ++position, content)
      }
    }
    await touchDirectOrder(writing, target.id)
  }
  await removeItems(writing, source.id)
  await writing.trx.deleteFrom('directOrderLists').where('id', '=', source.id).execute()
}
