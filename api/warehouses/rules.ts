import type { Site, Stock } from '../contract/index.ts'
import { addDays, dayIn, weekdayOf } from '../platform/days.ts'
import { holidaysOf } from './holidays.ts'

/** How far ahead a delivery may be requested, in days. */
const horizonDays = 90

/** The calendar of a branch: its country's weekends and holidays, and its own closed days. */
export interface Branch {
  country: Site['country']
  closedDays: readonly string[]
}

/** Whether goods are delivered or picked up on a day: never on weekends, public holidays and closed days. */
export function isDeliveryDay({ country, closedDays }: Branch, day: string): boolean {
  const weekday = weekdayOf(day)
  if (weekday === 0 || weekday === 6 || closedDays.includes(day)) return false
  return !holidaysOf(country, Number(day.slice(0, 4))).has(day)
}

/** First and last day for which a delivery can be requested, `YYYY-MM-DD`, and the days between without delivery. */
export interface DeliveryWindow {
  firstDeliveryDate: string
  lastDeliveryDate: string
  closedDates: string[]
}

/** The window of an order placed now. It begins on the branch's next working day. */
export function deliveryWindow(branch: Branch, now: Date): DeliveryWindow {
  const today = dayIn(branch.country, now)
  const ahead = Array.from({ length: horizonDays }, (_, index) => addDays(today, index + 1))
  const open = ahead.filter((day) => isDeliveryDay(branch, day))
  const first = open.at(0) ?? addDays(today, 1)
  const last = open.at(-1) ?? first
  const closedDates = ahead.filter((day) => day > first && day < last && !isDeliveryDay(branch, day))
  return { firstDeliveryDate: first, lastDeliveryDate: last, closedDates }
}

/** Whether a delivery can be requested for a day; false for a day that does not exist. */
export function canDeliverOn(window: DeliveryWindow, day: string): boolean {
  const { firstDeliveryDate, lastDeliveryDate, closedDates } = window
  const real = !Number.isNaN(Date.parse(`${day}T00:00:00Z`)) && addDays(day, 0) === day
  return real && day >= firstDeliveryDate && day <= lastDeliveryDate && !closedDates.includes(day)
}

/**
 * The first day on which the wanted quantity can be delivered whole, `YYYY-MM-DD`. Null when it is in stock, blocked,
 * or the day is unknown.
 */
export function availableDay(
  { type, quantity, firstDeliveryDate }: Pick<Stock, 'type' | 'quantity' | 'firstDeliveryDate'>,
  wanted: number,
): string | null {
  const inStock = (type === 2 || type === 3) && quantity >= wanted
  return inStock || type === 5 ? null : firstDeliveryDate
}

/** The first day of a window on one of the weekdays (1 Monday to 5 Friday); its first day if there are none. */
export function preferredDay(window: DeliveryWindow, weekdays: readonly number[]): string {
  const { firstDeliveryDate, lastDeliveryDate } = window
  if (weekdays.length === 0) return firstDeliveryDate
  for (let day = firstDeliveryDate; day <= lastDeliveryDate; day = addDays(day, 1))
    if (weekdays.includes(weekdayOf(day)) && canDeliverOn(window, day)) return day
  return firstDeliveryDate
}
