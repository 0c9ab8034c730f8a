import type * as v from 'valibot'
import type {
  changeQuantityRequestSchema,
  markLineRequestSchema,
  replaceItemRequestSchema,
} from '../contract/index.ts'
import { fitsLine, fromStored, snapUp } from '../catalogue/articles/quantity.ts'
import { readCartLines, type CartLineArticle } from '../catalogue/articles/service.ts'
import {
  cartOwner,
  countLines,
  lockCart,
  markLine,
  putLine,
  removeLines,
  setLineQuantity,
  touchCart,
  type CartRow,
  type WriteContext,
} from './store.ts'
import { configurationSetOf } from '../catalogue/configuration/store.ts'
import { buyableArticle, quantityRefused } from './service.ts'
import { readCart } from './read-cart.ts'
import { showCart } from './view.ts'
import { ApiError, notFound } from '../platform/http/api-error.ts'
import type { Caller } from '../platform/services.ts'
import { stale } from './stale-cart.ts'
import { choiceProblem, readChoices } from '../catalogue/configuration/rules.ts'

type CartCaller = Caller & { sessionHash: string }

/** A line of the caller's locked cart as it was shown. Errors: 404, 409 with the fresh cart. */
async function shownLine(
  writing: WriteContext,
  caller: CartCaller,
  asked: { itemId: string; version: number },
): Promise<{ cart: CartRow; line: CartLineArticle }> {
  const cart = await lockCart(writing, cartOwner(caller))
  const [line] =
    cart === undefined ? [] : await readCartLines(writing.trx, null, cart.id, { lineId: asked.itemId })
  if (cart === undefined || line === undefined) throw notFound('There is no such line.', 'itemId')
  if (line.version !== asked.version)
    throw stale(await showCart(writing.trx, await readCart(writing.trx, caller, writing.now), caller))
  return { cart, line }
}

/** Gives a line another quantity, snapped up to the pack. Errors: 404, 409, 400. */
export async function changeQuantity(
  writing: WriteContext,
  caller: CartCaller,
  asked: v.InferOutput<typeof changeQuantityRequestSchema>,
): Promise<void> {
  const { cart, line } = await shownLine(writing, caller, asked)
  const quantity = snapUp(asked.quantity, line)
  if (!fitsLine(quantity, line)) throw quantityRefused()
  await setLineQuantity(writing, line.lineId, quantity)
  await touchCart(writing, cart.id, caller, 'changeQuantity')
}

/** Gives a line another note and goods mark. Errors: 404, 409. */
export async function changeMarks(
  writing: WriteContext,
  caller: CartCaller,
  asked: v.InferOutput<typeof markLineRequestSchema>,
): Promise<void> {
  const { cart, line } = await shownLine(writing, caller, asked)
  await markLine(writing, line.lineId, { note: asked.note, goodsMark: asked.goodsMark })
  await touchCart(writing, cart.id, caller, 'markLine')
}

/**
 * Puts the article that has followed in a line's place: the same amount, snapped up to its pack, with the same note and
 * mark. Errors: 404 without a line or a successor, 409, 400 when the successor needs other choices.
 */
export async function replaceItem(
  writing: WriteContext,
  caller: CartCaller,
  asked: v.InferOutput<typeof replaceItemRequestSchema>,
): Promise<{ cartCount: number; itemId: string; quantity: number }> {
  const { cart, line } = await shownLine(writing, caller, asked)
  if (line.replacedBy === null) throw notFound('Nothing has followed the article.', 'itemId')
  const { article } = await buyableArticle(writing, caller, line.replacedBy)
  const set = await configurationSetOf(writing.trx, article.productId)
  const { logoId } = readChoices(line.configuration)
  const problem = choiceProblem(set, logoId === '' ? [] : [logoId], readChoices(line.configuration))
  if (problem !== null)
    throw new ApiError(400, problem.code, 'The successor needs choices of its own.', { field: problem.field })
  const quantity = snapUp(fromStored(line.quantity, line.decimalPrecision), article)
  if (!fitsLine(quantity, article)) throw quantityRefused()
  await removeLines(writing, cart.id, line.lineId)
  const { configuration, listName, note, goodsMark } = line
  const kept = { configuration, listName, note, goodsMark, actionType: '', searchTerm: '' }
  const { id: itemId } = await putLine(
    writing,
    cart.id,
    { variantId: article.variantId, quantity, ...kept },
    line.addedAt,
  )
  await touchCart(writing, cart.id, caller, 'replaceItem')
  return {
    cartCount: await countLines(writing.trx, cartOwner(caller)),
    itemId,
    quantity: fromStored(quantity, article.decimalPrecision),
  }
}
