import type {
  AddListAnswer,
  ListOutcome,
  FavouriteList,
  FavouriteLists,
  SaveListAnswer,
} from '../contract/index.ts'
import type { SessionCaller } from '../accounts/caller.ts'
import { notPermitted } from '../accounts/permissions/check-access.ts'
import { permissionsOf } from '../accounts/permissions/store.ts'
import { isFreeText } from '../carts/free-text.ts'
import { countOwnerLines, readCartLines, readLineQuantities } from '../carts/lines-store.ts'
import { linesPerAnswer } from '../carts/read-cart.ts'
import { articleErrors } from '../catalogue/articles/view.ts'
import { lineKey } from '../carts/rules.ts'
import { addLines, type LineToAdd } from '../carts/service.ts'
import { cartOwner, findCart, openCart } from '../carts/store.ts'
import { fitsLine, fromStored, snapUp } from '../catalogue/articles/quantity.ts'
import { resolveVariants } from '../catalogue/articles/resolve-numbers.ts'
import { findArticlesById, priceVisibilityOf } from '../catalogue/articles/service.ts'
import { noChoices, serialiseChoices } from '../catalogue/configuration/rules.ts'
import { lineOptionsFor } from '../catalogue/configuration/service.ts'
import { ApiError, notFound } from '../platform/http/api-error.ts'
import { findOrder } from '../orders/store.ts'
import { readOrderLines } from '../orders/lines-store.ts'
import { mapInTurns } from '../platform/database/chunks.ts'
import type { Queries } from '../platform/database/queries.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { checkListLimits } from './list-limits.ts'
import { findFavouriteList, findFavouriteLists, insertFavouriteList, type ListEntry } from './store.ts'
import { showLines, type PlannedLine } from './view.ts'

/** Saves the cart's lines as a favourite list; the cart stays as it is. Errors: 409 for an empty cart, 400 for too many lists. */
export async function saveCartAsList(
  context: WriteContext,
  caller: SessionCaller,
  name: string,
): Promise<SaveListAnswer> {
  const { trx } = context
  const cart = await findCart(trx, cartOwner(caller))
  const lines = cart === undefined ? [] : await readCartLines(trx, null, cart.id)
  // A list contains only articles.
  const articles = lines.filter((line) => !isFreeText(line))
  const entries = await mapInTurns(articles, ({ variantId, quantity, configuration }) => ({
    variantId,
    quantity,
    configuration,
  }))
  if (entries.length === 0) throw new ApiError(409, 'emptyCart', 'There is no article in the cart.')
  await checkListLimits(context, caller, entries.length, 'name')
  const listId = await insertFavouriteList(context, caller, name, entries)
  return { listId, name, lineCount: entries.length, leftOut: lines.length - entries.length }
}

/**
 * Saves the articles of an order as a favourite list, in the quantities that were ordered. Choices of configured articles are made
 * again. Errors: 404, 403 without perm:manageLists, 409 for an order without articles, 400 for too many lists.
 */
export async function saveOrderAsList(
  context: WriteContext,
  caller: SessionCaller,
  { orderNumber, name }: { orderNumber: string; name: string },
): Promise<SaveListAnswer> {
  const { trx } = context
  const order = await findOrder(trx, caller, orderNumber)
  if (order === undefined) throw notFound('There is no such order.', 'orderNumber')
  const allowed = await permissionsOf(trx, caller.userId, caller.customerId)
  if (!allowed.includes('perm:manageLists')) throw notPermitted('perm:manageLists')
  const lines = await readOrderLines(trx, order.id, { from: 0, count: order.lineCount ?? 0 })
  const articles = await findArticlesById(
    trx,
    null,
    lines.map(({ variantId }) => variantId),
  )
  const kept = lines.filter(
    ({ variantId, decimalPrecision }) => articles.get(variantId)?.decimalPrecision === decimalPrecision,
  )
  // An article that stands on several lines is one of the list.
  const quantities = new Map<number, number>()
  for (const { variantId, quantity } of kept)
    quantities.set(variantId, (quantities.get(variantId) ?? 0) + quantity)
  if (quantities.size === 0)
    throw new ApiError(409, 'noArticles', 'There is no article in the order.', { field: 'orderNumber' })
  const configuration = serialiseChoices(noChoices)
  const entries = [...quantities].map(([variantId, quantity]) => ({ variantId, quantity, configuration }))
  await checkListLimits(context, caller, entries.length, 'name')
  const listId = await insertFavouriteList(context, caller, name, entries)
  return { listId, name, lineCount: entries.length, leftOut: lines.length - kept.length }
}

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
    const quantity = snapUp(fromStored(kept, first.decimalPrecision), article)
    return [
      {
        article,
        replaced: article.variantId === first.variantId ? null : first,
        kept,
        quantity,
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
): Promise<AddListAnswer> {
  const reported = lines.filter(({ outcome }) => outcome !== 'added')
  return {
    cartCount: await countOwnerLines(trx, cartOwner(caller)),
    addedCount: lines.filter(isAdded).length,
    reportedCount: reported.length,
    lines: await showLines(trx, caller, reported.slice(0, linesPerAnswer)),
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
): Promise<AddListAnswer> {
  const { trx } = context
  const { entries } = await findOwnList(trx, caller, listId)
  const planned = await planLines(trx, caller, entries)
  if (!planned.some(isAdded)) return addListAnswer(context, caller, planned)
  const cart = await openCart(context, cartOwner(caller), caller.site)
  const existing = new Map(
    (await readLineQuantities(trx, cart.id)).map((line) => [lineKey(line), line.quantity]),
  )
  const sums = new Map<string, LineToAdd>()
  const lines = planned.map((line): PlannedLine => {
    if (!isAdded(line)) return line
    const { article, configuration } = line
    const { variantId } = article
    const key = lineKey({ variantId, configuration })
    const quantity = (sums.get(key)?.line.quantity ?? 0) + line.quantity
    if (!fitsLine((existing.get(key) ?? 0) + quantity, article)) return { ...line, outcome: 'tooMany' }
    sums.set(key, {
      line: { variantId, quantity, configuration, listName, actionType: '', searchTerm: '' },
      packing: article,
      field: 'listId',
    })
    return line
  })
  if (sums.size > 0)
    await addLines(context, caller, [...sums.values()], { action: 'addList', field: 'listId' })
  return addListAnswer(context, caller, lines)
}
