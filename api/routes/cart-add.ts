import * as v from 'valibot'
import {
  cartAddAnswerSchema,
  sites,
  type CartAddAnswer,
  type cartAddRequestSchema,
} from '../contract/index.ts'
import { lineTotal } from '../domain/money.ts'
import { fitsLine, fromStored, snapUp } from '../domain/quantity.ts'
import { findArticles, type ArticleRow } from '../store/articles.ts'
import {
  cartOwner,
  countLines,
  findLine,
  openCart,
  putLine,
  touchCart,
  type Writing,
} from '../store/carts.ts'
import { pictureUrl, priceDay, priceOf, priceUnit, sightOf } from './article-view.ts'
import { Fault, notFound } from './fault.ts'
import type { Caller } from './services.ts'
import { wordsFor } from './words.ts'

type AddRequest = v.InferOutput<typeof cartAddRequestSchema>

/** What tells two lines of one variant apart, as text that is the same for the same choices; `{}` for none. */
function configurationOf(request: AddRequest): string {
  const { print, embroidery, textPrint, textEmbroidery, logoId, garmentText, itemConfigurations } = request
  const chosen = { print, embroidery, textPrint, textEmbroidery, logoId, garmentText }
  const items = Object.entries(itemConfigurations).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify({
    ...Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== '')),
    ...(items.length === 0 ? {} : { itemConfigurations: Object.fromEntries(items) }),
  })
}

async function buyableArticle(writing: Writing, caller: Caller, code: string) {
  const sight = await sightOf(writing.trx, caller)
  const [article] = await findArticles(writing.trx, sight.terms, [code])
  if (article === undefined) throw notFound('There is no such article.', 'variantCode')
  if (article.buyable !== 1) {
    throw new Fault(400, 'notBuyable', 'The article cannot be bought.', { field: 'variantCode' })
  }
  return { article, sight }
}

/** What the cart notice says of the quantity that was added (spec §3 "Notification"). */
async function notificationOf(
  { trx, now }: Writing,
  caller: Caller,
  article: ArticleRow,
  added: { quantity: number; hidesPrices: boolean },
): Promise<CartAddAnswer['notification']> {
  const word = await wordsFor(trx, caller.language, 'name', [
    `product:${article.productId}`,
    `unit:${article.unit}`,
  ])
  const price = added.hidesPrices ? null : priceOf(article, priceDay(caller.site, now))
  return {
    type: 'Cart',
    imgUrl: pictureUrl(article.picture),
    productName: word(`product:${article.productId}`, article.code),
    article: article.code,
    quantity: fromStored(added.quantity, article.decimalPrecision),
    unit: word(`unit:${article.unit}`, article.unit),
    price: price === null ? null : lineTotal({ ...article, unitPrice: price.amount }, added.quantity),
    priceUnit: priceUnit(article, word),
    currency: sites[caller.site].currency,
  }
}

/**
 * Adds to the caller's cart: the quantity snaps up to the pack, the same article in the same configuration adds up.
 * Faults: 404 for an unknown article, 400 for one that cannot be bought or not in this quantity.
 */
export async function addToCart(
  writing: Writing,
  caller: Caller & { sessionHash: string },
  request: AddRequest,
): Promise<CartAddAnswer> {
  const { article, sight } = await buyableArticle(writing, caller, request.variantCode)
  const { listName, actionType, searchTerm } = request
  const quantity = snapUp(request.quantity, article)
  const kind = { variantId: article.variantId, configuration: configurationOf(request) }
  const cart = await openCart(writing, cartOwner(caller), caller.site)
  const before = await findLine(writing, cart.id, kind)
  if (quantity <= 0 || !fitsLine((before?.quantity ?? 0) + quantity, article)) {
    throw new Fault(400, 'quantityInvalid', 'The article cannot be ordered in this quantity.', {
      field: 'quantity',
    })
  }
  const itemId = await putLine(writing, cart.id, { ...kind, quantity, listName, actionType, searchTerm })
  await touchCart(writing, cart.id)
  return {
    cartCount: await countLines(writing.trx, cartOwner(caller)),
    itemId,
    quantity: fromStored(quantity, article.decimalPrecision),
    notification: await notificationOf(writing, caller, article, {
      quantity,
      hidesPrices: sight.hidesPrices,
    }),
  }
}

/** An answer that was kept from a time when its reader still wanted to see prices. */
export function withoutPrice(body: string): string {
  const answer = v.parse(cartAddAnswerSchema, JSON.parse(body))
  return JSON.stringify({ ...answer, notification: { ...answer.notification, price: null } })
}
