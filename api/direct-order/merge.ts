import type { WriteContext } from '../platform/database/write-context.ts'
import { packedQuantity } from './rules.ts'
import {
  insertItem,
  lockDirectOrder,
  openDirectOrder,
  readItems,
  removeItems,
  touchDirectOrder,
  updateItem,
  type DirectOrderItemRow,
  type ItemContent,
} from './store.ts'

/**
 * The sum of the quantities of two items of one article. Not rounded to packs if one line cannot hold the packs of
 * both.
 */
async function sumItems(
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
  const ordered = packing === undefined ? null : packedQuantity(asked, packing)
  return { asked, quantity: ordered ?? item.quantity + more.quantity }
}

/** Merges one owner's list into another's: quantities of equal articles add up, other items are appended. */
export async function mergeDirectOrders(context: WriteContext, from: string, into: string): Promise<void> {
  const source = await lockDirectOrder(context, from)
  if (source === undefined) return
  const items = await readItems(context.trx, source.id)
  if (items.length > 0) {
    const target = await openDirectOrder(context, into)
    const existing = await readItems(context.trx, target.id)
    let position = existing.at(-1)?.position ?? 0
    for (const item of items) {
      const same = existing.find(({ variantId }) => variantId !== null && variantId === item.variantId)
      if (same !== undefined) {
        await updateItem(context, same.id, await sumItems(context, same, item))
      } else {
        const { variantId, written, quantity, asked, replacedNumber } = item
        const content = { variantId, written, quantity, asked, replacedNumber }
        await insertItem(context, target.id, ++position, content)
      }
    }
    await touchDirectOrder(context, target.id)
  }
  await removeItems(context, source.id)
  await context.trx.deleteFrom('directOrderLists').where('id', '=', source.id).execute()
}
