import type { SiteKey } from '../contract/index.ts'
import { forEachInTurns } from '../platform/database/chunks.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { readLineQuantities, removeLines, upsertLine } from './lines-store.ts'
import { isFreeText } from './free-text.ts'
import { lineKey, maxLines } from './rules.ts'
import { cartOwner, lockCart, openChangedCart, type CartOwner, type Merge } from './store.ts'

/** Articles of a cart with their choices. `quantity` is an integer of the article's precision. */
export interface KeptArticle {
  variantId: number
  quantity: number
  configuration: string
}

/** Keeps articles that a merged cart has no place for. The feature `favourite-lists` makes them a favourite list. */
export type ArticleKeeper = (
  context: WriteContext,
  owner: CartOwner,
  name: string,
  articles: readonly KeptArticle[],
) => Promise<unknown>

/**
 * Merges one owner's open cart into another's: quantities of equal lines add up (CART-7). Lines beyond the other cart's
 * limit are kept by `keepBeyond`. Returns null when there was nothing to merge.
 */
export async function mergeCarts(
  context: WriteContext,
  from: CartOwner,
  into: CartOwner,
  site: SiteKey,
  keepBeyond: ArticleKeeper,
): Promise<Merge | null> {
  const { trx, now } = context
  const source = await lockCart(context, cartOwner(from))
  if (source === undefined) return null
  const lines = await trx
    .selectFrom('cartLines')
    .selectAll()
    .where('cartId', '=', source.id)
    .orderBy('addedAt')
    .orderBy('id')
    .execute()
  const merge: Merge = { moved: 0, summed: 0, listed: 0 }
  if (lines.length > 0) {
    const target = await openChangedCart(context, into, site, 'merge')
    const existing = new Set((await readLineQuantities(trx, target.id)).map(lineKey))
    let free = maxLines(into) - existing.size
    const beyond: (typeof lines)[number][] = []
    await forEachInTurns(lines, async (each) => {
      const isNew = !existing.has(lineKey(each))
      // A favourite list has articles only: lines of free text always move.
      if (isNew && free <= 0 && !isFreeText(each)) {
        beyond.push(each)
        return
      }
      if (isNew) free -= 1
      const { id: _id, cartId: _cart, version: _was, addedAt, ...line } = each
      await upsertLine(context, target.id, line, addedAt)
      merge[isNew ? 'moved' : 'summed'] += 1
    })
    merge.listed = beyond.length
    if (beyond.length > 0) {
      const entries = beyond.map(({ variantId, quantity, configuration }) => ({
        variantId,
        quantity,
        configuration,
      }))
      await keepBeyond(context, into, now.toISOString().slice(0, 10), entries)
    }
  }
  await removeLines(context, source.id)
  await trx
    .updateTable('carts')
    .set({ state: 'merged', changedAt: now.toISOString() })
    .where('id', '=', source.id)
    .execute()
  return lines.length === 0 ? null : merge
}
