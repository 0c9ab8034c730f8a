import {
  sites,
  type Cart,
  type CartLine,
  type Checkout,
  type MiniCart,
  type MiniCartLine,
} from '../contract/index.ts'
import { totalsOf } from './charges.ts'
import { parseChoices, noOptionPrices } from '../catalogue/configuration/service.ts'
import { availableDay } from '../warehouses/service.ts'
import {
  isPriceOnRequest,
  articleUrl,
  pictureUrl,
  searchUrl,
  stockOf,
  sumOf,
  fromStored,
} from '../catalogue/articles/service.ts'
import {
  linesPerAnswer,
  cartStamp,
  lineTextsFor,
  type PricedCart,
  type LineTexts,
  type PricedLine,
} from './read-cart.ts'
import { isFreeText } from './free-text.ts'
import type { LockedPrice } from './price-locks.ts'
import type { Queries } from '../platform/database/index.ts'
import type { Caller } from '../platform/services.ts'

/** Codes of a line's stock warnings, which the shop translates; none for a visitor. */
function stockWarnings({ article }: PricedLine, { visibility }: PricedCart): string[] {
  if (visibility.terms === null || isFreeText(article)) return []
  const { type, quantity } = stockOf(article, visibility.terms)
  if (type === 1) return ['notInStock']
  if (type === 5) return ['stockBlocked']
  const short = fromStored(article.quantity, article.decimalPrecision) > quantity
  return (type === 2 || type === 3) && short ? ['partlyInStock'] : []
}

/** The first day on which a line can be delivered whole; null when it is in stock, and for a visitor. */
export function lineAwaitedDay(
  { article }: PricedLine,
  { visibility }: Pick<PricedCart, 'visibility'>,
): string | null {
  if (visibility.terms === null || isFreeText(article)) return null
  return availableDay(
    stockOf(article, visibility.terms),
    fromStored(article.quantity, article.decimalPrecision),
  )
}

/** Codes of the reasons why a line cannot be ordered, which the shop translates. */
function lineErrors(line: PricedLine, { visibility }: PricedCart): string[] {
  const { article, choiceProblem, lock, lockProblem } = line
  const isPriceMissing =
    lock === null && isPriceOnRequest(article, visibility, article.quantity) && !isFreeText(article)
  return [
    ...(article.buyable === 1 ? [] : ['notBuyable']),
    ...(isPriceMissing ? ['noPrice'] : []),
    ...(choiceProblem === null ? [] : ['configure']),
    ...(lockProblem === null ? [] : [lockProblem]),
  ]
}

function miniLine(
  line: PricedLine,
  cart: PricedCart,
  texts: LineTexts,
  caller: Caller,
  shown = !cart.visibility.hidesPrices,
): MiniCartLine {
  const { article, unitPrice, total, options } = line
  return {
    itemId: article.lineId,
    name: texts.article.name(article),
    ...texts.article.nameLanguage(article),
    variantNbr: isFreeText(article) ? '' : article.code,
    quantity: fromStored(article.quantity, article.decimalPrecision),
    displayUnitCode: texts.article.unit(article),
    lineItemUnitPrice: shown ? unitPrice : null,
    priceUnit: texts.article.priceUnit(article),
    lineItemTotalPrice: shown ? total : null,
    trackingProductAttributes: {
      itemId: isFreeText(article) ? '' : article.code,
      listName: article.listName,
    },
    lineItemData: {
      imageUrl: pictureUrl(article.picture),
      extraImageInformation: texts.picture(article),
      // A line of free text links to a search for its text.
      url: isFreeText(article) ? searchUrl(caller.site, article.freeText) : articleUrl(article),
      currency: sites[caller.site].currency,
      isFreeTextLineItem: isFreeText(article),
      customerSpecificVariantNumber: article.customerNumber ?? '',
      errors: lineErrors(line, cart),
      warnings: [...(article.replacedBy === null ? [] : ['replaced']), ...stockWarnings(line, cart)],
      configuration: texts.options(article, shown ? options : noOptionPrices),
    },
  }
}

const lockView = (
  { kind, documentId, number, validUntil, leastQuantity, mostQuantity }: LockedPrice,
  { decimalPrecision }: { decimalPrecision: number },
): NonNullable<CartLine['lock']> => ({
  kind,
  documentId,
  number,
  validUntil,
  leastQuantity: fromStored(leastQuantity, decimalPrecision),
  mostQuantity: fromStored(mostQuantity, decimalPrecision),
})

