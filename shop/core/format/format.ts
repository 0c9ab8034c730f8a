import type { Currency } from '@tradecounter/api/contract'
import type { ShopContext } from '../context/context.ts'
import { writeDay } from './days.ts'

/** Signs of the currencies that the sites trade in; they stand behind the amount in every language (spec §5). */
const currencySigns = { SEK: 'kr', NOK: 'kr', DKK: 'kr.', EUR: '€' } as const satisfies Record<
  Currency,
  string
>

const isCurrency = (text: string): text is Currency => text in currencySigns

/**
 * Digits with a space between thousands and a comma as the decimal mark, in every language (SITE-8): `Intl` would follow
 * the language instead. `whole` and `fraction` are what stands on either side of the mark.
 */
function written(whole: string, fraction: string, negative: boolean): string {
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/gu, ' ')
  const text = fraction === '' ? grouped : `${grouped},${fraction}`
  return negative && /[1-9]/u.test(text) ? `-${text}` : text
}

/** Rounds as one does on paper: 1.45 becomes 1.5, although the nearest binary number is a little less. */
function oneDecimal(value: number): string {
  const tenths = Math.round(Number(`${value}e1`))
  // A number that is written with an exponent is too small or too large for the difference to show.
  return Number.isSafeInteger(tenths) ? (tenths / 10).toFixed(1) : value.toFixed(1)
}

/** An amount from integer minor units, two decimals: `123450` is `1 234,50`. Exact for every safe integer. */
export function formatAmount(minor: number): string {
  const cents = Math.abs(Math.round(minor))
  return written(String(Math.trunc(cents / 100)), String(cents % 100).padStart(2, '0'), minor < 0)
}
/** An amount with its currency's sign: `1 234,50 kr`. An unknown code stands as it is. */
export const formatMoney = (minor: number, currency: string): string =>
  `${formatAmount(minor)} ${isCurrency(currency) ? currencySigns[currency] : currency}`
/** A number that is not an amount, one decimal: `1234.56` is `1 234,6`. */
export function formatNumber(value: number): string {
  const [whole = '0', fraction = '0'] = oneDecimal(Math.abs(value)).split('.')
  return written(whole, fraction, value < 0)
}
/** A number of things: `1 234`. */
export const formatCount = (value: number): string =>
  written(Math.abs(Math.trunc(value)).toFixed(0), '', value < 0)
/** A quantity: a number of things, or with one decimal when there is a part of one (`12,5`). */
export const formatQuantity = (value: number): string =>
  Number.isInteger(value) ? formatCount(value) : formatNumber(value)

/** Formats of one page: its currency and its locale's dates. Times are `useTimes()`. */
export interface Format {
  money: (minor: number, currency?: string) => string
  amount: (minor: number) => string
  number: (value: number) => string
  count: (value: number) => string
  quantity: (value: number) => string
  /** A day (`YYYY-MM-DD`) as the locale writes it. Other text is returned as it is. */
  date: (text: string) => string
}

const createFormat = ({ locale, currency }: Pick<ShopContext, 'locale' | 'currency'>): Format => ({
  money: (minor, code = currency) => formatMoney(minor, code),
  amount: formatAmount,
  number: formatNumber,
  count: formatCount,
  quantity: formatQuantity,
  date: (text) => writeDay(text, locale),
})

const formats = new WeakMap<ShopContext, Format>()

/** The formats of a page, made once per context. */
export function formatOf(context: ShopContext): Format {
  const known = formats.get(context)
  if (known) return known
  const format = createFormat(context)
  formats.set(context, format)
  return format
}
