import type { Locale } from '@tradecounter/api/contract'
import type { ShopContext } from '../context/context.ts'
import { two, writeDay } from './days.ts'
import { useShop } from '../context/shop-provider.tsx'

const clocks = new Map<string, Intl.DateTimeFormat>()

/** The time zone of a country, created once: it decides the date, not the machine's zone. */
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

type TimePattern = (day: string, hour: number, minute: number) => string
const colon: TimePattern = (day, hour, minute) => `${day} ${two(hour)}:${two(minute)}`

/** Time formats by locale, after the date: Finnish `7.05`, Danish `07.05`, American `7:05 AM`. */
const timePatterns: Record<Locale, TimePattern> = {
  'sv-SE': colon,
  'fi-FI': (day, hour, minute) => `${day} ${hour}.${two(minute)}`,
  'nn-NO': colon,
  'da-DK': (day, hour, minute) => `${day} ${two(hour)}.${two(minute)}`,
  en: (day, hour, minute) => `${day}, ${two(hour)}:${two(minute)}`,
  'en-GB': (day, hour, minute) => `${day}, ${two(hour)}:${two(minute)}`,
  'en-US': (day, hour, minute) => `${day}, ${hour % 12 || 12}:${two(minute)} ${hour < 12 ? 'AM' : 'PM'}`,
}

/** Formats a time (`HH:MM`) after a formatted date for a locale. */
function writeTime(day: string, time: string, locale: Locale): string {
  const [hour, minute] = time.split(':').map(Number)
  return hour === undefined || minute === undefined ? day : timePatterns[locale](day, hour, minute)
}

/** Time formats of one page, in its site's time zone and locale. Text that is not a time is returned unchanged. */
export interface Times {
  /** The date of a UTC time. */
  day: (text: string) => string
  /** Date, hours and minutes of a UTC time. */
  dayAndTime: (text: string) => string
}

/** Time formats of a context. */
export function timesOf({ country, locale }: Pick<ShopContext, 'country' | 'locale'>): Times {
  const read = (text: string): { day: string; time: string } => {
    const time = new Date(text)
    if (Number.isNaN(time.getTime())) return { day: text, time: '' }
    const parts = new Map(
      clockOf(country)
        .formatToParts(time)
        .map(({ type, value }) => [type, value]),
    )
    return {
      day: writeDay(`${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`, locale),
      time: `${parts.get('hour')}:${parts.get('minute')}`,
    }
  }
  return {
    day: (text) => read(text).day,
    dayAndTime: (text) => {
      const { day, time } = read(text)
      return writeTime(day, time, locale)
    },
  }
}

/** The time formats of this page: `times.dayAndTime('2026-06-30T21:30:00Z')`. */
export const useTimes = (): Times => timesOf(useShop())
