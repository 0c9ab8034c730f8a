import type { Locale } from '@tradecounter/api/contract'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

type Pattern = (year: string, month: number, day: number) => string
const dotted: Pattern = (year, month, day) => `${day}.${month}.${year}`
/** Pads to two digits. */
export const two = (number: number): string => String(number).padStart(2, '0')
const english: Pattern = (year, month, day) => `${day} ${months[month - 1] ?? month} ${year}`

/**
 * Date formats by locale. Own formats, not `Intl`: browsers lack locales such as nn-NO, and a different format on
 * the server would be a hydration mismatch.
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

/** Formats a date (`YYYY-MM-DD`) for a locale; other text is returned unchanged. */
export function writeDay(text: string, locale: Locale): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/u.exec(text) ?? []
  return year && month && day ? dayPatterns[locale](year, Number(month), Number(day)) : text
}
