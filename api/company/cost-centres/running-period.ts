import type { BudgetPeriod, Site } from '../../contract/index.ts'
import { addDays, dayIn, startOfDay, weekdayOf } from '../../platform/days.ts'

/** A period by the calendar of a country. */
export interface RunningPeriod {
  /** First and last day. */
  from: string
  until: string
  /** When it begins, and when the next one begins: ISO 8601 in UTC. */
  start: string
  end: string
}

const months: Readonly<Record<Exclude<BudgetPeriod, 'week'>, number>> = {
  month: 1,
  quarter: 3,
  halfYear: 6,
  year: 12,
}

/** The first day of a month; months above 12 are those of the next year. */
const firstOfMonth = (year: number, month: number): string =>
  `${year + Math.floor((month - 1) / 12)}-${String(((month - 1) % 12) + 1).padStart(2, '0')}-01`

function bounds(today: string, period: BudgetPeriod): { from: string; next: string } {
  if (period === 'week') {
    const from = addDays(today, -((weekdayOf(today) + 6) % 7))
    return { from, next: addDays(from, 7) }
  }
  const year = Number(today.slice(0, 4))
  const length = months[period]
  const first = Math.floor((Number(today.slice(5, 7)) - 1) / length) * length + 1
  return { from: firstOfMonth(year, first), next: firstOfMonth(year, first + length) }
}

/** The period that a time is in, in the time zone of a country. Weeks begin on Monday. */
export function runningPeriod(country: Site['country'], period: BudgetPeriod, time: Date): RunningPeriod {
  const { from, next } = bounds(dayIn(country, time), period)
  return {
    from,
    until: addDays(next, -1),
    start: startOfDay(country, from),
    end: startOfDay(country, next),
  }
}
