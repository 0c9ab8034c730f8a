import type { Locale } from '@tradecounter/api/contract'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

type Pattern = (year: string, month: number, day: number) => string
const dotted: Pattern = (year, month, day) => `${day}.${month}.${year}`
/** With a zero before a single digit. */
export const two = (number: number): string => String(number).padStart(2, '0')
const english: Pattern = (year, month, day) => `${day} ${months[month - 1] ?? month} ${year}`

/**
 * Days by locale. Written out here, not by `Intl`: browsers leave locales such as nn-NO out, and a date that
 * the server wrote otherwise than the browser would be a hydration mismatch.
 */
const dayPatterns: Record<Locale, Pattern> = {
  'sv-SE': (year, month, day) => `${year}-${two(month)}-${two(day)}`,
  'fi-FI': dotted,
  'nn-NO': dotted,
  'da-DK': dotted,
  en: english,
  'en-GB': english,
  'en-US': (year, month, day) => `${months[month - 1] ?? month} ${day}, ${year}`,
}

/** A day (`YYYY-MM-DD`) as a locale writes it; other text as it is. */
export function writeDay(text: string, locale: Locale): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/u.exec(text) ?? []
  return year && month && day ? dayPatterns[locale](year, Number(month), Number(day)) : text
}
