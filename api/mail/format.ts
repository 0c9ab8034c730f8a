import type { Currency } from '../contract/index.ts'

/** Currency signs, the same in every language, as in the shop (spec §5). */
const signs: Readonly<Record<Currency, string>> = { SEK: 'kr', NOK: 'kr', DKK: 'kr.', EUR: '€' }

const isCurrency = (text: string): text is Currency => text in signs

/** No-break space: keeps a number on one line. */
const space = '\u{A0}'

const grouped = (whole: string): string => whole.replace(/\B(?=(?:\d{3})+$)/gu, space)

/** An amount in minor units as `1 234,50 kr`, in every language. `Intl` would differ by language (SITE-8). */
export function formatMoney(minor: number, currency: string): string {
  const cents = Math.abs(minor)
  const amount = `${grouped(String(Math.trunc(cents / 100)))},${String(cents % 100).padStart(2, '0')}`
  const sign = isCurrency(currency) ? signs[currency] : currency
  return `${minor < 0 ? '-' : ''}${amount}${space}${sign}`
}

/** A quantity with all its decimals: `1 200`, `12,25`. */
export function formatQuantity(quantity: number): string {
  const [whole = '0', fraction] = String(Number(quantity.toFixed(3))).split('.')
  return fraction === undefined ? grouped(whole) : `${grouped(whole)},${fraction}`
}

/** Text on one line, so that typed text cannot look like lines of the shop. */
export const oneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim()

/** The same for a name in a PDF, whose lines break by themselves: numbers stay with their units. */
export const oneLineOfPrint = (text: string): string => text.replaceAll(/[^\S\u00A0]+/gu, ' ').trim()
