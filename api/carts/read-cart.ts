import { createHash } from 'node:crypto'
import type { ChoiceProblem } from '../catalogue/configuration/rules.ts'
import { lineTotal } from '../catalogue/articles/money.ts'
import { optionsTotal, type OptionPrices } from '../catalogue/configuration/option-prices.ts'
import { priceAt } from '../catalogue/articles/price.ts'
import {
  findArticles,
  readCartLines,
  volumeStepsOf,
  type ArticleRow,
  type CartLineArticle,
} from '../catalogue/articles/service.ts'
import { cartOwner, countLinesOf, findCart, mergeOf, type Merge } from './store.ts'
import { forEachInTurns, mapInTurns } from '../platform/database/chunks.ts'
import type { Queries } from '../platform/database/index.ts'
import {
  priceDay,
  priceOf,
  priceVisibilityOf,
  stockOf,
  type PriceVisibility,
} from '../catalogue/articles/view.ts'
import { chosenWordsFor, type ChosenWords } from '../catalogue/configuration/view.ts'
import { lineChoicesFor } from '../catalogue/configuration/service.ts'
import type { Caller } from '../platform/services.ts'
import { wordsFor, type Word } from '../catalogue/texts.ts'

/** A line with its true price of the day, whoever may see it. `unitPrice` is null for an article without a price. */
export interface PricedLine {
  article: CartLineArticle
  unitPrice: number | null
  /** The article's amount and those of its options, each rounded once; null without a price. */
  total: number | null
  /** True prices of what was chosen about it. */
  options: OptionPrices
  /** Why what was chosen can be chosen no longer, or what has to be chosen by now; null when all is well. */
  choiceProblem: ChoiceProblem | null
  /** The article that has followed it, when that can be bought. */
  replacement: ArticleRow | null
}

/** A cart as it stands, with what its reader may see. */
export interface CartReading {
  cartId: string
  version: number
  lines: PricedLine[]
  sight: PriceVisibility
  merged: Merge | null
  /** Lines of the whole cart, of which `lines` may be a part. */
  lineCount: number
}

/** The words for some lines in their reader's language. */
export interface LineWords {
  /** Of articles and of units, by their owners. */
  word: Word
  chosen: ChosenWords
}

/** Lines of a cart that one answer shows. */
export const linesPerAnswer = 100

/** The articles that have followed those of the lines, by their numbers. */
async function successorsOf(
  queries: Queries,
  sight: PriceVisibility,
  articles: readonly CartLineArticle[],
): Promise<Map<string, ArticleRow>> {
  const codes = articles.flatMap(({ replacedBy }) => replacedBy ?? [])
  if (codes.length === 0) return new Map()
  const rows = await findArticles(queries, sight.terms, codes)
  return new Map(rows.filter(({ buyable }) => buyable === 1).map((row) => [row.code, row]))
}

/** The words of lines, read for those lines alone. */
export async function wordsOfLines(
  queries: Queries,
  caller: Caller,
  lines: readonly PricedLine[],
): Promise<LineWords> {
  const owners = lines.flatMap(({ article, replacement }) =>
    [article, ...(replacement === null ? [] : [replacement])].flatMap(({ productId, unit }) => [
      `product:${productId}`,
      `unit:${unit}`,
    ]),
  )
  return {
    word: await wordsFor(queries, caller.language, 'name', owners),
    chosen: await chosenWordsFor(
      queries,
      caller,
      lines.map(({ article }) => article),
    ),
  }
}

/**
 * Reads the caller's open cart, with prices of the day; an empty one of version 0 when none was begun. `part` reads some
 * of its lines alone, where nothing depends on the others.
 */
export async function readCart(
  queries: Queries,
  caller: Caller,
  now: Date,
  part?: { from: number; count: number },
): Promise<CartReading> {
  const sight = await priceVisibilityOf(queries, caller)
  const { sessionHash } = caller
  const cart =
    sessionHash === null ? undefined : await findCart(queries, cartOwner({ ...caller, sessionHash }))
  const articles = cart === undefined ? [] : await readCartLines(queries, sight.terms, cart.id, part)
  const steps = await volumeStepsOf(
    queries,
    sight.terms,
    articles.map(({ variantId }) => variantId),
  )
  const successors = await successorsOf(queries, sight, articles)
  const choicesOf = await lineChoicesFor(queries, caller, sight, articles)
  const day = priceDay(caller.site, now)
  const lines = await mapInTurns(articles, (article): PricedLine => {
    const price = priceOf(article, day)
    const unitPrice =
      price === null ? null : priceAt(price, steps.get(article.variantId) ?? [], article.quantity)
    const { problem: choiceProblem, prices: options } = choicesOf(article)
    const { quantity, decimalPrecision } = article
    const total =
      unitPrice === null
        ? null
        : lineTotal({ ...article, unitPrice }, quantity) + optionsTotal(options, quantity, decimalPrecision)
    const replacement = successors.get(article.replacedBy ?? '') ?? null
    return { article, unitPrice, total, options, choiceProblem, replacement }
  })
  return {
    cartId: cart?.id ?? '',
    version: cart?.version ?? 0,
    lines,
    sight,
    merged: sessionHash === null ? null : await mergeOf(queries, sessionHash),
    lineCount: cart === undefined || part === undefined ? lines.length : await countLinesOf(queries, cart.id),
  }
}

/**
 * Changes with everything that an order depends on and the reader has been shown: lines, prices of articles and options, whether the stock
 * covers the quantity and when the rest comes. What is hidden from the reader is not in it.
 */
export async function stampOf({ lines, sight }: CartReading): Promise<string> {
  const { terms } = sight
  const stamp = createHash('sha256')
  await forEachInTurns(lines, ({ article, unitPrice, options, choiceProblem }) => {
    const { lineId, version, quantity, buyable } = article
    const stock = terms === null ? null : stockOf(article, terms)
    const covered = (article.stockQuantity ?? 0) >= quantity
    const facts = [
      lineId,
      version,
      quantity,
      buyable,
      sight.hidesPrices ? null : [unitPrice, ...options],
      choiceProblem,
      stock && [stock.type, covered, stock.firstDeliveryDate],
    ]
    stamp.update(JSON.stringify(facts))
  })
  return stamp.digest('base64url').slice(0, 22)
}
