import type { Cart, Checkout } from '@tradecounter/api/contract'

/** A line that cannot be delivered whole on the day that is asked for, and the day on which it can. */
export interface LateLine {
  itemId: string
  name: string
  day: string
}

/** The lines that come later than they are asked for. A hint, never a refusal: the rest may follow. */
export const lateLines = ({ lines }: Pick<Cart, 'lines'>, requested: string): LateLine[] =>
  lines.flatMap(({ itemId, name, awaitedDay }) =>
    awaitedDay !== null && awaitedDay > requested ? [{ itemId, name, day: awaitedDay }] : [],
  )

/** The first day that can be asked for and on which all of them are there; null when there is none. */
export function dayForAll(
  late: readonly LateLine[],
  { lastDeliveryDate, closedDates }: Pick<Checkout, 'lastDeliveryDate' | 'closedDates'>,
): string | null {
  const closed = new Set(closedDates)
  const last = Date.parse(`${lastDeliveryDate}T00:00:00Z`)
  const from = Math.max(...late.map(({ day }) => Date.parse(`${day}T00:00:00Z`)))
  for (let time = from; time <= last; time += 86_400_000) {
    const day = new Date(time).toISOString().slice(0, 10)
    if (!closed.has(day)) return day
  }
  return null
}
