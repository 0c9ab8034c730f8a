import type { DirectOrderAddAnswer, DirectOrderList } from '../contract/index.ts'
import type { SessionCaller } from '../accounts/service.ts'
import { cartOwner } from '../carts/service.ts'
import {
  findArticlesById,
  priceVisibilityOf,
  type ArticleRow,
  normaliseNumber,
  quantityInvalid,
  onlyArticle,
  resolveNumbers,
  type ResolvedNumber,
} from '../catalogue/articles/service.ts'
import { ApiError, notFound } from '../platform/http/api-error.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { maxItems, packedQuantity, staleList, toThousandths } from './rules.ts'
import {
  insertItem,
  lockDirectOrder,
  openDirectOrder,
  readItems,
  removeItems,
  touchDirectOrder,
  updateItem,
  type DirectOrderItemRow,
  type DirectOrderListRow,
} from './store.ts'
import { getDirectOrder } from './view.ts'

const noItem = () => notFound('There is no such item.', 'itemId')

/** The stored quantity of a requested one. Errors: 400 when one line cannot hold it. */
function packed(thousandths: number, article: ArticleRow): number {
  const quantity = packedQuantity(thousandths, article)
  if (quantity === null) throw quantityInvalid()
  return quantity
}

/** The item of the same article, or of the same number while it leads to no article or to several. */
function sameItem(
  items: readonly DirectOrderItemRow[],
  written: string,
  resolved: ResolvedNumber,
): DirectOrderItemRow | undefined {
  const only = onlyArticle(resolved)
  if (only !== undefined) {
    return items.find(({ variantId }) => variantId === only.article.variantId)
  }
  return items.find(
    (item) => item.variantId === null && normaliseNumber(item.written) === normaliseNumber(written),
  )
}

/**
 * Adds a number to the caller's list; the quantities of one article add up. A number that leads to no article or to
 * several becomes an item with an error. Errors: 400 for a quantity that no line can hold, and for a full list.
 */
export async function addNumber(
  context: WriteContext,
  caller: SessionCaller,
  { variantNumber: written, quantity }: { variantNumber: string; quantity: number },
): Promise<DirectOrderAddAnswer> {
  const { trx, now } = context
  const { terms } = await priceVisibilityOf(trx, caller)
  const list = await openDirectOrder(context, cartOwner(caller))
  const items = await readItems(trx, list.id)
  const resolved = (await resolveNumbers(trx, terms, [written]))(written)
  const only = onlyArticle(resolved)
  const same = sameItem(items, written, resolved)
  const asked = (same?.asked ?? 0) + toThousandths(quantity)
  const content = {
    asked,
    quantity: only === undefined ? 0 : packed(asked, only.article),
  }
  if (only === undefined && asked > toThousandths(100_000)) throw quantityInvalid()
  if (same === undefined && items.length >= maxItems) {
    throw new ApiError(400, 'listFull', `A list may have ${maxItems} items.`)
  }
  let itemId = same?.id
  if (itemId !== undefined) await updateItem(context, itemId, content)
  else {
    itemId = await insertItem(context, list.id, (items.at(-1)?.position ?? 0) + 1, {
      ...content,
      written,
      variantId: only?.article.variantId ?? null,
      replacedNumber: only?.replacedNumber ?? '',
    })
  }
  await touchDirectOrder(context, list.id)
  return { itemId, list: await getDirectOrder(trx, caller, now) }
}

/** Locks the caller's list and finds one of its items. Errors: 404. */
async function lockItem(
  context: WriteContext,
  caller: SessionCaller,
  itemId: string,
): Promise<{ list: DirectOrderListRow; item: DirectOrderItemRow; items: DirectOrderItemRow[] }> {
  const list = await lockDirectOrder(context, cartOwner(caller))
  if (list === undefined) throw noItem()
  const items = await readItems(context.trx, list.id)
  const item = items.find(({ id }) => id === itemId)
  if (item === undefined) throw noItem()
  return { list, item, items }
}

async function checkVersion(
  { trx, now }: WriteContext,
  caller: SessionCaller,
  item: DirectOrderItemRow,
  version: number,
): Promise<void> {
  if (item.version !== version) throw staleList(await getDirectOrder(trx, caller, now))
}

