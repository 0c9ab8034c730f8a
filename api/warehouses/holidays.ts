import type { Site } from '../contract/index.ts'
import { addDays, easterOf, weekdayOf } from '../platform/days.ts'

type Country = Site['country']

/** Days off by month and day, and by days from Easter Sunday. */
interface Calendar {
  fixed: readonly string[]
  fromEaster: readonly number[]
  /** Movable days on a fixed weekday: Midsummer's Eve and All Saints' Day. */
  saturdays: readonly ('midsummer-eve' | 'all-saints')[]
}

const maundyThursday = -3
const goodFriday = -2
const easterMonday = 1
const ascension = 39
const whitMonday = 50

const finnish: Calendar = {
  fixed: ['01-01', '01-06', '05-01', '12-06', '12-24', '12-25', '12-26'],
  fromEaster: [goodFriday, easterMonday, ascension],
  saturdays: ['midsummer-eve', 'all-saints'],
}

const calendars: Readonly<Record<Country, Calendar>> = {
  SE: {
    fixed: ['01-01', '01-06', '05-01', '06-06', '12-24', '12-25', '12-26', '12-31'],
    fromEaster: [goodFriday, easterMonday, ascension],
    saturdays: ['midsummer-eve', 'all-saints'],
  },
  NO: {
    fixed: ['01-01', '05-01', '05-17', '12-25', '12-26'],
    fromEaster: [maundyThursday, goodFriday, easterMonday, ascension, whitMonday],
    saturdays: [],
  },
  FI: finnish,
  AX: { ...finnish, fixed: [...finnish.fixed, '06-09'] },
  DK: {
    fixed: ['01-01', '06-05', '12-24', '12-25', '12-26', '12-31'],
    fromEaster: [maundyThursday, goodFriday, easterMonday, ascension, whitMonday],
    saturdays: [],
  },
}

/** The first day from `day` on that is a given weekday. */
const nextWeekday = (day: string, weekday: number): string => addDays(day, (weekday - weekdayOf(day) + 7) % 7)

const movingDay = (year: number, name: 'midsummer-eve' | 'all-saints'): string =>
  name === 'midsummer-eve' ? nextWeekday(`${year}-06-19`, 5) : nextWeekday(`${year}-10-31`, 6)

const years = new Map<string, ReadonlySet<string>>()

/** Public holidays of a country in a year, with the eves without delivery; `YYYY-MM-DD`. */
export function holidaysOf(country: Country, year: number): ReadonlySet<string> {
  const key = `${country} ${year}`
  const known = years.get(key)
  if (known) return known
  const { fixed, fromEaster, saturdays } = calendars[country]
  const easter = easterOf(year)
  const days = new Set([
    ...fixed.map((day) => `${year}-${day}`),
    ...fromEaster.map((distance) => addDays(easter, distance)),
    ...saturdays.map((name) => movingDay(year, name)),
  ])
  years.set(key, days)
  return days
}
