import type { Currency } from '@tradecounter/api/contract'
import type { ShopContext } from './context.ts'
import { writeDay } from './days.ts'

/** Signs of the currencies that the sites trade in; they stand behind the amount in every language (spec §5). */
const currencySigns = { SEK: 'kr', NOK: 'kr', DKK: 'kr.', EUR: '€' } as const satisfies Record<
  Currency,
  string
>

const isCurrency = (text: string): text is Currency => text in currencySigns

/** Digits with a space between thousands and a comma as the decimal mark (SITE-8). */
function digits(value: number, decimals: number): string {
  const [whole = '0', fraction] = Math.abs(value).toFixed(decimals).split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/gu, ' ')
  const text = fraction === undefined ? grouped : `${grouped},${fraction}`
  return value < 0 && /[1-9]/u.test(text) ? `-${text}` : text
}

/** An amount from integer minor units, two decimals: `123450` is `1 234,50`. */
export const formatAmount = (minor: number): string => digits(minor / 100, 2)
/** An amount with its currency's sign: `1 234,50 kr`. An unknown code stands as it is. */
export const formatMoney = (minor: number, currency: string): string =>
  `${formatAmount(minor)} ${isCurrency(currency) ? currencySigns[currency] : currency}`
/** A number that is not an amount, one decimal: `1234.56` is `1 234,6`. */
export const formatNumber = (value: number): string => digits(value, 1)
/** A number of things: `1 234`. */
export const formatCount = (value: number): string => digits(Math.trunc(value), 0)

/** Formats of one page: its currency and its locale's dates. Times are `useTimes()`. */
export interface Format {
  money: (minor: number, currency?: string) => string
  amount: (minor: number) => string
  number: (value: number) => string
  count: (value: number) => string
  /** A day (`YYYY-MM-DD`) as the locale writes it. Other text is returned as it is. */
  date: (text: string) => string
}

const createFormat = ({ locale, currency }: Pick<ShopContext, 'locale' | 'currency'>): Format => ({
  money: (minor, code = currency) => formatMoney(minor, code),
  amount: formatAmount,
  number: formatNumber,
  count: formatCount,
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
