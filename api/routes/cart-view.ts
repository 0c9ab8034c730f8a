import { sites, type Cart, type CartLine, type MiniCart, type MiniCartLine } from '../contract/index.ts'
import { totalsOf } from '../domain/charges.ts'
import { lineTotal, sumOf } from '../domain/money.ts'
import { fromStored } from '../domain/quantity.ts'
import { readCartLines, type CartLineArticle } from '../store/articles.ts'
import { cartOwner, findCart } from '../store/carts.ts'
import type { Queries } from '../store/index.ts'
import {
  articleUrl,
  pictureUrl,
  priceDay,
  priceOf,
  priceUnit,
  sightOf,
  stockOf,
  type Sight,
} from './article-view.ts'
import type { Caller } from './services.ts'
import { wordsFor, type Word } from './words.ts'

/** A line with its true price of the day, whoever may see it. `unitPrice` is null for an article without a price. */
export interface PricedLine {
  article: CartLineArticle
  unitPrice: number | null
  total: number | null
}

/** A cart as it stands, with what its reader may see. */
export interface CartReading {
  cartId: string
  version: number
  lines: PricedLine[]
  sight: Sight
  nameWord: Word
  unitWord: Word
}

/** Reads the caller's open cart, with prices of the day; an empty one of version 0 when none was begun. */
export async function readCart(queries: Queries, caller: Caller, now: Date): Promise<CartReading> {
  const sight = await sightOf(queries, caller)
  const cart =
    caller.sessionHash === null
      ? undefined
      : await findCart(queries, cartOwner({ ...caller, sessionHash: caller.sessionHash }))
  const articles = cart === undefined ? [] : await readCartLines(queries, sight.terms, cart.id)
  const day = priceDay(caller.site, now)
  const lines = articles.map((article): PricedLine => {
    const unitPrice = priceOf(article, day)?.amount ?? null
    const total = unitPrice === null ? null : lineTotal({ ...article, unitPrice }, article.quantity)
    return { article, unitPrice, total }
  })
  const owners = articles.flatMap(({ productId, unit }) => [`product:${productId}`, `unit:${unit}`])
  const word = await wordsFor(queries, caller.language, 'name', owners)
  return { cartId: cart?.id ?? '', version: cart?.version ?? 0, lines, sight, nameWord: word, unitWord: word }
}

function miniLine(
  { article, unitPrice, total }: PricedLine,
  reading: CartReading,
  caller: Caller,
): MiniCartLine {
  const shown = !reading.sight.hidesPrices
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
      ],
      warnings: [],
    },
  }
}

const cartLine = (line: PricedLine, reading: CartReading, caller: Caller): CartLine => ({
  ...miniLine(line, reading, caller),
  version: line.article.version,
  unitVolume: fromStored(line.article.unitVolume, line.article.decimalPrecision),
  decimalPrecision: line.article.decimalPrecision,
  stock: reading.sight.terms === null ? null : stockOf(line.article, reading.sight.terms),
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
    lines: reading.lines.map((line) => cartLine(line, reading, caller)),
    currency: sites[caller.site].currency,
    ...totals,
  }
}

/** The mini cart (spec §3). Prices only when they were asked for and the caller may see them. */
export function showMiniCart(reading: CartReading, caller: Caller, showPrices: boolean): MiniCart {
  const visible = showPrices && !reading.sight.hidesPrices
  const lines = reading.lines.map((line) => miniLine(line, reading, caller))
  return {
    miniCartLineItems: visible
      ? lines
      : lines.map((line) => ({ ...line, lineItemUnitPrice: null, lineItemTotalPrice: null })),
    miniCartTotalSum: visible ? sumOfLines(reading.lines) : null,
    currency: sites[caller.site].currency,
    showFetchPricesItems: !showPrices && !reading.sight.hidesPrices && lines.length > 0,
    hideTotalPrice: reading.sight.hidesPrices,
  }
}