const cartLine = (line: PricedLine, cart: PricedCart, texts: LineTexts, caller: Caller): CartLine => ({
  ...miniLine(line, cart, texts, caller),
  version: line.article.version,
  unitVolume: fromStored(line.article.unitVolume, line.article.decimalPrecision),
  decimalPrecision: line.article.decimalPrecision,
  stock:
    cart.visibility.terms === null || isFreeText(line.article)
      ? null
      : stockOf(line.article, cart.visibility.terms),
  awaitedDay: lineAwaitedDay(line, cart),
  choices: parseChoices(line.article.configuration),
  note: line.article.note,
  goodsMark: line.article.goodsMark,
  lock: line.lock === null ? null : lockView(line.lock, line.article),
  replacement:
    line.replacement === null
      ? null
      : {
          code: line.replacement.code,
          name: texts.article.name(line.replacement),
          url: articleUrl(line.replacement),
        },
})

/** Sum of the lines that have a price, in the minor unit. */
const sumOfLines = (lines: readonly PricedLine[]): number => sumOf(lines.map(({ total }) => total ?? 0))

/**
 * The cart's answer: totals, stamp and errors of the whole cart, and a window of its lines. Totals are null when prices
 * are hidden. The cart must have been read with all lines.
 */
export async function showCart(queries: Queries, cart: PricedCart, caller: Caller, from = 0): Promise<Cart> {
  const totals = cart.visibility.hidesPrices
    ? { sum: null, freight: null, vat: null, total: null }
    : totalsOf(sumOfLines(cart.lines), sites[caller.site].country)
  const shown = cart.lines.slice(from, from + linesPerAnswer)
  const texts = await lineTextsFor(queries, caller, shown)
  return {
    cartId: cart.cartId,
    version: cart.version,
    stamp: await cartStamp(cart),
    merged: cart.merged,
    lineCount: cart.lineCount,
    from,
    lines: shown.map((line) => cartLine(line, cart, texts, caller)),
    freeTextCount: cart.lines.filter(({ article, lock }) => isFreeText(article) && lock === null).length,
    blocked: cart.lines.some((line) => lineErrors(line, cart).length > 0),
    currency: sites[caller.site].currency,
    ...totals,
  }
}

/** The lines with the latest delivery, in the order of the cart. */
export async function awaitedLines(
  queries: Queries,
  cart: PricedCart,
  caller: Caller,
): Promise<Checkout['awaited']> {
  const all = cart.lines.flatMap((line) => {
    const day = lineAwaitedDay(line, cart)
    return day === null ? [] : [{ line, day }]
  })
  const longest = new Set(
    all.toSorted((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0)).slice(0, linesPerAnswer),
  )
  const awaited = all.filter((line) => longest.has(line))
  const texts = await lineTextsFor(
    queries,
    caller,
    awaited.map(({ line }) => line),
  )
  return awaited.map(({ line: { article }, day }) => ({
    itemId: article.lineId,
    name: texts.article.name(article),
    day,
  }))
}

/** The cart's totals when its goods are picked up; null when prices are hidden. */
export function pickupTotals(cart: PricedCart, caller: Caller): Checkout['pickup'] {
  if (cart.visibility.hidesPrices) return null
  const { freight, vat, total } = totalsOf(sumOfLines(cart.lines), sites[caller.site].country, 'pickup')
  return { freight, vat, total }
}

/**
 * The mini cart's answer (spec §3): the first lines, with prices when they were requested and the caller may see them.
 * Without prices the cart may have been read with those lines only.
 */
export async function showMiniCart(
  queries: Queries,
  cart: PricedCart,
  caller: Caller,
  showPrices: boolean,
): Promise<MiniCart> {
  const visible = showPrices && !cart.visibility.hidesPrices
  const shown = cart.lines.slice(0, linesPerAnswer)
  const texts = await lineTextsFor(queries, caller, shown)
  return {
    miniCartLineItems: shown.map((line) => miniLine(line, cart, texts, caller, visible)),
    lineCount: cart.lineCount,
    miniCartTotalSum: visible ? sumOfLines(cart.lines) : null,
    currency: sites[caller.site].currency,
    showFetchPricesItems: !showPrices && !cart.visibility.hidesPrices && cart.lineCount > 0,
    hideTotalPrice: cart.visibility.hidesPrices,
  }
}
