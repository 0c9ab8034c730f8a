import type { Site } from '../contract/index.ts'
import { addDays, dayIn, weekdayOf } from './days.ts'
import { holidaysOf } from './holidays.ts'

/** How far ahead a delivery may be asked for, in days. */
const horizonDays = 90

/** Whether goods are delivered on a day: not at weekends nor on public holidays. */
export function isDeliveryDay(country: Site['country'], day: string): boolean {
  const weekday = weekdayOf(day)
  return weekday !== 0 && weekday !== 6 && !holidaysOf(country, Number(day.slice(0, 4))).has(day)
}

/** First and last day that a delivery can be asked for, `YYYY-MM-DD`, and the days between without delivery. */
export interface DeliveryWindow {
  firstDeliveryDate: string
  lastDeliveryDate: string
  closedDates: string[]
}

/** The window of an order placed now: from the next working day of the country on. */
export function deliveryWindow(country: Site['country'], now: Date): DeliveryWindow {
  const today = dayIn(country, now)
  const ahead = Array.from({ length: horizonDays }, (_, index) => addDays(today, index + 1))
  const open = ahead.filter((day) => isDeliveryDay(country, day))
  const first = open.at(0) ?? addDays(today, 1)
  const last = open.at(-1) ?? first
  const closedDates = ahead.filter((day) => day > first && day < last && !isDeliveryDay(country, day))
  return { firstDeliveryDate: first, lastDeliveryDate: last, closedDates }
}

/** Whether a delivery may be asked for on a day. A day that no calendar has is none. */
export function canDeliverOn(window: DeliveryWindow, day: string): boolean {
  const { firstDeliveryDate, lastDeliveryDate, closedDates } = window
  const real = !Number.isNaN(Date.parse(`${day}T00:00:00Z`)) && addDays(day, 0) === day
  return real && day >= firstDeliveryDate && day <= lastDeliveryDate && !closedDates.includes(day)
}
