import { intlLocale } from '../layout/index.ts'
import { type CalendarDay, dayOf, partsOf, utcOf } from './calendar-day.ts'

type Part = 'year' | 'month' | 'day'

const formats = new Map<string, Intl.DateTimeFormat>()

/** Created once per locale and style: one per day would cost more than rendering the month. Formats in UTC. */
function format(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const known = formats.get(key)
  if (known !== undefined) return known
  const made = new Intl.DateTimeFormat(`${intlLocale(locale)}-u-ca-gregory-nu-latn`, {
    ...options,
    timeZone: 'UTC',
  })
  formats.set(key, made)
  return made
}

const numeric = { year: 'numeric', month: '2-digit', day: '2-digit' } as const

const isPart = (type: string): type is Part => type === 'year' || type === 'month' || type === 'day'

/** The date in the locale's numeric format: `2026-11-20`, `20.11.2026`, `20/11/2026`. */
export function showDay(day: CalendarDay, locale: string): string {
  const [year, month, date] = partsOf(day)
  const values = { year: String(year).padStart(4, '0'), month: pad(month), day: pad(date) }
  return format(locale, numeric)
    .formatToParts(utcOf(day))
    .map(({ type, value }) => (isPart(type) ? values[type] : value))
    .join('')
}

const pad = (number: number): string => String(number).padStart(2, '0')

/** The locale's numeric format with these letters: `yyyy-mm-dd`, in Swedish `åååå-mm-dd`. */
export function dayPattern(locale: string, letters: Readonly<Record<Part, string>>): string {
  return format(locale, numeric)
    .formatToParts(utcOf('2026-11-20'))
    .map(({ type, value }) => (isPart(type) ? letters[type].repeat(type === 'year' ? 4 : 2) : value))
    .join('')
}

/** Long format: `Friday 20 November 2026`. */
export const sayDay = (day: CalendarDay, locale: string): string =>
  format(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).format(utcOf(day))

/** Short format: `20 Nov 2026`. */
export const nameDay = (day: CalendarDay, locale: string): string =>
  format(locale, { day: 'numeric', month: 'short', year: 'numeric' }).format(utcOf(day))

/** Month and year: `November 2026`. */
export const sayMonth = (day: CalendarDay, locale: string): string =>
  format(locale, { month: 'long', year: 'numeric' }).format(utcOf(day))

/** The weekday, long or short. */
export const sayWeekday = (day: CalendarDay, locale: string, style: 'long' | 'short'): string =>
  format(locale, { weekday: style }).format(utcOf(day))

/** Two-digit years are read as 1970 to 2069. */
const century = (year: number, digits: number): number =>
  digits > 2 ? year : year + (year < 70 ? 2000 : 1900)

/**
 * Parses a typed date: in the locale's order, separated by `.`, `/`, `-` or spaces, with or without leading zeros,
 * with a year of two or four digits, or as eight digits. `2026-11-20` works in every locale. Returns null if it is
 * not a date.
 */
export function readDay(text: string, locale: string): CalendarDay | null {
  const typed = text.trim()
  if (!/^[\d\s./-]+$/u.test(typed)) return null
  const order = format(locale, numeric)
    .formatToParts(utcOf('2026-11-20'))
    .flatMap(({ type }) => (isPart(type) ? [type] : []))
  const groups = typed.match(/\d+/gu) ?? []
  const pieces = groups.length === 1 ? cut(groups[0] ?? '', order) : groups
  if (pieces.length !== 3) return null
  const startsWithYear = pieces[0]?.length === 4
  const found = { year: '', month: '', day: '' }
  const reading = startsWithYear ? (['year', 'month', 'day'] as const) : order
  for (const [place, part] of reading.entries()) found[part] = pieces[place] ?? ''
  if (![2, 4].includes(found.year.length) || found.month.length > 2 || found.day.length > 2) return null
  return dayOf(century(Number(found.year), found.year.length), Number(found.month), Number(found.day))
}

/** Eight digits without separators, split in the locale's order. */
function cut(figures: string, order: readonly Part[]): string[] {
  if (figures.length !== 8) return []
  let from = 0
  return order.map((part) => {
    const length = part === 'year' ? 4 : 2
    from += length
    return figures.slice(from - length, from)
  })
}
