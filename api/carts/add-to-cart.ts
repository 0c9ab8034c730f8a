import * as v from 'valibot'
import {
  cartAddAnswerSchema,
  choicesSchema,
  type CartAddAnswer,
  type cartAddRequestSchema,
  type cartTextAnswerSchema,
  type cartTextRequestSchema,
} from '../contract/index.ts'
import type { SessionCaller } from '../accounts/service.ts'
import {
  findBuyableArticle,
  isPriceOnRequest,
  noPrice,
  priceVisibilityOf,
  fitsLine,
  fromStored,
  leastQuantity,
  quantityInvalid,
  snapUp,
} from '../catalogue/articles/service.ts'
import { configurationOf } from '../catalogue/configuration/service.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import type { Caller, Services } from '../platform/services.ts'
import { countCartLines, upsertLine } from './lines-store.ts'
import { freeTextPacking, noVariant } from './free-text.ts'
import { addNotification } from './notification-view.ts'
import { checkLineCount } from './rules.ts'
import { openChangedCart } from './store.ts'

/**
 * Adds an article to the caller's cart. The quantity snaps up to the pack; the quantities of one article in one
 * configuration add up. Errors: 404 for an unknown article; 400 for an article that cannot be bought, a quantity that
 * it does not allow or has no price for, choices that it does not allow, and a full cart.
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
 * Adds a line of free text to the caller's cart; the quantities of the same text in the same unit add up. Errors: 400
 * for a quantity that the unit does not have, and a full cart.
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