/** Removes an item. Errors: 404. */
export async function removeItem(
  context: WriteContext,
  caller: SessionCaller,
  itemId: string,
): Promise<DirectOrderList> {
  const { list } = await lockItem(context, caller, itemId)
  await removeItems(context, list.id, itemId)
  await touchDirectOrder(context, list.id)
  return getDirectOrder(context.trx, caller, context.now)
}

/**
 * Chooses one of the articles of an ambiguous number. The quantity is added to an item of the same article. Errors:
 * 400, 404, 409.
 */
export async function chooseArticle(
  context: WriteContext,
  caller: SessionCaller,
  request: { itemId: string; variantNumber: string; version: number },
): Promise<DirectOrderList> {
  const { trx, now } = context
  const { list, item, items } = await lockItem(context, caller, request.itemId)
  await checkVersion(context, caller, item, request.version)
  const { terms } = await priceVisibilityOf(trx, caller)
  const resolved = (await resolveNumbers(trx, terms, [item.written]))(item.written)
  const chosen = resolved.find(({ article }) => article.code === request.variantNumber)
  if (item.variantId !== null || chosen === undefined) {
    throw new ApiError(400, 'notAChoice', 'The number cannot mean this article.', { field: 'variantNumber' })
  }
  const { article, replacedNumber } = chosen
  const same = items.find(({ variantId }) => variantId === article.variantId)
  const total = item.asked + (same?.asked ?? 0)
  const content = { asked: total, quantity: packed(total, article) }
  if (same === undefined) {
    await updateItem(context, item.id, { ...content, variantId: article.variantId, replacedNumber })
  } else {
    await updateItem(context, same.id, content)
    await removeItems(context, list.id, item.id)
  }
  await touchDirectOrder(context, list.id)
  return getDirectOrder(trx, caller, now)
}

/**
 * Changes an item's number; its quantity stays. The quantity is added to an item of the same article. Errors: 400 for a
 * quantity that no line of the article can hold, 404, 409.
 */
export async function changeItemNumber(
  context: WriteContext,
  caller: SessionCaller,
  request: { itemId: string; variantNumber: string; version: number },
): Promise<DirectOrderList> {
  const { trx, now } = context
  const { list, item, items } = await lockItem(context, caller, request.itemId)
  await checkVersion(context, caller, item, request.version)
  const written = request.variantNumber
  const { terms } = await priceVisibilityOf(trx, caller)
  const resolved = (await resolveNumbers(trx, terms, [written]))(written)
  const only = onlyArticle(resolved)
  const others = items.filter(({ id }) => id !== item.id)
  const same = sameItem(others, written, resolved)
  const asked = item.asked + (same?.asked ?? 0)
  const quantity = only === undefined ? 0 : packed(asked, only.article)
  if (only === undefined && asked > toThousandths(100_000)) throw quantityInvalid()
  if (same === undefined) {
    await updateItem(context, item.id, {
      asked,
      quantity,
      written,
      variantId: only?.article.variantId ?? null,
      replacedNumber: only?.replacedNumber ?? '',
    })
  } else {
    await updateItem(context, same.id, { asked, quantity })
    await removeItems(context, list.id, item.id)
  }
  await touchDirectOrder(context, list.id)
  return getDirectOrder(trx, caller, now)
}

/** Changes an item's quantity, raised to whole packs. Errors: 400, 404, 409. */
export async function changeItemQuantity(
  context: WriteContext,
  caller: SessionCaller,
  request: { itemId: string; quantity: number; version: number },
): Promise<DirectOrderList> {
  const { trx, now } = context
  const { list, item } = await lockItem(context, caller, request.itemId)
  await checkVersion(context, caller, item, request.version)
  const article =
    item.variantId === null
      ? undefined
      : (await findArticlesById(trx, null, [item.variantId])).get(item.variantId)
  const thousandths = toThousandths(request.quantity)
  await updateItem(context, item.id, {
    asked: thousandths,
    quantity: article === undefined ? 0 : packed(thousandths, article),
  })
  await touchDirectOrder(context, list.id)
  return getDirectOrder(trx, caller, now)
}

/** Removes all items. */
export async function clearList(context: WriteContext, caller: SessionCaller): Promise<DirectOrderList> {
  const list = await lockDirectOrder(context, cartOwner(caller))
  if (list !== undefined && (await removeItems(context, list.id)) > 0) {
    await touchDirectOrder(context, list.id)
  }
  return getDirectOrder(context.trx, caller, context.now)
}
