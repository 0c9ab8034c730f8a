import type { DirectOrderAddAnswer, DirectOrderList } from '../contract/index.ts'
import { mostItems, orderedOf, toAsked } from './rules.ts'
import { plainNumber } from '../catalogue/articles/numbers.ts'
import { cartOwner, type WriteContext } from '../carts/store.ts'
import { orderArticles, type OrderArticle } from './articles-store.ts'
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
import { priceVisibilityOf } from '../catalogue/articles/view.ts'
import { meaningsOf, type NumberMeaning } from './resolve-numbers.ts'
import { directOrderOf } from './view.ts'
import { ApiError, notFound } from '../platform/http/api-error.ts'
import type { Caller } from '../platform/services.ts'

/** A caller with a session: every POST has one, since its anti-forgery value is bound to it. */
export type ListCaller = Caller & { sessionHash: string }

const quantityRefused = () =>
  new ApiError(400, 'quantityInvalid', 'The article cannot be ordered in this quantity.', {
    field: 'quantity',
  })

const noItem = () => notFound('There is no such item.', 'itemId')

/** 409: what was changed is no longer what was shown. The fresh list is in the answer. */
export const staleList = (list: DirectOrderList): ApiError =>
  new ApiError(409, 'stale', 'The list has changed since it was shown.', { more: { list } })

/** An item's quantity of an article; throws the refusal when one line cannot hold it. */
function ordered(asked: number, article: OrderArticle): number {
  const quantity = orderedOf(asked, article)
  if (quantity === null) throw quantityRefused()
  return quantity
}

/** The item that holds the same article already, or the same number that means none or several. */
function sameItem(
  items: readonly DirectOrderItemRow[],
  written: string,
  meaning: NumberMeaning,
): DirectOrderItemRow | undefined {
  const [only] = meaning
  if (only !== undefined && meaning.length === 1) {
    return items.find(({ variantId }) => variantId === only.article.variantId)
  }
  return items.find((item) => item.variantId === null && plainNumber(item.written) === plainNumber(written))
}

/**
 * Adds a number to the caller's list: an article that stands there already gets more. A number that means nothing or
 * several stands there too, with its error. Errors: 400 for a quantity that no line can hold, and for a full list.
 */
export async function addNumber(
  writing: WriteContext,
  caller: ListCaller,
  { variantNumber: written, quantity }: { variantNumber: string; quantity: number },
): Promise<DirectOrderAddAnswer> {
  const { trx, now } = writing
  const { terms } = await priceVisibilityOf(trx, caller)
  const list = await openDirectOrder(writing, cartOwner(caller))
  const items = await readItems(trx, list.id)
  const meaning = (await meaningsOf(trx, terms, [written]))(written)
  const only = meaning.length === 1 ? meaning[0] : undefined
  const same = sameItem(items, written, meaning)
  const asked = (same?.asked ?? 0) + toAsked(quantity)
  const content = {
    asked,
    quantity: only === undefined ? 0 : ordered(asked, only.article),
  }
  if (only === undefined && asked > toAsked(100_000)) throw quantityRefused()
  if (same === undefined && items.length >= mostItems) {
    throw new ApiError(400, 'listFull', `A list may have ${mostItems} items.`)
  }
  let itemId = same?.id
  if (itemId !== undefined) await updateItem(writing, itemId, content)
  else {
    itemId = await insertItem(writing, list.id, (items.at(-1)?.position ?? 0) + 1, {
      ...content,
      written,
      variantId: only?.article.variantId ?? null,
      replacedNumber: only?.replacedNumber ?? '',
    })
  }
  await touchDirectOrder(writing, list.id)
  return { itemId, list: await directOrderOf(trx, caller, now) }
}

/** The caller's locked list with one of its items. Errors: 404. */
async function lockItem(
  writing: WriteContext,
  caller: ListCaller,
  itemId: string,
): Promise<{ list: DirectOrderListRow; item: DirectOrderItemRow; items: DirectOrderItemRow[] }> {
  const list = await lockDirectOrder(writing, cartOwner(caller))
  if (list === undefined) throw noItem()
  const items = await readItems(writing.trx, list.id)
  const item = items.find(({ id }) => id === itemId)
  if (item === undefined) throw noItem()
  return { list, item, items }
}

async function refuseStale(
  { trx, now }: WriteContext,
  caller: ListCaller,
  item: DirectOrderItemRow,
  version: number,
): Promise<void> {
  if (item.version !== version) throw staleList(await directOrderOf(trx, caller, now))
}

/** Takes an item out. Errors: 404. */
export async function removeItem(
  writing: WriteContext,
  caller: ListCaller,
  itemId: string,
): Promise<DirectOrderList> {
  const { list } = await lockItem(writing, caller, itemId)
  await removeItems(writing, list.id, itemId)
  await touchDirectOrder(writing, list.id)
  return directOrderOf(writing.trx, caller, writing.now)
}

/** Settles which of its articles an ambiguous number means; one that stands there already gets more. Errors: 400, 404, 409. */
export async function chooseArticle(
  writing: WriteContext,
  caller: ListCaller,
  asked: { itemId: string; variantNumber: string; version: number },
): Promise<DirectOrderList> {
  const { trx, now } = writing
  const { list, item, items } = await lockItem(writing, caller, asked.itemId)
  await refuseStale(writing, caller, item, asked.version)
  const { terms } = await priceVisibilityOf(trx, caller)
  const meaning = (await meaningsOf(trx, terms, [item.written]))(item.written)
  const chosen = meaning.find(({ article }) => article.code === asked.variantNumber)
  if (item.variantId !== null || chosen === undefined) {
    throw new ApiError(400, 'notAChoice', 'The number cannot mean this article.', { field: 'variantNumber' })
  }
  const { article, replacedNumber } = chosen
  const same = items.find(({ variantId }) => variantId === article.variantId)
  const total = item.asked + (same?.asked ?? 0)
  const content = { asked: total, quantity: ordered(total, article) }
  if (same === undefined) {
    await updateItem(writing, item.id, { ...content, variantId: article.variantId, replacedNumber })
  } else {
    await updateItem(writing, same.id, content)
    await removeItems(writing, list.id, item.id)
  }
  await touchDirectOrder(writing, list.id)
  return directOrderOf(trx, caller, now)
}

/** Gives an item another quantity, raised to whole packs. Errors: 400, 404, 409. */
export async function changeItemQuantity(
  writing: WriteContext,
  caller: ListCaller,
  asked: { itemId: string; quantity: number; version: number },
): Promise<DirectOrderList> {
  const { trx, now } = writing
  const { list, item } = await lockItem(writing, caller, asked.itemId)
  await refuseStale(writing, caller, item, asked.version)
  const article =
    item.variantId === null
      ? undefined
      : (await orderArticles(trx, null, [item.variantId])).get(item.variantId)
  const thousandths = toAsked(asked.quantity)
  await updateItem(writing, item.id, {
    asked: thousandths,
    quantity: article === undefined ? 0 : ordered(thousandths, article),
  })
  await touchDirectOrder(writing, list.id)
  return directOrderOf(trx, caller, now)
}

/** Takes everything out. */
export async function clearList(writing: WriteContext, caller: ListCaller): Promise<DirectOrderList> {
  const list = await lockDirectOrder(writing, cartOwner(caller))
  if (list !== undefined && (await removeItems(writing, list.id)) > 0) {
    await touchDirectOrder(writing, list.id)
  }
  return directOrderOf(writing.trx, caller, writing.now)
}
