import type { Locale } from '@tradecounter/api/contract'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

type Pattern = (year: string, month: number, day: number) => string
const dotted: Pattern = (year, month, day) => `${day}.${month}.${year}`
const two = (number: number): string => String(number).padStart(2, '0')
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

type TimePattern = (day: string, hour: number, minute: number) => string
const colon: TimePattern = (day, hour, minute) => `${day} ${two(hour)}:${two(minute)}`

/** Times by locale, behind their day: Finns write `7.05`, Danes `07.05`, Americans `7:05 AM`. */
const timePatterns: Record<Locale, TimePattern> = {
  'sv-SE': colon,
  'fi-FI': (day, hour, minute) => `${day} ${hour}.${two(minute)}`,
  'nn-NO': colon,
  'da-DK': (day, hour, minute) => `${day} ${two(hour)}.${two(minute)}`,
  en: (day, hour, minute) => `${day}, ${two(hour)}:${two(minute)}`,
  'en-GB': (day, hour, minute) => `${day}, ${two(hour)}:${two(minute)}`,
  'en-US': (day, hour, minute) => `${day}, ${hour % 12 || 12}:${two(minute)} ${hour < 12 ? 'AM' : 'PM'}`,
}

/** A time (`HH:MM`) behind a written day, as a locale writes the two. */
export function writeTime(day: string, time: string, locale: Locale): string {
  const [hour, minute] = time.split(':').map(Number)
  return hour === undefined || minute === undefined ? day : timePatterns[locale](day, hour, minute)
}
