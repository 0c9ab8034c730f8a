import type * as v from 'valibot'
import {
  type changeQuantityRequestSchema,
  type markLineRequestSchema,
  type replaceItemRequestSchema,
} from '../contract/index.ts'
import type { SessionCaller } from '../accounts/service.ts'
import {
  findBuyableArticle,
  priceVisibilityOf,
  fitsLine,
  fromStored,
  leastQuantity,
  quantityInvalid,
  snapUp,
} from '../catalogue/articles/service.ts'
import { checkSuccessorChoices } from '../catalogue/configuration/service.ts'
import { notFound } from '../platform/http/api-error.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import {
  countCartLines,
  markLine,
  readCartLines,
  removeLines,
  setLineQuantity,
  upsertLine,
  type CartLineArticle,
} from './lines-store.ts'
import { readCart } from './read-cart.ts'
import { checkLockedQuantity } from './price-lock-sources.ts'
import { lineLocked, lockOf } from './price-locks.ts'
import { staleCart } from './rules.ts'
import { cartOwner, lockCart, touchCart, type CartRow } from './store.ts'
import { showCart } from './view.ts'

/** The caller's locked cart with a line as it was shown. Errors: 404; 409 with the current cart. */
async function lockShownLine(
  context: WriteContext,
  caller: SessionCaller,
  { itemId, version }: { itemId: string; version: number },
): Promise<{ cart: CartRow; line: CartLineArticle }> {
  const cart = await lockCart(context, cartOwner(caller))
  const [line] = cart === undefined ? [] : await readCartLines(context.trx, null, cart.id, { lineId: itemId })
  if (cart === undefined || line === undefined) throw notFound('There is no such line.', 'itemId')
  if (line.version !== version)
    throw staleCart(await showCart(context.trx, await readCart(context.trx, caller, context.now), caller))
  return { cart, line }
}

/** Changes a line's quantity, snapped up to the pack. Errors: 404, 409, 400. */
export async function changeQuantity(
  context: WriteContext,
  caller: SessionCaller,
  request: v.InferOutput<typeof changeQuantityRequestSchema>,
): Promise<void> {
  const { cart, line } = await lockShownLine(context, caller, request)
  const quantity = snapUp(request.quantity, line)
  await checkLockedQuantity(context, caller, line, quantity)
  if (request.quantity < leastQuantity(line) || !fitsLine(quantity, line)) throw quantityInvalid()
  await setLineQuantity(context, line.lineId, quantity)
  await touchCart(context, cart.id, caller, 'changeQuantity')
}

/** Changes a line's note and goods mark. Errors: 404, 409. */
export async function changeLineMarks(
  context: WriteContext,
  caller: SessionCaller,
  { note, goodsMark, ...shown }: v.InferOutput<typeof markLineRequestSchema>,
): Promise<void> {
  const { cart, line } = await lockShownLine(context, caller, shown)
  await markLine(context, line.lineId, { note, goodsMark })
  await touchCart(context, cart.id, caller, 'markLine')
}

/**
 * Replaces a line's article by its successor: the same quantity, snapped up to the successor's pack, with the same note
 * and goods mark. Errors: 404 without the line or a successor, 409, 400 when the successor needs other choices.
 */
export async function replaceItem(
  context: WriteContext,
  caller: SessionCaller,
  request: v.InferOutput<typeof replaceItemRequestSchema>,
): Promise<{ cartCount: number; itemId: string; quantity: number }> {
  const { trx } = context
  const { cart, line } = await lockShownLine(context, caller, request)
  if (lockOf(line) !== null) throw lineLocked()
  if (line.replacedBy === null) throw notFound('The article has no successor.', 'itemId')
  const { terms } = await priceVisibilityOf(trx, caller)
  const article = await findBuyableArticle(trx, terms, line.replacedBy)
  await checkSuccessorChoices(trx, article.productId, line.configuration)
  const quantity = snapUp(fromStored(line.quantity, line.decimalPrecision), article)
  if (!fitsLine(quantity, article)) throw quantityInvalid()
  await removeLines(context, cart.id, line.lineId)
  const { configuration, listName, note, goodsMark } = line
  const kept = { configuration, listName, note, goodsMark, actionType: '', searchTerm: '' }
  const { id: itemId } = await upsertLine(
    context,
    cart.id,
    { variantId: article.variantId, quantity, ...kept },
    line.addedAt,
  )
  await touchCart(context, cart.id, caller, 'replaceItem')
  return {
    cartCount: await countCartLines(trx, cart.id),
    itemId,
    quantity: fromStored(quantity, article.decimalPrecision),
  }
}

/** Removes a line. Errors: 404. */
export async function removeItem(
  context: WriteContext,
  caller: SessionCaller,
  itemId: string,
): Promise<void> {
  const cart = await lockCart(context, cartOwner(caller))
  const removed = cart === undefined ? 0 : await removeLines(context, cart.id, itemId)
  if (cart === undefined || removed === 0) throw notFound('There is no such line.', 'itemId')
  await touchCart(context, cart.id, caller, 'removeItem')
}

/** Removes all lines. */
export async function emptyCart(context: WriteContext, caller: SessionCaller): Promise<void> {
  const cart = await lockCart(context, cartOwner(caller))
  if (cart === undefined || (await removeLines(context, cart.id)) === 0) return
  await touchCart(context, cart.id, caller, 'empty')
}
