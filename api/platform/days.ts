import type { Site } from '../contract/index.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

const zones: Readonly<Record<Site['country'], string>> = {
  SE: 'Europe/Stockholm',
  NO: 'Europe/Oslo',
  FI: 'Europe/Helsinki',
  AX: 'Europe/Mariehamn',
  DK: 'Europe/Copenhagen',
}

// Kept, because making one takes milliseconds.
const formatters = new Map<Site['country'], Intl.DateTimeFormat>()
const clocks = new Map<Site['country'], Intl.DateTimeFormat>()

/** The current day in a country, as `YYYY-MM-DD`. */
export function dayIn(country: Site['country'], time: Date): string {
  // Swedish formats a day as `YYYY-MM-DD`.
  const formatter = formatters.get(country) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: zones[country] })
  formatters.set(country, formatter)
  return formatter.format(time)
}

/** The time at which a day begins in a country, or the day some days later, ISO 8601 in UTC. */
export function startOfDay(country: Site['country'], day: string, daysLater = 0): string {
  const wanted = addDays(day, daysLater)
  // Clocks of these countries are at most three hours before UTC.
  const hours = [3, 2, 1].find(
    (before) => dayIn(country, new Date(timeOf(wanted) - before * hourMs)) === wanted,
  )
  return new Date(timeOf(wanted) - (hours ?? 0) * hourMs).toISOString()
}

/** Midnight UTC of a day, for date arithmetic. */
const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)

export const addDays = (day: string, days: number): string =>
  new Date(timeOf(day) + days * dayMs).toISOString().slice(0, 10)

/** 0 Sunday to 6 Saturday. */
export const weekdayOf = (day: string): number => new Date(timeOf(day)).getUTCDay()

/** Easter Sunday of a year in the Gregorian calendar (Meeus, Jones, Butcher). */
export function easterOf(year: number): string {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const short = year % 100
  const skipped = Math.floor((8 * century + 13) / 25)
  const epact = (19 * golden + century - Math.floor(century / 4) - skipped + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(short / 4) - epact - (short % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const march = epact + weekday - 7 * late + 114
  const month = String(Math.floor(march / 31)).padStart(2, '0')
  return `${year}-${month}-${String((march % 31) + 1).padStart(2, '0')}`
}

/** The time of day in a country, as `14:05`. */
export function timeIn(country: Site['country'], time: Date): string {
  const formatter =
    clocks.get(country) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: zones[country], timeStyle: 'short' })
  clocks.set(country, formatter)
  return formatter.format(time)
}

/** Formats times as `24 december 2026 16:00` in the time zone of a country. */
export function momentFormatter(country: Site['country'], locale: string): (time: Date) => string {
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: zones[country],
  })
  return (time) => format.format(time)
}
