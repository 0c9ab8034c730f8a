import type { DeliveryStatus } from '../status-chip/index.ts'

/** The stretches of a delivery, in the order in which they are passed. */
export const stages = ['ORDERED', 'PICKED', 'ON_THE_WAY', 'DELIVERED'] as const satisfies DeliveryStatus[]

const reached: Partial<Record<DeliveryStatus, number>> = {
  ORDERED: 1,
  BACKORDER_LISTED: 1,
  PROCESSING: 1,
  PICKED: 2,
  ON_THE_WAY: 3,
  PARTLY_DELIVERED: 3,
  DELIVERED: 4,
}

/** How many of the four stages an order has reached; null where it is on no way: cancelled or unknown. */
export const stageOf = (status: DeliveryStatus): number | null => reached[status] ?? null
