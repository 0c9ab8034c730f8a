import type { TrackedShipment } from '@tradecounter/api/contract'

type ShipmentStatus = TrackedShipment['status']

/** Whether nothing about a delivery changes any more. */
export const isFinal = (status: ShipmentStatus): boolean => status === 'DELIVERED' || status === 'RETURNED'

/** A step of a shipment on the screen. */
export interface ShipmentStep {
  id: 'ORDERED' | ShipmentStatus
  state: 'complete' | 'active' | 'default'
  /** When it was reached; null if that is not known. */
  at: string | null
}

const byCarrier: readonly ShipmentStep['id'][] = [
  'ORDERED',
  'PICKED',
  'PACKED',
  'HANDED_OVER',
  'ON_THE_WAY',
  'OUT_FOR_DELIVERY',
  'DELIVERED',
]
const byCustomer: readonly ShipmentStep['id'][] = ['ORDERED', 'PICKED', 'PACKED', 'DELIVERED']

/**
 * The steps of a shipment in their order (HELP-1): those behind it complete, the current one active, the others
 * pending. A delivered shipment has no pending step; a returned one ends with its return.
 */
export function stepsOf(
  { status, isPickup, reached }: Pick<TrackedShipment, 'status' | 'isPickup' | 'reached'>,
  placedAt: string | null,
): ShipmentStep[] {
  const timeOf = (id: ShipmentStep['id']): string | null =>
    id === 'ORDERED' ? placedAt : (reached.find((each) => each.status === id)?.at ?? null)
  const all = isPickup ? byCustomer : byCarrier
  if (status === 'RETURNED')
    return [
      ...all
        .filter((id) => id === 'ORDERED' || id === 'PICKED' || id === 'PACKED' || timeOf(id) !== null)
        .map((id): ShipmentStep => ({ id, state: 'complete', at: timeOf(id) })),
      { id: 'RETURNED', state: 'active', at: timeOf('RETURNED') },
    ]
  // Goods are picked while the shipment is being made.
  const current = all.indexOf(status === 'CREATED' ? 'PICKED' : status)
  return all.map((id, at): ShipmentStep => {
    const isDone = at < current || status === 'DELIVERED'
    return { id, state: isDone ? 'complete' : at === current ? 'active' : 'default', at: timeOf(id) }
  })
}
