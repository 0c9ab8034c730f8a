import type { ArticleDraft } from '../article.ts'
import { toMinorUnits, parseNumber } from '../parse-values.ts'
import { childOf, childrenOf, textOf, type Element } from './element.ts'

/** Kinds of prices without tax, the preferred one first. */
const kinds = ['net_customer', 'net_list']
/** A price with too many decimals is given for one of these numbers of units. */
const scales = [1, 10, 100, 1000]

export interface PriceContext {
  currency: string
  territory: string | null
  today: string
  /** The price group of a currency. Throws when there is no single one. */
  findPriceGroup(currency: string): string
  addUnsupported(what: string, line: number): void
}

export interface Prices {
  prices: NonNullable<ArticleDraft['prices']>
  volumePrices: NonNullable<ArticleDraft['volumePrices']>
  /** Order units that the prices are for. */
  pricePer: number
}

interface ReadPrice {
  group: string
  from: number
  amount: number
  rank: number
}

interface Fault {
  field: string
  reason: string
}

/** First or last day of a price; empty without one. */
function dateOf(details: Element, type: string): string {
  const moment = childrenOf(details, 'DATETIME').find(({ attributes }) => attributes['type'] === type)
  return textOf(moment, 'DATE') || textOf(details, type.toUpperCase())
}

function readPrice(price: Element, context: PriceContext): ReadPrice | Fault | null {
  const kind = price.attributes['price_type'] ?? ''
  const rank = kinds.indexOf(kind)
  if (rank < 0) {
    context.addUnsupported(`price of the kind ${kind || 'unnamed'}`, price.line)
    return null
  }
  const territories = childrenOf(price, 'TERRITORY').map(({ text }) => text.trim().slice(0, 2).toUpperCase())
  if (context.territory !== null && territories.length > 0 && !territories.includes(context.territory)) {
    context.addUnsupported('price for another country', price.line)
    return null
  }
  const amount = parseNumber(textOf(price, 'PRICE_AMOUNT'))
  if (amount === null)
    return { field: 'PRICE_AMOUNT', reason: `is no amount (${textOf(price, 'PRICE_AMOUNT')})` }
  if (amount < 0) return { field: 'PRICE_AMOUNT', reason: `must not be negative (${amount})` }
  const factor = parseNumber(textOf(price, 'PRICE_FACTOR') || '1')
  // Price units in an order unit, such as kilograms in a box.
  const unitFactor = parseNumber(textOf(childOf(price, 'PRICE_BASE'), 'PRICE_UNIT_FACTOR') || '1')
  const from = parseNumber(textOf(price, 'LOWER_BOUND') || '1')
  if (factor === null || unitFactor === null || from === null || factor < 0 || unitFactor <= 0)
    return { field: 'PRICE_FACTOR', reason: 'is no factor' }
  const currency = textOf(price, 'PRICE_CURRENCY') || context.currency
  return { group: context.findPriceGroup(currency), from, amount: amount * factor * unitFactor, rank }
}

/** Reads the prices of an article that are valid today, in minor units; null without any. */
export function readPrices(
  blocks: readonly Element[],
  priceQuantity: number,
  context: PriceContext,
): Prices | Fault | null {
  const valid: ReadPrice[] = []
  for (const block of blocks) {
    const begins = dateOf(block, 'valid_start_date')
    const ends = dateOf(block, 'valid_end_date')
    if (begins.slice(0, 10) > context.today || (ends !== '' && ends.slice(0, 10) < context.today)) {
      context.addUnsupported('price that does not hold today', block.line)
      continue
    }
    for (const price of childrenOf(block, 'ARTICLE_PRICE', 'PRODUCT_PRICE')) {
      const read = readPrice(price, context)
      if (read && 'reason' in read) return read
      if (read) valid.push(read)
    }
  }
  if (valid.length === 0) return null
  const best = valid.filter(
    (one) => !valid.some((other) => other.group === one.group && other.rank < one.rank),
  )
  const scale = scales.find((times) => best.every(({ amount }) => toMinorUnits(amount * times) !== null))
  if (scale === undefined) return { field: 'PRICE_AMOUNT', reason: 'is finer than the currency' }
  const prices: Prices = { prices: {}, volumePrices: {}, pricePer: priceQuantity * scale }
  for (const { group, from, amount } of best.toSorted((a, b) => a.from - b.from)) {
    const minor = toMinorUnits(amount * scale) ?? 0
    const steps = (prices.volumePrices[group] ??= [])
    if (!prices.prices[group])
      prices.prices[group] = { amount: minor, campaignAmount: null, campaignFrom: null, campaignUntil: null }
    else steps.push({ from, amount: minor })
  }
  return prices
}
