import {
  sites,
  type Cart,
  type CartLine,
  type Checkout,
  type MiniCart,
  type MiniCartLine,
} from '../contract/index.ts'
import { totalsOf } from './charges.ts'
import { readChoices } from '../catalogue/configuration/rules.ts'
import { awaitedDay } from '../warehouses/rules.ts'
import { sumOf } from '../catalogue/articles/money.ts'
import { noOptionPrices } from '../catalogue/configuration/option-prices.ts'
import { fromStored } from '../catalogue/articles/quantity.ts'
import { articleUrl, pictureUrl, priceUnit, stockOf } from '../catalogue/articles/view.ts'
import {
  linesPerAnswer,
  stampOf,
  wordsOfLines,
  type CartReading,
  type LineWords,
  type PricedLine,
} from './read-cart.ts'
import type { Queries } from '../platform/database/index.ts'
import type { Caller } from '../platform/services.ts'

/** What of a line's stock its customer has to know, by codes that the shop has words for; nothing for a visitor. */
function stockWarnings({ article }: PricedLine, { sight }: CartReading): string[] {
  if (sight.terms === null) return []
  const { type, quantity } = stockOf(article, sight.terms)
  if (type === 1) return ['notInStock']
  if (type === 5) return ['stockBlocked']
  const short = fromStored(article.quantity, article.decimalPrecision) > quantity
  return (type === 2 || type === 3) && short ? ['partlyInStock'] : []
}

/** The day from which all of a line can be delivered, for its customer to know; null when it need not be awaited. */
export function awaitedDayOf({ article }: PricedLine, { sight }: Pick<CartReading, 'sight'>): string | null {
  if (sight.terms === null) return null
  return awaitedDay(stockOf(article, sight.terms), fromStored(article.quantity, article.decimalPrecision))
}

/** What keeps a line from being ordered, by codes that the shop has words for. */
function lineErrors({ article, unitPrice, choiceProblem }: PricedLine, { sight }: CartReading): string[] {
  return [
    ...(article.buyable === 1 ? [] : ['notBuyable']),
    ...(sight.terms !== null && unitPrice === null ? ['noPrice'] : []),
    ...(choiceProblem === null ? [] : ['configure']),
  ]
}

function miniLine(
  line: PricedLine,
  reading: CartReading,
  words: LineWords,
  caller: Caller,
  shown = !reading.sight.hidesPrices,
): MiniCartLine {
  const { article, unitPrice, total, options } = line
  return {
    itemId: article.lineId,
    name: words.word(`product:${article.productId}`, article.code),
    variantNbr: article.code,
    quantity: fromStored(article.quantity, article.decimalPrecision),
    displayUnitCode: words.word(`unit:${article.unit}`, article.unit),
    lineItemUnitPrice: shown ? unitPrice : null,
    priceUnit: priceUnit(article, words.word),
    lineItemTotalPrice: shown ? total : null,
    trackingProductAttributes: { itemId: article.code, listName: article.listName },
    lineItemData: {
      imageUrl: pictureUrl(article.picture),
      extraImageInformation: '',
      url: articleUrl(article),
      currency: sites[caller.site].currency,
      isFreeTextLineItem: false,
      customerSpecificVariantNumber: article.customerNumber ?? '',
      errors: lineErrors(line, reading),
      warnings: [...(article.replacedBy === null ? [] : ['replaced']), ...stockWarnings(line, reading)],
      configuration: words.chosen(article, shown ? options : noOptionPrices),
    },
  }
}

const cartLine = (line: PricedLine, reading: CartReading, words: LineWords, caller: Caller): CartLine => ({
  ...miniLine(line, reading, words, caller),
  version: line.article.version,
  unitVolume: fromStored(line.article.unitVolume, line.article.decimalPrecision),
  decimalPrecision: line.article.decimalPrecision,
  stock: reading.sight.terms === null ? null : stockOf(line.article, reading.sight.terms),
  awaitedDay: awaitedDayOf(line, reading),
  choices: readChoices(line.article.configuration),
  note: line.article.note,
  goodsMark: line.article.goodsMark,
  replacement:
    line.replacement === null
      ? null
      : {
          code: line.replacement.code,
          name: words.word(`product:${line.replacement.productId}`, line.replacement.code),
          url: articleUrl(line.replacement),
        },
})

/** Sum of the lines that have a price, in the minor unit. */
const sumOfLines = (lines: readonly PricedLine[]): number => sumOf(lines.map(({ total }) => total ?? 0))

/**
 * The cart as the contract shows it: totals, stamp and faults of the whole cart, and a window of its lines. Totals are
 * null where prices are not shown. The reading must be of all lines.
 */
export async function showCart(
  queries: Queries,
  reading: CartReading,
  caller: Caller,
  from = 0,
): Promise<Cart> {
  const totals = reading.sight.hidesPrices
    ? { sum: null, freight: null, vat: null, total: null }
    : totalsOf(sumOfLines(reading.lines), sites[caller.site].country)
  const shown = reading.lines.slice(from, from + linesPerAnswer)
  const words = await wordsOfLines(queries, caller, shown)
  return {
    cartId: reading.cartId,
    version: reading.version,
    stamp: await stampOf(reading),
    merged: reading.merged,
    lineCount: reading.lineCount,
    from,
    lines: shown.map((line) => cartLine(line, reading, words, caller)),
    blocked: reading.lines.some((line) => lineErrors(line, reading).length > 0),
    currency: sites[caller.site].currency,
    ...totals,
  }
}

/** The lines that have to be awaited longest, in the order of the cart. */
export async function awaitedLines(
  queries: Queries,
  reading: CartReading,
  caller: Caller,
): Promise<Checkout['awaited']> {
  const all = reading.lines.flatMap((line) => {
    const day = awaitedDayOf(line, reading)
    return day === null ? [] : [{ line, day }]
  })
  const longest = new Set(
    all.toSorted((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0)).slice(0, linesPerAnswer),
  )
  const awaited = all.filter((line) => longest.has(line))
  const { word } = await wordsOfLines(
    queries,
    caller,
    awaited.map(({ line }) => line),
  )
  return awaited.map(({ line: { article }, day }) => ({
    itemId: article.lineId,
    name: word(`product:${article.productId}`, article.code),
    day,
  }))
}

/** What the cart costs when its goods are fetched; null where prices are not shown. */
export function pickupOf(reading: CartReading, caller: Caller): Checkout['pickup'] {
  if (reading.sight.hidesPrices) return null
  const { freight, vat, total } = totalsOf(sumOfLines(reading.lines), sites[caller.site].country, 'pickup')
  return { freight, vat, total }
}

/**
 * The mini cart (spec §3): its first lines. Prices only when they were asked for and the caller may see them; without
 * them the reading may be of those lines alone.
 */
export async function showMiniCart(
  queries: Queries,
  reading: CartReading,
  caller: Caller,
  showPrices: boolean,
): Promise<MiniCart> {
  const visible = showPrices && !reading.sight.hidesPrices
  const shown = reading.lines.slice(0, linesPerAnswer)
  const words = await wordsOfLines(queries, caller, shown)
  return {
    miniCartLineItems: shown.map((line) => miniLine(line, reading, words, caller, visible)),
    lineCount: reading.lineCount,
    miniCartTotalSum: visible ? sumOfLines(reading.lines) : null,
    currency: sites[caller.site].currency,
    showFetchPricesItems: !showPrices && !reading.sight.hidesPrices && reading.lineCount > 0,
    hideTotalPrice: reading.sight.hidesPrices,
  }
}
