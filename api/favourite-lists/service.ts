import type { AddFavouriteListAnswer, ListOutcome, FavouriteList, FavouriteLists } from '../contract/index.ts'
import { type SessionCaller } from '../accounts/service.ts'
import {
  addLines,
  type LineToAdd,
  countOwnerLines,
  readLineQuantities,
  linesPerAnswer,
  lineKey,
  cartOwner,
  openCart,
} from '../carts/service.ts'
import {
  findArticlesById,
  priceVisibilityOf,
  addQuantities,
  articleErrors,
  fitsLine,
  fromStored,
  snapUp,
  resolveVariants,
} from '../catalogue/articles/service.ts'
import { lineOptionsFor } from '../catalogue/configuration/service.ts'
import { notFound } from '../platform/http/api-error.ts'
import { mapInTurns } from '../platform/database/chunks.ts'
import type { Queries } from '../platform/database/queries.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { findFavouriteList, findFavouriteLists, type ListEntry } from './store.ts'
import { showLines, type PlannedLine } from './view.ts'

export { checkListLimits } from './list-limits.ts'
export { saveCartAsList, saveOrderAsList } from './save-list.ts'
export { findFavouriteList, insertFavouriteList, type ListEntry } from './store.ts'

/** The caller's favourite lists, newest first. */
export async function readFavouriteLists(queries: Queries, caller: SessionCaller): Promise<FavouriteLists> {
  const lists = await findFavouriteLists(queries, caller)
  return {
    lists: lists.map(({ id, name, lineCount, changedAt }) => ({
      listId: id,
      name,
      lineCount: lineCount ?? 0,
      changedAt,
    })),
  }
}

/** The origin of cart lines from a favourite list, for statistics. */
const listName = 'favouritelist'

const isAdded = ({ outcome }: PlannedLine): boolean =>
  outcome === 'added' || outcome === 'changed' || outcome === 'replaced'

/** Plans each line of a list. Lines of articles that have left the catalogue are left out. */
async function planLines(
  queries: Queries,
  caller: SessionCaller,
  entries: readonly ListEntry[],
): Promise<PlannedLine[]> {
  const visibility = await priceVisibilityOf(queries, caller)
  const ids = [...new Set(entries.map(({ variantId }) => variantId))]
  const own = await findArticlesById(queries, visibility.terms, ids)
  const ended = ids.filter((id) => own.get(id)?.buyable !== 1)
  const successors = await resolveVariants(queries, visibility.terms, ended)
  const lines = entries.flatMap(({ variantId, quantity: kept, configuration }) => {
    const first = own.get(variantId)
    if (first === undefined) return []
    const article = successors.get(variantId)?.article ?? first
    const asked = fromStored(kept, first.decimalPrecision)
    return [
      {
        article,
        replaced: article.variantId === first.variantId ? null : first,
        kept,
        asked,
        quantity: snapUp(asked, article),
        configuration,
      },
    ]
  })
  const choicesOf = await lineOptionsFor(
    queries,
    caller,
    visibility,
    lines.map(({ article, configuration }) => ({ productId: article.productId, configuration })),
  )
  return mapInTurns(lines, ({ kept, ...line }): PlannedLine => {
    const { article, replaced, quantity, configuration } = line
    const outcome = (): ListOutcome => {
      if (articleErrors(article, visibility, quantity).length > 0) return 'notBuyable'
      if (choicesOf({ productId: article.productId, configuration }).problem !== null) return 'configure'
      if (!fitsLine(quantity, article)) return 'tooMany'
      if (replaced !== null) return 'replaced'
      return quantity === kept ? 'added' : 'changed'
    }
    return { ...line, outcome: outcome() }
  })
}

async function findOwnList(queries: Queries, caller: SessionCaller, listId: string) {
  const list = await findFavouriteList(queries, caller, listId)
  if (list === null) throw notFound('There is no such list.', 'listId')
  return list
}

/** One of the caller's lists, with the outcome that adding each line to the cart would have. Errors: 404. */
export async function showFavouriteList(
  queries: Queries,
  caller: SessionCaller,
  { listId, from }: { listId: string; from: number },
): Promise<FavouriteList> {
  const { name, entries } = await findOwnList(queries, caller, listId)
  const lines = await planLines(queries, caller, entries.slice(from, from + linesPerAnswer))
  return { listId, name, lineCount: entries.length, from, lines: await showLines(queries, caller, lines) }
}

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

/**
 * Adds the lines of one of the caller's lists to the cart with their choices: all lines that can be added. The answer
 * reports the others. Errors: 404, 400 for a full cart.
 */
export async function addListToCart(
  context: WriteContext,
  caller: SessionCaller,
  listId: string,
): Promise<AddFavouriteListAnswer> {
  const { trx } = context
  const { entries } = await findOwnList(trx, caller, listId)
  const planned = await planLines(trx, caller, entries)
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
