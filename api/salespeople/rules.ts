import type { Salespeople, Site } from '../contract/index.ts'
import { addDays, dayIn, timeIn, weekdayOf } from '../platform/days.ts'
import { type Branch, isDeliveryDay } from '../warehouses/service.ts'

export type OpeningHours = NonNullable<Salespeople['branch']>['hours'][number]
export type CallBackTime = Salespeople['callBackTimes'][number]

/** Hours of a branch that has named none. */
export const usualHours: readonly OpeningHours[] = [1, 2, 3, 4, 5].map((weekday) => ({
  weekday,
  opens: '07:00',
  closes: '16:00',
}))

/** Open days ahead for which calls can be booked, and the notice that a call needs. */
const daysAhead = 5
const noticeMs = 3_600_000

const isoWeekday = (day: string): number => weekdayOf(day) || 7
const hourText = (hour: number): string => `${String(hour).padStart(2, '0')}:00`

/** Every whole hour in the opening hours of the next five open days, except those that begin within an hour. */
export function callBackTimes(
  branch: Branch & { country: Site['country'] },
  hours: readonly OpeningHours[],
  now: Date,
): CallBackTime[] {
  const earliest = new Date(now.getTime() + noticeMs)
  const [firstDay, firstTime] = [dayIn(branch.country, earliest), timeIn(branch.country, earliest)]
  const days: string[] = []
  for (let day = firstDay; days.length < daysAhead && day < addDays(firstDay, 30); day = addDays(day, 1))
    if (isDeliveryDay(branch, day)) days.push(day)
  return days.flatMap((day) => {
    const open = hours.find(({ weekday }) => weekday === isoWeekday(day))
    if (open === undefined) return []
    const from = Math.ceil(Number(open.opens.slice(0, 2)) + Number(open.opens.slice(3)) / 60)
    const to = Number(open.closes.slice(0, 2))
    return Array.from({ length: Math.max(0, to - from) }, (_, at) => ({
      day,
      opens: hourText(from + at),
      closes: hourText(from + at + 1),
    })).filter(({ opens }) => day > firstDay || opens >= firstTime)
  })
}
