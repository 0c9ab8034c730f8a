import type { Site, Stock } from '../contract/index.ts'
import { addDays, dayIn, weekdayOf } from '../platform/days.ts'
import { holidaysOf } from './holidays.ts'

/** How far ahead a delivery may be asked for, in days. */
const horizonDays = 90

/** Where goods come from: its country's weekends and holidays, and days on which it is closed itself. */
export interface Branch {
  country: Site['country']
  closedDays: readonly string[]
}

/** Whether goods are delivered or handed out on a day: not at weekends, on public holidays, nor when the branch is closed. */
export function isDeliveryDay({ country, closedDays }: Branch, day: string): boolean {
  const weekday = weekdayOf(day)
  if (weekday === 0 || weekday === 6 || closedDays.includes(day)) return false
  return !holidaysOf(country, Number(day.slice(0, 4))).has(day)
}

/** First and last day that a delivery can be asked for, `YYYY-MM-DD`, and the days between without delivery. */
export interface DeliveryWindow {
  firstDeliveryDate: string
  lastDeliveryDate: string
  closedDates: string[]
}

/** The window of an order placed now: from the branch's next working day on. */
export function deliveryWindow(branch: Branch, now: Date): DeliveryWindow {
  const today = dayIn(branch.country, now)
  const ahead = Array.from({ length: horizonDays }, (_, index) => addDays(today, index + 1))
  const open = ahead.filter((day) => isDeliveryDay(branch, day))
  const first = open.at(0) ?? addDays(today, 1)
  const last = open.at(-1) ?? first
  const closedDates = ahead.filter((day) => day > first && day < last && !isDeliveryDay(branch, day))
  return { firstDeliveryDate: first, lastDeliveryDate: last, closedDates }
}

/** Whether a delivery may be asked for on a day. A day that no calendar has is none. */
export function canDeliverOn(window: DeliveryWindow, day: string): boolean {
  const { firstDeliveryDate, lastDeliveryDate, closedDates } = window
  const real = !Number.isNaN(Date.parse(`${day}T00:00:00Z`)) && addDays(day, 0) === day
  return real && day >= firstDeliveryDate && day <= lastDeliveryDate && !closedDates.includes(day)
}

/**
 * The first day on which so much of an article can be delivered whole, `YYYY-MM-DD`; null when it lies there, when it is
 * blocked, and when nobody knows the day.
 */
export function awaitedDay(
  { type, quantity, firstDeliveryDate }: Pick<Stock, 'type' | 'quantity' | 'firstDeliveryDate'>,
  wanted: number,
): string | null {
  const lies = (type === 2 || type === 3) && quantity >= wanted
  return lies || type === 5 ? null : firstDeliveryDate
}
