import { addDays, addMonths, type CalendarDay, lastDayOf, partsOf } from './calendar-day.ts'

/** Dates from the first to the last, both included; an open end is null. */
export interface DayRange {
  /** The first day. */
  from: CalendarDay | null
  /** The last day. */
  to: CalendarDay | null
}

/** The range between two days, whichever was chosen first. */
export const rangeOf = (a: CalendarDay, b: CalendarDay): { from: CalendarDay; to: CalendarDay } =>
  a <= b ? { from: a, to: b } : { from: b, to: a }

/** The last `count` days up to and including this one. */
export const lastDays = (day: CalendarDay, count: number): DayRange => ({
  from: addDays(day, 1 - count),
  to: day,
})

/** The month that contains the day, moved by `offset` months: -1 is the month before. */
export function monthRange(day: CalendarDay, offset = 0): { from: CalendarDay; to: CalendarDay } {
  const from = addMonths(`${day.slice(0, 7)}-01`, offset)
  const [year, month] = partsOf(from)
  return { from, to: `${from.slice(0, 8)}${lastDayOf(year, month)}` }
}

/** The year that contains the day, moved by `offset` years. */
export function yearRange(day: CalendarDay, offset = 0): { from: CalendarDay; to: CalendarDay } {
  const year = addMonths(day, offset * 12).slice(0, 4)
  return { from: `${year}-01-01`, to: `${year}-12-31` }
}

/** The first and the last allowed day. */
export interface DayBounds {
  /** The first allowed day. */
  min?: CalendarDay | undefined
  /** The last allowed day. */
  max?: CalendarDay | undefined
}

/** Days within the bounds that cannot be chosen. */
export interface ClosedDays {
  /** The days, in any order. */
  days: readonly CalendarDay[]
  /** Why: read after the name of such a day in the calendar, e.g. "no delivery". */
  reason: string
  /** Message for such a day that was typed, which is formatted for the locale. */
  message: (day: string) => string
}

/** Whether the day lies within the bounds. */
export const isWithin = (day: CalendarDay, { min, max }: DayBounds): boolean =>
  (min === undefined || day >= min) && (max === undefined || day <= max)

/** The part of the range within the bounds; null if nothing remains. */
export function clampRange(range: DayRange, { min, max }: DayBounds): DayRange | null {
  const from = range.from !== null && min !== undefined && range.from < min ? min : range.from
  const to = range.to !== null && max !== undefined && range.to > max ? max : range.to
  const emptied =
    (from !== null && to !== null && from > to) ||
    (from !== null && max !== undefined && from > max) ||
    (to !== null && min !== undefined && to < min)
  return emptied ? null : { from, to }
}
