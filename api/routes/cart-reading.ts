import { createHash } from 'node:crypto'
import type { ChoiceProblem } from '../domain/configuration.ts'
import { lineTotal } from '../domain/money.ts'
import { optionsTotal, type OptionPrices } from '../domain/option-price.ts'
import { priceAt } from '../domain/price.ts'
import {
  findArticles,
  readCartLines,
  volumeStepsOf,
  type ArticleRow,
  type CartLineArticle,
} from '../store/articles.ts'
import { cartOwner, findCart, mergeOf, type Merge } from '../store/carts.ts'
import type { Queries } from '../store/index.ts'
import { priceDay, priceOf, sightOf, stockOf, type Sight } from './article-view.ts'
import { chosenWordsFor, type ChosenWords } from './configuration-view.ts'
import { lineChoicesFor } from './line-choices.ts'
import type { Caller } from './services.ts'
import { wordsFor, type Word } from './words.ts'

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
  sight: Sight
  merged: Merge | null
  nameWord: Word
  unitWord: Word
  chosenWords: ChosenWords
}

/** The articles that have followed those of the lines, by their numbers. */
async function successorsOf(
  queries: Queries,
  sight: Sight,
  articles: readonly CartLineArticle[],
): Promise<Map<string, ArticleRow>> {
  const codes = articles.flatMap(({ replacedBy }) => replacedBy ?? [])
  if (codes.length === 0) return new Map()
  const rows = await findArticles(queries, sight.terms, codes)
  return new Map(rows.filter(({ buyable }) => buyable === 1).map((row) => [row.code, row]))
}

/** Reads the caller's open cart, with prices of the day; an empty one of version 0 when none was begun. */
export async function readCart(queries: Queries, caller: Caller, now: Date): Promise<CartReading> {
  const sight = await sightOf(queries, caller)
  const { sessionHash } = caller
  const cart =
    sessionHash === null ? undefined : await findCart(queries, cartOwner({ ...caller, sessionHash }))
  const articles = cart === undefined ? [] : await readCartLines(queries, sight.terms, cart.id)
  const steps = await volumeStepsOf(
    queries,
    sight.terms,
    articles.map(({ variantId }) => variantId),
  )
  const successors = await successorsOf(queries, sight, articles)
  const choicesOf = await lineChoicesFor(queries, caller, sight, articles)
  const day = priceDay(caller.site, now)
  const lines = articles.map((article): PricedLine => {
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
  const owners = [...articles, ...successors.values()].flatMap(({ productId, unit }) => [
    `product:${productId}`,
    `unit:${unit}`,
  ])
  const word = await wordsFor(queries, caller.language, 'name', owners)
  return {
    cartId: cart?.id ?? '',
    version: cart?.version ?? 0,
    lines,
    sight,
    merged: sessionHash === null ? null : await mergeOf(queries, sessionHash),
    nameWord: word,
    unitWord: word,
    chosenWords: await chosenWordsFor(queries, caller, articles),
  }
}

/**
 * Changes with everything that an order depends on and the reader has been shown: lines, prices of articles and options, whether the stock
 * covers the quantity and when the rest comes. What is hidden from the reader is not in it.
 */
export function stampOf({ lines, sight }: CartReading): string {
  const { terms } = sight
  const facts = lines.map(({ article, unitPrice, options, choiceProblem }) => {
    const { lineId, version, quantity, buyable } = article
    const stock = terms === null ? null : stockOf(article, terms)
    const covered = (article.stockQuantity ?? 0) >= quantity
    return [
      lineId,
      version,
      quantity,
      buyable,
      sight.hidesPrices ? null : [unitPrice, ...options],
      choiceProblem,
      stock && [stock.type, covered, stock.firstDeliveryDate],
    ]
  })
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 22)
}
