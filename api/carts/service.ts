import * as v from 'valibot'
import {
  cartAddAnswerSchema,
  choicesSchema,
  sites,
  type CartAddAnswer,
  type cartAddRequestSchema,
} from '../contract/index.ts'
import { writeChoices, type ChoiceProblem } from '../catalogue/configuration/rules.ts'
import { lineTotal } from '../catalogue/articles/money.ts'
import { optionsTotal } from '../catalogue/configuration/option-prices.ts'
import { priceAt } from '../catalogue/articles/price.ts'
import { fitsLine, fromStored, snapUp } from '../catalogue/articles/quantity.ts'
import { findArticles, volumeStepsOf, type ArticleRow } from '../catalogue/articles/service.ts'
import { changedCart, countLinesOf, putLine, type WriteContext } from './store.ts'
import {
  pictureUrl,
  priceDay,
  priceOf,
  priceUnit,
  priceVisibilityOf,
  type PriceVisibility,
} from '../catalogue/articles/view.ts'
import { ApiError, notFound } from '../platform/http/api-error.ts'
import { checkLineCount } from './check-line-count.ts'
import { choiceProblemOf, lineChoicesFor } from '../catalogue/configuration/service.ts'
import type { Caller } from '../platform/services.ts'
import { wordsFor } from '../catalogue/texts.ts'

type AddRequest = v.InferOutput<typeof cartAddRequestSchema>

/** The article of a number, if it can be bought. Errors: 404, 400. */
export async function buyableArticle(
  writing: WriteContext,
  caller: Caller,
  code: string,
): Promise<{ article: ArticleRow; sight: PriceVisibility }> {
  const sight = await priceVisibilityOf(writing.trx, caller)
  const [article] = await findArticles(writing.trx, sight.terms, [code])
  if (article === undefined) throw notFound('There is no such article.', 'variantCode')
  if (article.buyable !== 1) {
    throw new ApiError(400, 'notBuyable', 'The article cannot be bought.', { field: 'variantCode' })
  }
  return { article, sight }
}

const problemText: Record<ChoiceProblem['code'], string> = {
  configurationRequired: 'Something must be chosen about the article first.',
  configurationInvalid: 'This cannot be chosen about the article.',
}

/** The choices as a line keeps them. Errors: 400 when something required is missing or not offered (VAR-13). */
async function configurationOf(
  { trx }: WriteContext,
  caller: Caller,
  article: ArticleRow,
  request: AddRequest,
): Promise<string> {
  const choices = v.parse(choicesSchema, request)
  const problem = await choiceProblemOf(trx, caller, article.productId, choices)
  if (problem !== null)
    throw new ApiError(400, problem.code, problemText[problem.code], { field: problem.field })
  return writeChoices(choices)
}

/** What was added: a quantity, how much its line holds with it, and what was chosen. */
interface Added {
  quantity: number
  ofLine: number
  configuration: string
  sight: PriceVisibility
}

/** What the options of an add cost: what is paid once a line is paid with the line's first add. */
async function addedOptions(
  { trx }: WriteContext,
  caller: Caller,
  { productId, decimalPrecision }: ArticleRow,
  { quantity, ofLine, configuration, sight }: Added,
): Promise<number> {
  if (configuration === '{}') return 0
  const line = { productId, configuration }
  const { prices } = (await lineChoicesFor(trx, caller, sight, [line]))(line)
  const all = optionsTotal(prices, ofLine, decimalPrecision)
  return ofLine === quantity ? all : all - optionsTotal(prices, ofLine - quantity, decimalPrecision)
}

/** What the cart notice says of the quantity that was added (spec §3 "Notification"). */
async function notificationOf(
  writing: WriteContext,
  caller: Caller,
  article: ArticleRow,
  added: Added,
): Promise<CartAddAnswer['notification']> {
  const { trx, now } = writing
  const word = await wordsFor(trx, caller.language, 'name', [
    `product:${article.productId}`,
    `unit:${article.unit}`,
  ])
  const price = added.sight.hidesPrices ? null : priceOf(article, priceDay(caller.site, now))
  const steps = (await volumeStepsOf(trx, added.sight.terms, [article.variantId])).get(article.variantId)
  const unitPrice = price === null ? null : priceAt(price, steps ?? [], added.ofLine)
  return {
    type: 'Cart',
    imgUrl: pictureUrl(article.picture),
    productName: word(`product:${article.productId}`, article.code),
    article: article.code,
    quantity: fromStored(added.quantity, article.decimalPrecision),
    unit: word(`unit:${article.unit}`, article.unit),
    price:
      unitPrice === null
        ? null
        : lineTotal({ ...article, unitPrice }, added.quantity) +
          (await addedOptions(writing, caller, article, added)),
    unitPrice,
    priceUnit: priceUnit(article, word),
    currency: sites[caller.site].currency,
  }
}

/** A quantity that no line can have. */
export const quantityRefused = () =>
  new ApiError(400, 'quantityInvalid', 'The article cannot be ordered in this quantity.', {
    field: 'quantity',
  })

/**
 * Adds to the caller's cart: the quantity snaps up to the pack, the same article in the same configuration adds up.
 * Errors: 404 for an unknown article, 400 for one that cannot be bought, not in this quantity or not with these choices.
 */
export async function addToCart(
  writing: WriteContext,
  caller: Caller & { sessionHash: string },
  request: AddRequest,
): Promise<CartAddAnswer> {
  const { article, sight } = await buyableArticle(writing, caller, request.variantCode)
  const { listName, actionType, searchTerm } = request
  const quantity = snapUp(request.quantity, article)
  const configuration = await configurationOf(writing, caller, article, request)
  const kind = { variantId: article.variantId, configuration }
  if (quantity <= 0) throw quantityRefused()
  const { note, goodsMark } = request
  const cart = await changedCart(writing, caller, caller.site, 'add')
  const {
    id: itemId,
    quantity: ofLine,
    version,
  } = await putLine(writing, cart.id, {
    ...kind,
    quantity,
    listName,
    actionType,
    searchTerm,
    note,
    goodsMark,
  })
  // The transaction takes it back.
  if (!fitsLine(ofLine, article)) throw quantityRefused()
  const cartCount = await countLinesOf(writing.trx, cart.id)
  checkLineCount(
    caller,
    { before: version === 1 ? cartCount - 1 : cartCount, after: cartCount },
    'variantCode',
  )
  return {
    cartCount,
    itemId,
    quantity: fromStored(quantity, article.decimalPrecision),
    notification: await notificationOf(writing, caller, article, { quantity, ofLine, configuration, sight }),
  }
}

/** An answer that was kept from a time when its reader still wanted to see prices. */
export function withoutPrice(body: string): string {
  const answer = v.parse(cartAddAnswerSchema, JSON.parse(body))
  return JSON.stringify({ ...answer, notification: { ...answer.notification, price: null, unitPrice: null } })
}
