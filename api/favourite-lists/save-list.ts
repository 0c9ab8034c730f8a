import type { SaveFavouriteListAnswer } from '../contract/index.ts'
import { type SessionCaller, requirePermission } from '../accounts/service.ts'
import { isFreeText, readCartLines, cartOwner, findCart } from '../carts/service.ts'
import { findArticlesById } from '../catalogue/articles/service.ts'
import { noChoices, serialiseChoices } from '../catalogue/configuration/service.ts'
import { ApiError, notFound } from '../platform/http/api-error.ts'
import { findOrder, readOrderLines } from '../orders/service.ts'
import { mapInTurns } from '../platform/database/chunks.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { checkListLimits } from './list-limits.ts'
import { insertFavouriteList } from './store.ts'

/**
 * Saves the cart's lines as a favourite list; the cart stays as it is. Errors: 409 for an empty cart, 400 for too many
 * lists.
 */
export async function saveCartAsList(
  context: WriteContext,
  caller: SessionCaller,
  name: string,
): Promise<SaveFavouriteListAnswer> {
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
  await checkListLimits(context, caller, { lists: 1, rows: entries.length }, 'name')
  const listId = await insertFavouriteList(context, caller, name, entries)
  return { listId, name, lineCount: entries.length, leftOut: lines.length - entries.length }
}

/**
 * Saves the articles of an order as a favourite list, in the quantities that were ordered. Choices of configured
 * articles are made again. Errors: 404, 403 without perm:manageLists, 409 for an order without articles, 400 for too
 * many lists.
 */
export async function saveOrderAsList(
  context: WriteContext,
  caller: SessionCaller,
  { orderNumber, name }: { orderNumber: string; name: string },
): Promise<SaveFavouriteListAnswer> {
  const { trx } = context
  const order = await findOrder(trx, caller, orderNumber)
  if (order === undefined) throw notFound('There is no such order.', 'orderNumber')
  await requirePermission(trx, caller, 'perm:manageLists')
  const lines = await readOrderLines(trx, order.id, { from: 0, count: order.lineCount ?? 0 })
  const articles = await findArticlesById(
    trx,
    null,
    lines.map(({ variantId }) => variantId),
  )
  const kept = lines.filter(
    ({ variantId, decimalPrecision }) => articles.get(variantId)?.decimalPrecision === decimalPrecision,
  )
  // An article on several lines is one of the list.
  const quantities = new Map<number, number>()
  for (const { variantId, quantity } of kept)
    quantities.set(variantId, (quantities.get(variantId) ?? 0) + quantity)
  if (quantities.size === 0)
    throw new ApiError(409, 'noArticles', 'There is no article in the order.', { field: 'orderNumber' })
  const configuration = serialiseChoices(noChoices)
  const entries = [...quantities].map(([variantId, quantity]) => ({ variantId, quantity, configuration }))
  await checkListLimits(context, caller, { lists: 1, rows: entries.length }, 'name')
  const listId = await insertFavouriteList(context, caller, name, entries)
  return { listId, name, lineCount: entries.length, leftOut: lines.length - kept.length }
}
