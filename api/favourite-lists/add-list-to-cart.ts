import type { AddFavouriteListAnswer } from '../contract/index.ts'
import type { SessionCaller } from '../accounts/service.ts'
import {
  addLines,
  cartOwner,
  countOwnerLines,
  lineKey,
  type LineToAdd,
  openCart,
  readLineQuantities,
} from '../carts/service.ts'
import { addQuantities, fitsLine, snapUp } from '../catalogue/articles/service.ts'
import { notFound } from '../platform/http/api-error.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import type { ListRow } from './items-store.ts'
import { findOwnList } from './own-list.ts'
import { isAdded, planLines, type PlannedLine } from './plan-lines.ts'
import { showLines } from './view.ts'

/** The origin of cart lines from a favourite list, for statistics. */
const listName = 'favouritelist'

/** The answer: counts, and the lines that were not added unchanged. */
async function addListAnswer(
  { trx }: WriteContext,
  caller: SessionCaller,
  lines: readonly PlannedLine[],
): Promise<AddFavouriteListAnswer> {
  const reported = lines.filter(({ outcome }) => outcome !== 'added')
  return {
    cartCount: await countOwnerLines(trx, cartOwner(caller)),
    addedCount: lines.filter(isAdded).length,
    reportedCount: reported.length,
    lines: await showLines(trx, caller, reported),
  }
}

/** The chosen lines of a list, or all. Errors: 404 if one of them is missing. */
function chosenRows(entries: readonly ListRow[], itemIds: readonly number[] | undefined): readonly ListRow[] {
  if (itemIds === undefined) return entries
  const wanted = new Set(itemIds)
  const chosen = entries.filter(({ itemId }) => wanted.has(itemId))
  if (chosen.length < wanted.size) throw notFound('There is no such line in the list.', 'itemIds')
  return chosen
}

/**
 * Adds the lines of one of the caller's lists to the cart with their choices: of all lines, or of the chosen ones,
 * those that can be added. The answer reports the others. Errors: 404, 400 for a full cart.
 */
export async function addListToCart(
  context: WriteContext,
  caller: SessionCaller,
  { listId, itemIds }: { listId: string; itemIds?: readonly number[] | undefined },
): Promise<AddFavouriteListAnswer> {
  const { trx } = context
  const { entries } = await findOwnList(trx, caller, listId)
  const planned = await planLines(trx, caller, chosenRows(entries, itemIds))
  if (!planned.some(isAdded)) return addListAnswer(context, caller, planned)
  const cart = await openCart(context, cartOwner(caller), caller.site)
  const existing = new Map(
    (await readLineQuantities(trx, cart.id)).map((line) => [lineKey(line), line.quantity]),
  )
  // A line and one whose article it replaces are one of the cart: packs are rounded once over their sum.
  const sums = new Map<string, LineToAdd & { asked: number }>()
  const lines = planned.map((line): PlannedLine => {
    if (!isAdded(line)) return line
    const { article, configuration } = line
    const { variantId } = article
    const key = lineKey({ variantId, configuration })
    const earlier = sums.get(key)
    const asked = addQuantities(earlier?.asked ?? 0, line.asked)
    const quantity = snapUp(asked, article)
    if (!fitsLine((existing.get(key) ?? 0) + quantity, article)) return { ...line, outcome: 'tooMany' }
    sums.set(key, {
      line: { variantId, quantity, configuration, listName, actionType: '', searchTerm: '' },
      packing: article,
      field: 'listId',
      asked,
    })
    return { ...line, quantity: quantity - (earlier?.line.quantity ?? 0) }
  })
  if (sums.size > 0)
    await addLines(context, caller, [...sums.values()], { action: 'addList', field: 'listId' })
  return addListAnswer(context, caller, lines)
}
