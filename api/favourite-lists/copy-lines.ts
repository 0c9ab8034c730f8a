import type * as v from 'valibot'
import type { SessionCaller } from '../accounts/service.ts'
import { lineKey } from '../carts/service.ts'
import {
  findArticlesById,
  fitsLine,
  fromStored,
  quantityInvalid,
  snapUp,
} from '../catalogue/articles/service.ts'
import type { copyListLinesRequestSchema } from '../contract/index.ts'
import { ApiError } from '../platform/http/api-error.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { changeItems, insertItems, lastPosition, readListRows, type ListRow } from './items-store.ts'
import { checkLineLimit, checkListLimits } from './list-limits.ts'
import { findLines, findOwnHead, lockOwnHead, touchList } from './own-list.ts'

/** What a list gets of some lines: new ones, and more of those that have the article with the same choices. */
function shareOut(lines: readonly ListRow[], into: readonly ListRow[]) {
  const known = new Map(into.map((row) => [lineKey(row), row]))
  const fresh: ListRow[] = []
  const grown = new Map<number, ListRow>()
  for (const line of lines) {
    const same = known.get(lineKey(line))
    if (same === undefined) {
      fresh.push(line)
      continue
    }
    const { quantity, note } = grown.get(same.itemId) ?? same
    grown.set(same.itemId, {
      ...same,
      quantity: quantity + line.quantity,
      note: note === '' ? line.note : note,
    })
  }
  return { fresh, grown: [...grown.values()] }
}

/** Errors: 400 for a sum that no line of a cart can hold. */
async function checkSums({ trx }: WriteContext, grown: readonly ListRow[]): Promise<void> {
  const ids = grown.map(({ variantId }) => variantId)
  const articles = await findArticlesById(trx, null, ids)
  for (const { variantId, quantity } of grown) {
    const article = articles.get(variantId)
    if (article === undefined) continue
    if (!fitsLine(snapUp(fromStored(quantity, article.decimalPrecision), article), article))
      throw quantityInvalid('itemIds')
  }
}

/**
 * Copies lines to another of the caller's lists, or moves them: all or none. A line whose article with the same choices
 * is in that list is added to its quantity, and gives it its note if it has none. Errors: 404, 400 for the same list,
 * for too many lines or rows, and for a sum that no line can hold.
 */
export async function copyLines(
  context: WriteContext,
  caller: SessionCaller,
  { listId, itemIds, toListId, move }: v.InferOutput<typeof copyListLinesRequestSchema>,
): Promise<void> {
  const { trx, now } = context
  await lockOwnHead(context, caller, listId)
  await findOwnHead(trx, caller, toListId, 'toListId')
  if (toListId === listId)
    throw new ApiError(400, 'sameList', 'The lines are in this list.', { field: 'toListId' })
  const lines = await findLines(context, listId, itemIds)
  const into = await readListRows(trx, toListId)
  const { fresh, grown } = shareOut(lines, into)
  await checkSums(context, grown)
  checkLineLimit(into.length + fresh.length, 'toListId')
  if (move) {
    const moved = lines.map(({ itemId }) => itemId)
    await changeItems(trx, listId, moved, { removedAt: now.toISOString() })
    await touchList(context, listId)
  }
  // Moved lines do not count twice.
  await checkListLimits(context, caller, { lists: 0, rows: fresh.length }, 'toListId')
  for (const { itemId, quantity, note } of grown)
    await changeItems(trx, toListId, [itemId], { quantity, note })
  await insertItems(context, toListId, await lastPosition(trx, toListId), fresh)
  await touchList(context, toListId)
}
