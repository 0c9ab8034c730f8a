import { maxAmount, type ArticleDraft } from '../article.ts'
import { isWholeMinor, parseDay, toMinorUnits } from '../parse-values.ts'
import type { PriceGroupAnswer } from '../price-groups.ts'
import { withoutCurrency } from './currency-sign.ts'
import { childOf, childrenOf, textOf, type Element } from './element.ts'
import type { Notes } from './notes.ts'
import type { PriceNumbers } from './price-numbers.ts'

/** Kinds of prices without tax, the preferred one first. One whose kind the file does not state is a list price. */
const kinds = ['net_customer', 'net_list', '', 'on_request']
/** A price with too many decimals is given for one of these numbers of units. */
const scales = [1, 10, 100, 1000]

export interface PriceContext {
  currency: string
  territory: string | null
  today: string
  /** The price group of a currency, or the reason why there is none. */
  findPriceGroup(currency: string): PriceGroupAnswer
  numbers: PriceNumbers
  notes: Notes
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
  /** In the currency; null for a price on request. */
  amount: number | null
  /** Place of its kind, the preferred first. */
  rank: number
  /** The countries that it is for, as text; empty for one of all countries. */
  countries: string
  /** The first day of its price list; empty for one without. */
  begins: string
}

type Amount = ReadPrice & { amount: number }

/** What a price of zero means: articles have none then, options are free. */
type ZeroPrice = 'onRequest' | 'free'

/** What is left out of an article without a price. */
const noPrice = 'no price that the shop can use: the article has its price on request'

/** First or last day of prices; null without one, undefined with a warning for a text that is no day. */
function dateOf(details: Element, type: 'start' | 'end', notes: Notes): string | null | undefined {
  const moment = childrenOf(details, 'DATETIME').find(({ attributes }) =>
    new RegExp(`^(?:valid_)?${type}_date$`, 'iu').test(attributes['type'] ?? ''),
  )
  const written = textOf(moment, 'DATE') || textOf(details, `VALID_${type.toUpperCase()}_DATE`)
  if (written === '') return null
  const day = parseDay(written)
  if (day !== null) return day
  notes.warn('incomplete', details, 'day of a price that cannot be read: the price is refused', written)
  return undefined
}

/**
 * A number of a price; `otherwise` where there is none; null with a warning for any other text, which refuses the
 * price.
 */
function numberOf(
  element: Element | undefined,
  name: string,
  { otherwise, isAllowed }: { otherwise: number; isAllowed: (value: number) => boolean },
  { numbers, notes }: PriceContext,
): number | null {
  const written = textOf(element, name)
  if (written === '' || element === undefined) return otherwise
  const value = numbers.read(written)
  if (value !== null && isAllowed(value)) return value
  notes.warn('incomplete', element, `${name} that is no such number: the price is refused`, written)
  return null
}

/** Why a price is on request; null for an amount. */
function whyNoAmount(written: string, amount: number | null, zero: ZeroPrice): string | null {
  if (written === '') return 'empty price: the price is on request'
  if (amount === null) return 'price that is no amount: the price is on request'
  return amount === 0 && zero === 'onRequest' ? 'price of zero: the price is on request' : null
}

/**
 * Reads one price. `amount` is null for a price on request. The group of one that can be read in two ways is added to
 * `unclear`: no price of the group is taken then, and none is removed.
 */
