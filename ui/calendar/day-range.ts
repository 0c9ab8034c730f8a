import { addDays, addMonths, type CalendarDay, lastDayOf, partsOf } from './calendar-day.ts'

/** Days from the first to the last, both with it; an open end is null. */
export interface DayRange {
  /** The first day. */
  from: CalendarDay | null
  /** The last day. */
  to: CalendarDay | null
}

/** The two days in their order, whichever was chosen first. */
export const rangeOf = (a: CalendarDay, b: CalendarDay): { from: CalendarDay; to: CalendarDay } =>
  a <= b ? { from: a, to: b } : { from: b, to: a }

/** So many days that end with this one; 1 is the day itself. */
export const lastDays = (day: CalendarDay, count: number): DayRange => ({
  from: addDays(day, 1 - count),
  to: day,
})

/** The whole month of the day, or one so many months after it: -1 is the month before. */
export function monthRange(day: CalendarDay, offset = 0): { from: CalendarDay; to: CalendarDay } {
  const from = addMonths(`${day.slice(0, 7)}-01`, offset)
  const [year, month] = partsOf(from)
  return { from, to: `${from.slice(0, 8)}${lastDayOf(year, month)}` }
}

/** The whole year of the day, or one so many years after it. */
export function yearRange(day: CalendarDay, offset = 0): { from: CalendarDay; to: CalendarDay } {
  const year = addMonths(day, offset * 12).slice(0, 4)
  return { from: `${year}-01-01`, to: `${year}-12-31` }
}

/** The first and the last day that may be chosen. */
export interface DayBounds {
  /** The first day that may be chosen. */
  min?: CalendarDay | undefined
  /** The last day that may be chosen. */
  max?: CalendarDay | undefined
}

/** Whether the day lies within the bounds. */
export const isWithin = (day: CalendarDay, { min, max }: DayBounds): boolean =>
  (min === undefined || day >= min) && (max === undefined || day <= max)

/** The range without its days outside the bounds; null when nothing is left of it. */
export function clampRange(range: DayRange, { min, max }: DayBounds): DayRange | null {
  const from = range.from !== null && min !== undefined && range.from < min ? min : range.from
  const to = range.to !== null && max !== undefined && range.to > max ? max : range.to
  const emptied =
    (from !== null && to !== null && from > to) ||
    (from !== null && max !== undefined && from > max) ||
    (to !== null && min !== undefined && to < min)
  return emptied ? null : { from, to }
}
