import {
  sites,
  type Cart,
  type CartLine,
  type Checkout,
  type MiniCart,
  type MiniCartLine,
} from '../contract/index.ts'
import { totalsOf } from '../domain/charges.ts'
import { readChoices } from '../domain/configuration.ts'
import { awaitedDay } from '../domain/delivery.ts'
import { sumOf } from '../domain/money.ts'
import { noOptionPrices } from '../domain/option-price.ts'
import { fromStored } from '../domain/quantity.ts'
import { articleUrl, pictureUrl, priceUnit, stockOf } from './article-view.ts'
import { stampOf, type CartReading, type PricedLine } from './cart-reading.ts'
import type { Caller } from './services.ts'

export { readCart, type CartReading, type PricedLine } from './cart-reading.ts'

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

function miniLine(
  line: PricedLine,
  reading: CartReading,
  caller: Caller,
  shown = !reading.sight.hidesPrices,
): MiniCartLine {
  const { article, unitPrice, total, options, choiceProblem } = line
  const signedIn = reading.sight.terms !== null
  return {
    itemId: article.lineId,
    name: reading.nameWord(`product:${article.productId}`, article.code),
    variantNbr: article.code,
    quantity: fromStored(article.quantity, article.decimalPrecision),
    displayUnitCode: reading.unitWord(`unit:${article.unit}`, article.unit),
    lineItemUnitPrice: shown ? unitPrice : null,
    priceUnit: priceUnit(article, reading.unitWord),
    lineItemTotalPrice: shown ? total : null,
    trackingProductAttributes: { itemId: article.code, listName: article.listName },
    lineItemData: {
      imageUrl: pictureUrl(article.picture),
      extraImageInformation: '',
      url: articleUrl(article),
      currency: sites[caller.site].currency,
      isFreeTextLineItem: false,
      customerSpecificVariantNumber: article.customerNumber ?? '',
      errors: [
        ...(article.buyable === 1 ? [] : ['notBuyable']),
        ...(signedIn && unitPrice === null ? ['noPrice'] : []),
        ...(choiceProblem === null ? [] : ['configure']),
      ],
      warnings: [...(article.replacedBy === null ? [] : ['replaced']), ...stockWarnings(line, reading)],
      configuration: reading.chosenWords(article, shown ? options : noOptionPrices),
    },
  }
}

const cartLine = (line: PricedLine, reading: CartReading, caller: Caller): CartLine => ({
  ...miniLine(line, reading, caller),
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
          name: reading.nameWord(`product:${line.replacement.productId}`, line.replacement.code),
          url: articleUrl(line.replacement),
        },
})

/** Sum of the lines that have a price, in the minor unit. */
const sumOfLines = (lines: readonly PricedLine[]): number => sumOf(lines.map(({ total }) => total ?? 0))

/** The cart as the contract shows it. Totals are null where prices are not shown. */
export function showCart(reading: CartReading, caller: Caller): Cart {
  const totals = reading.sight.hidesPrices
    ? { sum: null, freight: null, vat: null, total: null }
    : totalsOf(sumOfLines(reading.lines), sites[caller.site].country)
  return {
    cartId: reading.cartId,
    version: reading.version,
    stamp: stampOf(reading),
    merged: reading.merged,
    lines: reading.lines.map((line) => cartLine(line, reading, caller)),
    currency: sites[caller.site].currency,
    ...totals,
  }
}

/** What the cart costs when its goods are fetched; null where prices are not shown. */
export function pickupOf(reading: CartReading, caller: Caller): Checkout['pickup'] {
  if (reading.sight.hidesPrices) return null
  const { freight, vat, total } = totalsOf(sumOfLines(reading.lines), sites[caller.site].country, 'pickup')
  return { freight, vat, total }
}

/** The mini cart (spec §3). Prices only when they were asked for and the caller may see them. */
export function showMiniCart(reading: CartReading, caller: Caller, showPrices: boolean): MiniCart {
  const visible = showPrices && !reading.sight.hidesPrices
  const lines = reading.lines.map((line) => miniLine(line, reading, caller, visible))
  return {
    miniCartLineItems: lines,
    miniCartTotalSum: visible ? sumOfLines(reading.lines) : null,
    currency: sites[caller.site].currency,
    showFetchPricesItems: !showPrices && !reading.sight.hidesPrices && lines.length > 0,
    hideTotalPrice: reading.sight.hidesPrices,
  }
}
