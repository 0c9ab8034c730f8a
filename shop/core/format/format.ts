import type { Currency } from '@tradecounter/api/contract'
import type { ShopContext } from '../context/context.ts'
import { memoizeByObject } from '../memoize-by-object.ts'
import { writeDay } from './days.ts'

/** Symbols of the sites' currencies, after the amount in every language (spec §5). */
const currencySigns = { SEK: 'kr', NOK: 'kr', DKK: 'kr.', EUR: '€' } as const satisfies Record<
  Currency,
  string
>

/** Keeps the groups of a number and its unit on one line. */
const noBreakSpace = '\u00A0'

const isCurrency = (text: string): text is Currency => text in currencySigns

/**
 * Digits with a space between thousands and a decimal comma, in every language (SITE-8): `Intl` would follow the
 * language instead. `whole` and `fraction` are the digits on either side of the comma.
 */
function written(whole: string, fraction: string, negative: boolean): string {
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/gu, noBreakSpace)
  const text = fraction === '' ? grouped : `${grouped},${fraction}`
  return negative && /[1-9]/u.test(text) ? `-${text}` : text
}

/** Rounds half up in decimal: 1.45 becomes 1.5, although its binary value is slightly less. */
function oneDecimal(value: number): string {
  const tenths = Math.round(Number(`${value}e1`))
  // A number in exponential notation is too small or too large for the difference to show.
  return Number.isSafeInteger(tenths) ? (tenths / 10).toFixed(1) : value.toFixed(1)
}

/** Formats an amount in minor units with two decimals: `123450` is `1 234,50`. Exact for every safe integer. */
export function formatAmount(minor: number): string {
  const cents = Math.abs(Math.round(minor))
  return written(String(Math.trunc(cents / 100)), String(cents % 100).padStart(2, '0'), minor < 0)
}
/** Formats an amount with its currency symbol: `1 234,50 kr`. An unknown currency code is shown as it is. */
export const formatMoney = (minor: number, currency: string): string =>
  `${formatAmount(minor)}${noBreakSpace}${isCurrency(currency) ? currencySigns[currency] : currency}`
/** Formats a number that is not an amount, with one decimal: `1234.56` is `1 234,6`. */
export function formatNumber(value: number): string {
  const [whole = '0', fraction = '0'] = oneDecimal(Math.abs(value)).split('.')
  return written(whole, fraction, value < 0)
}
/** Formats a count: `1 234`. */
export const formatCount = (value: number): string =>
  written(Math.abs(Math.trunc(value)).toFixed(0), '', value < 0)
/** Rounds half up in decimal to as many decimals as an article may have. */
function thousandths(value: number): number {
  const scaled = Math.round(Number(`${value}e3`))
  return Number.isSafeInteger(scaled) ? scaled / 1000 : value
}

/**
 * Formats a quantity with the article's own decimals, at most three and without trailing zeros: `12`, `12,5`, `0,25`.
 */
export function formatQuantity(value: number): string {
  const [whole = '0', fraction = ''] = thousandths(Math.abs(value)).toFixed(3).split('.')
  return written(whole, fraction.replace(/0+$/u, ''), value < 0)
}

/** Formats the size of a file: in kilobytes (`88 kB`), or in megabytes from one megabyte on (`1,2 MB`). */
export const formatFileSize = (bytes: number): string =>
  bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))}${noBreakSpace}kB`
    : `${formatNumber(bytes / 1_000_000)}${noBreakSpace}MB`

/** Formats of one page: its currency and its locale's dates. For times use `useTimes()`. */
export interface Format {
  money: (minor: number, currency?: string) => string
  amount: (minor: number) => string
  number: (value: number) => string
  count: (value: number) => string
  quantity: (value: number) => string
  /** A date (`YYYY-MM-DD`) in the locale's format. Other text is returned unchanged. */
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

/** The formats of a page, created once per context. */
export const formatOf: (context: ShopContext) => Format = memoizeByObject(createFormat)
