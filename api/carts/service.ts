import * as v from 'valibot'
import {
  cartAddAnswerSchema,
  choicesSchema,
  type Cart,
  type CartAddAnswer,
  type cartAddRequestSchema,
  type cartTextAnswerSchema,
  type cartTextRequestSchema,
  type changeQuantityRequestSchema,
  type markLineRequestSchema,
  type MiniCart,
  type replaceItemRequestSchema,
} from '../contract/index.ts'
import type { SessionCaller } from '../accounts/caller.ts'
import {
  fitsLine,
  fromStored,
  leastQuantity,
  quantityInvalid,
  snapUp,
  type Packing,
} from '../catalogue/articles/quantity.ts'
import {
  findBuyableArticle,
  isPriceOnRequest,
  noPrice,
  priceVisibilityOf,
} from '../catalogue/articles/service.ts'
import { checkSuccessorChoices, configurationOf } from '../catalogue/configuration/service.ts'
import { notFound } from '../platform/http/api-error.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import type { Caller, Services } from '../platform/services.ts'
import {
  countCartLines,
  markLine,
  readCartLines,
  removeLines,
  setLineQuantity,
  upsertLine,
  upsertLines,
  type CartLineArticle,
  type NewCartLine,
} from './lines-store.ts'
import { freeTextPacking, noVariant } from './free-text.ts'
import { addNotification } from './notification-view.ts'
import { linesPerAnswer, readCart } from './read-cart.ts'
import { checkLockedQuantity } from './price-lock-sources.ts'
import { lineLocked, lockOf } from './price-locks.ts'
import { checkLineCount, staleCart } from './rules.ts'
import {
  cartOwner,
  lockCart,
  openCart,
  openChangedCart,
  touchCart,
  type CartAction,
  type CartRow,
} from './store.ts'
import { showCart, showMiniCart } from './view.ts'

/** The caller's cart with prices of the day, and a window of its lines. */
export async function getCart({ store, clock }: Services, caller: Caller, from: number): Promise<Cart> {
  return showCart(store.db, await readCart(store.db, caller, clock()), caller, from)
}

/** The mini cart (spec §3). Without prices it reads only the lines that it shows. */
export async function getMiniCart(
  { store, clock }: Services,
  caller: Caller,
  showPrices: boolean,
): Promise<MiniCart> {
  const part = showPrices ? {} : { part: { from: 0, count: linesPerAnswer } }
  return showMiniCart(store.db, await readCart(store.db, caller, clock(), part), caller, showPrices)
}

/**
 * Adds an article to the caller's cart. The quantity snaps up to the pack; the quantities of one article in one
 * configuration add up. Errors: 404 for an unknown article; 400 for an article that cannot be bought, a quantity that it does
 * not allow or has no price for, choices that it does not allow, and a full cart.
 */
export async function addToCart(
  context: WriteContext,
  caller: SessionCaller,
  request: v.InferOutput<typeof cartAddRequestSchema>,
): Promise<CartAddAnswer> {
  const { trx } = context
  const visibility = await priceVisibilityOf(trx, caller)
  const article = await findBuyableArticle(trx, visibility.terms, request.variantCode)
  const quantity = snapUp(request.quantity, article)
  const choices = v.parse(choicesSchema, request)
  const configuration = await configurationOf(trx, caller, article.productId, choices)
  if (request.quantity < leastQuantity(article)) throw quantityInvalid()
  const { listName, actionType, searchTerm, note, goodsMark } = request
  const cart = await openChangedCart(context, caller, caller.site, 'add')
  const line = await upsertLine(context, cart.id, {
    variantId: article.variantId,
    configuration,
    quantity,
    listName,
    actionType,
    searchTerm,
    note,
    goodsMark,
  })
  if (!fitsLine(line.quantity, article)) throw quantityInvalid()
  if (isPriceOnRequest(article, visibility, line.quantity)) throw noPrice()
  const cartCount = await countCartLines(trx, cart.id)
  const isNew = line.version === 1
  checkLineCount(caller, { before: isNew ? cartCount - 1 : cartCount, after: cartCount }, 'variantCode')
  const added = { article, visibility, configuration, quantity, lineQuantity: line.quantity }
  return {
    cartCount,
    itemId: line.id,
    quantity: fromStored(quantity, article.decimalPrecision),
    notification: await addNotification(context, caller, added),
  }
}

/**
 * Adds a line of free text to the caller's cart; the quantities of the same text in the same unit add up. Errors: 400 for a
 * quantity that the unit does not have, and a full cart.
 */
export async function addFreeText(
  context: WriteContext,
  caller: SessionCaller,
  { text, unit, quantity: asked }: v.InferOutput<typeof cartTextRequestSchema>,
): Promise<v.InferOutput<typeof cartTextAnswerSchema>> {
  const packing = freeTextPacking(unit)
  const quantity = snapUp(asked, packing)
  if (asked < leastQuantity(packing)) throw quantityInvalid()
  const cart = await openChangedCart(context, caller, caller.site, 'addText')
  const line = await upsertLine(context, cart.id, {
    variantId: noVariant,
    configuration: '{}',
    quantity,
    listName: '',
    actionType: '',
    searchTerm: '',
    freeText: text,
    freeTextUnit: unit,
  })
  if (!fitsLine(line.quantity, packing)) throw quantityInvalid()
  const cartCount = await countCartLines(context.trx, cart.id)
  checkLineCount(caller, { before: line.version === 1 ? cartCount - 1 : cartCount, after: cartCount }, 'text')
  return { cartCount, itemId: line.id, quantity: fromStored(quantity, packing.decimalPrecision) }
}

/** A kept answer of `addToCart` as its reader may see it now: without prices when they are hidden meanwhile. */
export async function replayAddToCart({ store }: Services, caller: Caller, body: string): Promise<string> {
  if (!(await priceVisibilityOf(store.db, caller)).hidesPrices) return body
  const answer = v.parse(cartAddAnswerSchema, JSON.parse(body))
  return JSON.stringify({ ...answer, notification: { ...answer.notification, price: null, unitPrice: null } })
}

/** A line that is added with others. `field` is the path of its quantity in the request. */
export interface LineToAdd {
  line: NewCartLine
  packing: Packing
  field: string
}

/** The cart after lines were added. `newLines` are those that it did not have before. */
export interface CartGrowth {
  newLines: number
  cartCount: number
}

/**
 * Adds many lines to the caller's cart, all or none. `lines` must have each variant and configuration once. Errors: 400
 * for a quantity that no line can have, with the line's field, and for a full cart, with `field`.
 */
export async function addLines(
  context: WriteContext,
  caller: SessionCaller,
  lines: readonly LineToAdd[],
  { action, field }: { action: CartAction; field: string },
): Promise<CartGrowth> {
  const cart = await openCart(context, cartOwner(caller), caller.site)
  const before = await countCartLines(context.trx, cart.id)
  const quantities = await upsertLines(
    context,
    cart.id,
    lines.map(({ line }) => line),
  )
  for (const [index, { packing, field: lineField }] of lines.entries()) {
    if (!fitsLine(quantities[index] ?? 0, packing)) throw quantityInvalid(lineField)
  }
  await touchCart(context, cart.id, caller, action)
  const cartCount = await countCartLines(context.trx, cart.id)
  checkLineCount(caller, { before, after: cartCount }, field)
  return { newLines: cartCount - before, cartCount }
}

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