function readPrice(
  price: Element,
  context: PriceContext,
  { block, begins, zero, unclear }: { block: Element; begins: string; zero: ZeroPrice; unclear: Set<string> },
): ReadPrice | null {
  const { notes, numbers } = context
  const kind = (price.attributes['price_type'] ?? price.attributes['type'] ?? '').trim().toLowerCase()
  const rank = kinds.indexOf(kind)
  if (rank < 0) {
    notes.addUnsupported(`price of the kind ${kind.slice(0, 40)}`, price.line)
    return null
  }
  if (kind === '') notes.warn('adjusted', price, 'price without a kind: taken as a list price without tax')
  const territories = childrenOf(price, 'TERRITORY')
    .map(({ text }) => text.trim().slice(0, 2).toUpperCase())
    .filter(Boolean)
  const countries = [...new Set(territories)].toSorted().join(' ')
  if (context.territory !== null && territories.length > 0 && !territories.includes(context.territory)) {
    notes.addUnsupported('price for another country', price.line)
    return null
  }
  if (childOf(price, 'AREA_REFS')) {
    notes.warn('incomplete', price, 'price for an area of the supplier (AREA_REFS): the price is refused')
    return null
  }
  const currency = (
    textOf(price, 'PRICE_CURRENCY') ||
    textOf(block, 'PRICE_CURRENCY') ||
    context.currency
  ).toUpperCase()
  const found = context.findPriceGroup(currency)
  if ('reason' in found) {
    notes.warn('incomplete', price, found.reason)
    return null
  }
  const written = textOf(price, 'PRICE_AMOUNT')
  const bare = withoutCurrency(written, currency)
  const asked =
    kind === 'on_request'
      ? 'price on request'
      : textOf(block, 'DAILY_PRICE').toLowerCase() === 'true'
        ? 'daily price: the price is on request'
        : null
  if (asked === null && numbers.isAmbiguous(bare)) {
    unclear.add(found.group)
    notes.warn('incomplete', price, 'price that can be read in two ways: it is refused', written)
    return null
  }
  const amount = numbers.read(bare)
  const doubtful = numbers.takeDoubtful()
  if (doubtful !== null)
    notes.warn('adjusted', price, 'first decimal comma, below prices with a decimal point', doubtful)
  if (amount !== null && amount < 0) {
    notes.warn('incomplete', price, 'price that is no amount: a negative price is refused', written)
    return null
  }
  const factor = numberOf(price, 'PRICE_FACTOR', { otherwise: 1, isAllowed: (each) => each >= 0 }, context)
  // Price units in an order unit, such as kilograms in a box.
  const base = childOf(price, 'PRICE_BASE')
  const unitFactor = numberOf(
    base,
    'PRICE_UNIT_FACTOR',
    { otherwise: 1, isAllowed: (each) => each > 0 },
    context,
  )
  const from = numberOf(price, 'LOWER_BOUND', { otherwise: 1, isAllowed: (each) => each >= 0 }, context)
  if (factor === null || unitFactor === null || from === null) return null
  const product = amount === null ? null : amount * factor * unitFactor
  const onRequest = asked ?? whyNoAmount(written, product, zero)
  const read = { group: found.group, from, rank, countries, begins }
  if (product !== null && onRequest === null) return { ...read, amount: product }
  notes.warn('incomplete', price, onRequest ?? noPrice, written)
  return { ...read, amount: null }
}

/** The prices with the smallest rank. */
function lowest(prices: readonly Amount[], rankOf: (price: Amount) => number): Amount[] {
  const least = Math.min(...prices.map(rankOf))
  return prices.filter((price) => rankOf(price) === least)
}

/**
 * The prices of a group that count, or the reason why none does: those of the preferred kind, of these those for the
 * site's own country before those for all countries, of these those of the price list that began last. The cheaper
 * price never decides.
 */
function preferred(read: readonly ReadPrice[], territory: string | null): Amount[] | string {
  const countries = new Set(read.map((price) => price.countries))
  if (territory === null && countries.size > 1) {
    const named = [...countries].map((each) => each || 'all countries').toSorted()
    return `prices for several countries (${named.join(', ')}): choose one with --site`
  }
  const amounts = read.flatMap((one) => (one.amount === null ? [] : [{ ...one, amount: one.amount }]))
  const ofKind = lowest(amounts, ({ rank }) => rank)
  const ofCountry = lowest(ofKind, (price) => (price.countries === '' ? 1 : 0))
  const last = ofCountry.reduce((latest, { begins }) => (begins > latest ? begins : latest), '')
  const ofList = ofCountry.filter(({ begins }) => begins === last)
  const bounds = Map.groupBy(ofList, ({ from }) => from)
  for (const [from, same] of bounds)
    if (new Set(same.map(({ amount }) => amount)).size > 1)
      return `different prices from the same quantity (${from}): none is taken`
  return [...bounds.values()].flatMap((same) => same.slice(0, 1))
}

