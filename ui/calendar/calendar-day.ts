// Own arithmetic: @internationalized/date 3.12 would save 45 lines here but add 3.6 KB gzipped to every widget with
// dates.

/** A calendar date as `2026-11-20`, without time or zone. Dates compare as strings in chronological order. */
export type CalendarDay = string

const shape = /^(\d{4})-(\d{2})-(\d{2})$/u

const pad = (number: number, length: number): string => String(number).padStart(length, '0')

/** The date with these numbers (month from 1), or null if it does not exist, e.g. 30 February. */
export function dayOf(year: number, month: number, day: number): CalendarDay | null {
  if (year < 1 || year > 9999 || month < 1 || month > 12 || day < 1) return null
  return day <= lastDayOf(year, month) ? `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}` : null
}

/** The number of days in a month; month from 1. */
export function lastDayOf(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

/** Year, month (from 1) and day. Throws a RangeError if the text is not a date. */
export function partsOf(day: CalendarDay): [year: number, month: number, day: number] {
  const [, year = '', month = '', date = ''] = shape.exec(day) ?? []
  if (dayOf(Number(year), Number(month), Number(date)) === null) {
    throw new RangeError(`${day} is no day of the calendar`)
  }
  return [Number(year), Number(month), Number(date)]
}

/** Whether the text is a valid date, e.g. one from a query parameter. */
export const isDay = (text: string): boolean => {
  const [, year = '', month = '', date = ''] = shape.exec(text) ?? []
  return dayOf(Number(year), Number(month), Number(date)) !== null
}

/** Start of the day in UTC, where every day has 24 hours: daylight saving time has no effect. */
export const utcOf = (day: CalendarDay): Date => {
  const [year, month, date] = partsOf(day)
  const made = new Date(0)
  made.setUTCFullYear(year, month - 1, date)
  return made
}

/** The date `count` days later; earlier if negative. */
export function addDays(day: CalendarDay, count: number): CalendarDay {
  const moved = utcOf(day)
  moved.setUTCDate(moved.getUTCDate() + count)
  return moved.toISOString().slice(0, 10)
}

/** The date `count` months later. If that month is too short, its last day: 31 January plus one is 28 February. */
export function addMonths(day: CalendarDay, count: number): CalendarDay {
  const [year, month, date] = partsOf(day)
  const months = year * 12 + (month - 1) + count
  const [newYear, newMonth] = [Math.floor(months / 12), (months % 12) + 1]
  const last = lastDayOf(newYear, newMonth)
  return `${pad(newYear, 4)}-${pad(newMonth, 2)}-${pad(Math.min(date, last), 2)}`
}

/** The date at a moment, in the machine's time zone or in a named one, e.g. `Europe/Stockholm`. */
export function dayAt(moment: Date, timeZone?: string): CalendarDay {
  const parts = new Intl.DateTimeFormat('en-CA-u-ca-iso8601-nu-latn', {
    ...(timeZone !== undefined && { timeZone }),
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(moment)
  const part = (type: string): number => Number(parts.find((one) => one.type === type)?.value)
  const day = dayOf(part('year'), part('month'), part('day'))
  if (day === null) throw new RangeError('the moment lies outside the calendar')
  return day
}

/**
 * The date as a `Date` for react-day-picker, at noon in the machine's zone, because midnight does not exist on some
 * days when daylight saving time starts. Never shown or sent; `fromDate` reverses it.
 */
export function toDate(day: CalendarDay): Date {
  const [year, month, date] = partsOf(day)
  const made = new Date(2000, 0, 1, 12)
  made.setFullYear(year, month - 1, date)
  return made
}

/** The date that a `Date` from react-day-picker stands for, in the machine's zone. */
export function fromDate(date: Date): CalendarDay {
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1, 2)}-${pad(date.getDate(), 2)}`
}
