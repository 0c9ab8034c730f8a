import type { Checkout } from '@tradecounter/api/contract'
import { openDays, type DeliveryWindow } from './checkout-problems.ts'

/** A line that cannot be delivered completely on the requested day, and the day on which it can. */
export interface LateLine {
  itemId: string
  name: string
  day: string
}

/** The lines that are delivered later than requested. A hint, never a refusal. */
export const lateLines = ({ awaited }: Pick<Checkout, 'awaited'>, requested: string): LateLine[] =>
  awaited.filter(({ day }) => day > requested)

/** The first possible day on which all of them are available; null if there is none. */
export const dayForAll = (late: readonly LateLine[], days: DeliveryWindow): string | null =>
  openDays(days).find((open) => late.every(({ day }) => day <= open)) ?? null