/**
 * Reads the prices of an article that are valid today, in minor units; null without any. An article whose price is
 * empty or zero has its price on request, which is null in `prices`; so has one whose first price counts from more than
 * one unit, and its volume prices count from their quantities on.
 */
export function readPrices(
  blocks: readonly Element[],
  priceQuantity: number,
  context: PriceContext,
  zero: ZeroPrice = 'onRequest',
): Prices | null {
  const { notes } = context
  const valid: ReadPrice[] = []
  const unclear = new Set<string>()
  const ofOtherDays: Array<{ block: Element; days: string }> = []
  for (const block of blocks) {
    const begins = dateOf(block, 'start', notes)
    const ends = dateOf(block, 'end', notes)
    if (begins === undefined || ends === undefined) continue
    if ((begins ?? '') > context.today || (ends !== null && ends < context.today)) {
      ofOtherDays.push({ block, days: `${begins ?? ''} to ${ends ?? ''}` })
      continue
    }
    for (const price of childrenOf(block, 'ARTICLE_PRICE', 'PRODUCT_PRICE')) {
      const read = readPrice(price, context, { block, begins: begins ?? '', zero, unclear })
      if (read) valid.push(read)
    }
  }
  for (const { block, days } of ofOtherDays) {
    if (valid.length > 0) notes.addUnsupported('price of other days', block.line)
    else notes.warn('incomplete', block, 'price that is not valid today', days)
  }
  const [first] = blocks
  const best: Amount[] = []
  const usable = new Map(Map.groupBy(valid, ({ group }) => group))
  for (const group of unclear) usable.delete(group)
  for (const [group, own] of usable) {
    const chosen = preferred(own, context.territory)
    if (typeof chosen === 'string') {
      usable.delete(group)
      if (first) notes.warn('incomplete', first, chosen)
    } else best.push(...chosen)
  }
  if (best.length === 0 && first && zero === 'onRequest' && !notes.has('incomplete'))
    notes.warn('incomplete', first, noPrice)
  if (usable.size === 0) return null
  const scale = scales.find((times) => best.every(({ amount }) => toMinorUnits(amount * times) !== null))
  const isTooLarge = best.some(({ amount }) => amount * 100 * (scale ?? 1) > maxAmount)
  if ((scale === undefined || isTooLarge) && first) {
    const amount = String(best[0]?.amount)
    notes.warn(
      'incomplete',
      first,
      isTooLarge ? 'price that is too large' : 'price that is finer than the currency',
      amount,
    )
    return null
  }
  const factor = scale ?? 1
  const rounded = best.find(({ amount }) => !isWholeMinor(amount * factor))
  if (rounded && first)
    notes.warn(
      'adjusted',
      first,
      'price rounded to the currency',
      String(Number(rounded.amount.toPrecision(12))),
    )
  const prices: Prices = { prices: {}, volumePrices: {}, pricePer: priceQuantity * factor }
  for (const group of usable.keys()) {
    prices.prices[group] = null
    prices.volumePrices[group] = []
  }
  for (const { group, from, amount } of best.toSorted((a, b) => a.from - b.from)) {
    const minor = toMinorUnits(amount * factor) ?? 0
    const steps = (prices.volumePrices[group] ??= [])
    if (from <= 1 && !prices.prices[group])
      prices.prices[group] = { amount: minor, campaignAmount: null, campaignFrom: null, campaignUntil: null }
    else steps.push({ from, amount: minor })
  }
  for (const [group, price] of Object.entries(prices.prices)) {
    const from = prices.volumePrices[group]?.[0]?.from
    if (price === null && from !== undefined && first)
      notes.warn('incomplete', first, 'no price of one unit: the price is on request below', `from ${from}`)
  }
  return prices
}
