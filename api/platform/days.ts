import type { Site } from '../contract/index.ts'

const dayMs = 86_400_000

const zones: Readonly<Record<Site['country'], string>> = {
  SE: 'Europe/Stockholm',
  NO: 'Europe/Oslo',
  FI: 'Europe/Helsinki',
  AX: 'Europe/Mariehamn',
  DK: 'Europe/Copenhagen',
}

// Made once, because making one is slow. Swedish formats a day as `YYYY-MM-DD`.
const formatters = new Map(
  Object.values(zones).map((timeZone) => [timeZone, new Intl.DateTimeFormat('sv-SE', { timeZone })]),
)

/** The current day in a country, as `YYYY-MM-DD`. */
export function dayIn(country: Site['country'], time: Date): string {
  const formatter = formatters.get(zones[country])
  return formatter === undefined ? time.toISOString().slice(0, 10) : formatter.format(time)
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
