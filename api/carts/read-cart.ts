import { createHash } from 'node:crypto'
import {
  findArticlesByCode,
  findVolumePrices,
  priceVisibilityOf,
  type ArticleRow,
  type PriceVisibility,
  articleTextsFor,
  type ArticleTexts,
  priceDay,
  priceOf,
  stockOf,
  pictureTextsFor,
  lineTotal,
  priceAt,
} from '../catalogue/articles/service.ts'
import {
  lineOptionsFor,
  type ChoiceProblem,
  chosenOptionsFor,
  type ChosenOptionsView,
  noOptionPrices,
  optionsTotal,
  type OptionPrices,
} from '../catalogue/configuration/service.ts'
import { forEachInTurns, mapInTurns } from '../platform/database/chunks.ts'
import type { Queries } from '../platform/database/queries.ts'
import type { Caller } from '../platform/services.ts'
import { countCartLines, readCartLines, type CartLineArticle } from './lines-store.ts'
import { readLockedPrices } from './price-lock-sources.ts'
import { lockOf, lockProblemOf, type LockedPrice, type LockProblem } from './price-locks.ts'
import { cartOwner, findCart, findMerge, type Merge } from './store.ts'

/** A line with its price of the day, also when the caller may not see it. `unitPrice` is null without a price. */
export interface PricedLine {
  article: CartLineArticle
  unitPrice: number | null
  /**
   * The price of the day without campaign, volume price and lock; null without a price that `unitPrice` can be compared
   * with.
   */
  listPrice: number | null
  /** The article's amount and those of its options, each rounded once; null without a price. */
  total: number | null
  /** Prices of the chosen options. */
  options: OptionPrices
  /** Why the line cannot be ordered with its choices; null when it can. */
  choiceProblem: ChoiceProblem | null
  /** The article's successor, if it can be bought. */
  replacement: ArticleRow | null
  /** The price that a document has locked, which `unitPrice` is then; null for a price of the day. */
  lock: LockedPrice | null
  /** Why the line cannot be ordered at its locked price; null when it can. */
  lockProblem: LockProblem | null
}

/** A cart with prices of the day, and what its reader may see of it. */
export interface PricedCart {
  cartId: string
  version: number
  lines: PricedLine[]
  visibility: PriceVisibility
  merged: Merge | null
  /** Number of lines in the whole cart; `lines` may be a part of them. */
  lineCount: number
}

/** Texts of some lines in their reader's language. */
export interface LineTexts {
  article: ArticleTexts
  options: ChosenOptionsView
  /** Description of the article's picture (spec §3 `extraImageInformation`); empty if there is none. */
  picture: (article: { variantId: number }) => string
}

/** Lines of a cart or an order in one answer. */
export const linesPerAnswer = 100

/** Successors of the lines' articles that can be bought, by their numbers. */
async function successorsOf(
  queries: Queries,
  visibility: PriceVisibility,
  articles: readonly CartLineArticle[],
): Promise<Map<string, ArticleRow>> {
  const codes = articles.flatMap(({ replacedBy }) => replacedBy ?? [])
  if (codes.length === 0) return new Map()
  const rows = await findArticlesByCode(queries, visibility.terms, codes)
  return new Map(rows.filter(({ buyable }) => buyable === 1).map((row) => [row.code, row]))
}

/** Reads the texts of the given lines. */
export async function lineTextsFor(
  queries: Queries,
  caller: Caller,
  lines: readonly PricedLine[],
): Promise<LineTexts> {
  const articles = lines.flatMap(({ article, replacement }) =>
    replacement === null ? [article] : [article, replacement],
  )
  return {
    article: await articleTextsFor(queries, caller, articles),
    options: await chosenOptionsFor(
      queries,
      caller,
      lines.map(({ article }) => article),
    ),
    picture: await pictureTextsFor(
      queries,
      caller,
      lines.map(({ article }) => article.variantId),
    ),
  }
}

/**
 * Reads the caller's open cart with prices of the day; without one, an empty cart of version 0. `part` reads a window
 * of its lines, for answers without totals. `owner` names a cart that was sent for approval instead.
 */
export async function readCart(
  queries: Queries,
  caller: Caller,
  now: Date,
  { part, owner }: { part?: { from: number; count: number }; owner?: string } = {},
): Promise<PricedCart> {
  const visibility = await priceVisibilityOf(queries, caller)
  const { sessionHash } = caller
  const named = owner ?? (sessionHash === null ? null : cartOwner({ ...caller, sessionHash }))
  const cart = named === null ? undefined : await findCart(queries, named)
  const articles = cart === undefined ? [] : await readCartLines(queries, visibility.terms, cart.id, part)
  const steps = await findVolumePrices(
    queries,
    visibility.terms,
    articles.map(({ variantId }) => variantId),
  )
  const successors = await successorsOf(queries, visibility, articles)
  const choicesOf = await lineOptionsFor(queries, caller, visibility, articles)
  const lockedPriceOf = await readLockedPrices(queries, caller, articles, now)
  const day = priceDay(caller.site, now)
  const lines = await mapInTurns(articles, (article): PricedLine => {
    const { quantity, decimalPrecision } = article
    const price = priceOf(article, day)
    const lock = lockedPriceOf(article)
    const unitPrice = lock?.unitPrice ?? priceAt(price, steps.get(article.variantId) ?? [], quantity)
    const { problem: choiceProblem, prices } = choicesOf(article)
    // A locked price includes the options.
    const options = lock === null ? prices : noOptionPrices
    // A locked price with options in it has no list price to compare with.
    const isComparable = price !== null && (lock === null || prices.size === 0)
    const listPrice = isComparable ? (price.ordinaryPrice ?? price.amount) : null
    const total =
      unitPrice === null
        ? null
        : lineTotal({ ...article, unitPrice }, quantity) + optionsTotal(options, quantity, decimalPrecision)
    const replacement = successors.get(article.replacedBy ?? '') ?? null
    const lockProblem = lockOf(article) === null ? null : lockProblemOf(lock, quantity, now)
    return { article, unitPrice, listPrice, total, options, choiceProblem, replacement, lock, lockProblem }
  })
  return {
    cartId: cart?.id ?? '',
    version: cart?.version ?? 0,
    lines,
    visibility,
    merged: sessionHash === null ? null : await findMerge(queries, sessionHash),
    lineCount:
      cart === undefined || part === undefined ? lines.length : await countCartLines(queries, cart.id),
  }
}

/**
 * A digest of what an order depends on and the reader has seen: lines, prices of articles and options, whether the
 * stock covers the quantity, and the next delivery. Hidden prices are not part of it. The checkout sends it back, so
 * that no order has prices that the customer has not seen.
 */
export async function cartStamp({ lines, visibility }: PricedCart): Promise<string> {
  const { terms } = visibility
  const stamp = createHash('sha256')
  await forEachInTurns(lines, ({ article, unitPrice, options, choiceProblem, lockProblem }) => {
    const { lineId, version, quantity, buyable } = article
    const stock = terms === null ? null : stockOf(article, terms)
    const covered = (article.stockQuantity ?? 0) >= quantity
    const facts = [
      lineId,
      version,
      quantity,
      buyable,
      visibility.hidesPrices ? null : [unitPrice, ...options],
      choiceProblem,
      lockProblem,
      stock && [stock.type, covered, stock.firstDeliveryDate],
    ]
    stamp.update(JSON.stringify(facts))
  })
  return stamp.digest('base64url').slice(0, 22)
}
