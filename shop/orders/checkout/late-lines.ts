import type { Checkout } from '@tradecounter/api/contract'
import { openDays, type DeliveryWindow } from './checkout-problems.ts'

/** A line that cannot be delivered whole on the day that is asked for, and the day on which it can. */
export interface LateLine {
  itemId: string
  name: string
  day: string
}

/** The lines that come later than they are asked for. A hint, never a refusal: the rest may follow. */
export const lateLines = ({ awaited }: Pick<Checkout, 'awaited'>, requested: string): LateLine[] =>
  awaited.filter(({ day }) => day > requested)

/** The first day that can be asked for and on which all of them are there; null when there is none. */
export const dayForAll = (late: readonly LateLine[], days: DeliveryWindow): string | null =>
  openDays(days).find((open) => late.every(({ day }) => day <= open)) ?? null
