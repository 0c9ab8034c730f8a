import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Queries } from '../platform/database/queries.ts'
import type { Database } from '../platform/database/schema.ts'
import type { WriteContext } from '../platform/database/write-context.ts'

export type DirectOrderListRow = Selectable<Database['directOrderLists']>
export type DirectOrderItemRow = Selectable<Database['directOrderItems']>

/** An owner's list. */
export const findDirectOrder = (queries: Queries, owner: string): Promise<DirectOrderListRow | undefined> =>
  queries.selectFrom('directOrderLists').selectAll().where('owner', '=', owner).executeTakeFirst()

/** An owner's list, locked until the transaction ends. */
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

/** An owner's list, locked; created if there is none. */
export async function openDirectOrder(context: WriteContext, owner: string): Promise<DirectOrderListRow> {
  await context.trx
    .insertInto('directOrderLists')
    .values({ id: randomUUID(), owner, version: 0, changedAt: context.now.toISOString() })
    .onConflict((conflict) => conflict.column('owner').doNothing())
    .execute()
  const list = await lockDirectOrder(context, owner)
  if (list === undefined) throw new Error('A direct order list went away while it was being opened.')
  return list
}

/** Items of a list, in the order in which they were added. */
export const readItems = (queries: Queries, listId: string): Promise<DirectOrderItemRow[]> =>
  queries
    .selectFrom('directOrderItems')
    .selectAll()
    .where('listId', '=', listId)
    .orderBy('position')
    .orderBy('id')
    .execute()

/**
 * The content of an item. `written` is the number as typed, `asked` the requested quantity in thousandths, `quantity`
 * the ordered one in the article's precision.
 */
export type ItemContent = Pick<
  DirectOrderItemRow,
  'variantId' | 'written' | 'quantity' | 'asked' | 'replacedNumber'
>

/** Appends an item to a locked list. Returns its id. */
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

/** Changes an item of a locked list. */
export const updateItem = ({ trx }: WriteContext, id: string, content: Partial<ItemContent>) =>
  trx
    .updateTable('directOrderItems')
    .set((eb) => ({ ...content, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()

/** Removes one item or all items of a locked list. Returns the number of removed items. */
export async function removeItems({ trx }: WriteContext, listId: string, itemId?: string): Promise<number> {
  const result = await trx
    .deleteFrom('directOrderItems')
    .where('listId', '=', listId)
    .$if(itemId !== undefined, (query) => query.where('id', '=', itemId ?? ''))
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}

/** Raises a locked list's version. */
export const touchDirectOrder = ({ trx, now }: WriteContext, listId: string) =>
  trx
    .updateTable('directOrderLists')
    .set((eb) => ({ version: eb('version', '+', 1), changedAt: now.toISOString() }))
    .where('id', '=', listId)
    .execute()
