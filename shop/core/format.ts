import type { Currency } from '@tradecounter/api/contract'
import type { ShopContext } from './context.ts'

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

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
type DateParts = { year: string; month: string; day: string }
const dotted = ({ year, month, day }: DateParts): string => `${Number(day)}.${Number(month)}.${year}`
const monthName = (month: string): string => months[Number(month) - 1] ?? month

/**
 * Dates by locale. Written out here, not by `Intl`: browsers leave locales such as nn-NO out, and a date that
 * the server wrote otherwise than the browser would be a hydration mismatch.
 */
const datePatterns: Record<ShopContext['locale'], (parts: DateParts) => string> = {
  'sv-SE': ({ year, month, day }) => `${year}-${month}-${day}`,
  'fi-FI': dotted,
  'nn-NO': dotted,
  'da-DK': dotted,
  en: ({ year, month, day }) => `${Number(day)} ${monthName(month)} ${year}`,
  'en-GB': ({ year, month, day }) => `${Number(day)} ${monthName(month)} ${year}`,
  'en-US': ({ year, month, day }) => `${monthName(month)} ${Number(day)}, ${year}`,
}

const clocks = new Map<string, Intl.DateTimeFormat>()
function clockOf(country: string): Intl.DateTimeFormat {
  const timeZone = country === 'FI' || country === 'AX' ? 'Europe/Helsinki' : 'Europe/Stockholm'
  const known = clocks.get(timeZone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  clocks.set(timeZone, clock)
  return clock
}

/** Formats of one page: its currency, its locale's dates, its country's clock. */
export interface Format {
  money: (minor: number, currency?: string) => string
  amount: (minor: number) => string
  number: (value: number) => string
  count: (value: number) => string
  /** A day (`YYYY-MM-DD`) or a UTC time, as the day it is in the site's country. Text that is neither is returned. */
  date: (text: string) => string
  /** A UTC time with hours and minutes in the site's country. */
  dateTime: (text: string) => string
}

function createFormat({
  locale,
  country,
  currency,
}: Pick<ShopContext, 'locale' | 'country' | 'currency'>): Format {
  const write = datePatterns[locale]
  const partsOf = (text: string): (DateParts & { time: string }) | null => {
    const day = /^(\d{4})-(\d{2})-(\d{2})$/u.exec(text)
    if (day) return { year: day[1] ?? '', month: day[2] ?? '', day: day[3] ?? '', time: '' }
    const time = new Date(text)
    if (Number.isNaN(time.getTime())) return null
    const parts = new Map(
      clockOf(country)
        .formatToParts(time)
        .map(({ type, value }) => [type, value]),
    )
    const part = (type: Intl.DateTimeFormatPartTypes): string => parts.get(type) ?? ''
    return {
      year: part('year'),
      month: part('month'),
      day: part('day'),
      time: `${part('hour')}:${part('minute')}`,
    }
  }
  return {
    money: (minor, code = currency) => formatMoney(minor, code),
    amount: formatAmount,
    number: formatNumber,
    count: formatCount,
    date: (text) => {
      const parts = partsOf(text)
      return parts === null ? text : write(parts)
    },
    dateTime: (text) => {
      const parts = partsOf(text)
      return parts === null ? text : `${write(parts)} ${parts.time}`.trim()
    },
  }
}

const formats = new WeakMap<ShopContext, Format>()

/** The formats of a page, made once per context. */
export function formatOf(context: ShopContext): Format {
  const known = formats.get(context)
  if (known) return known
  const format = createFormat(context)
  formats.set(context, format)
  return format
}
