import type { DeliveryStatus } from '../status-chip/index.ts'

/** The stages of a delivery, in order. */
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

/** The number of stages that an order has reached; null if cancelled or unknown. */
export const stageOf = (status: DeliveryStatus): number | null => reached[status] ?? null
