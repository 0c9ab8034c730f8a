import {
  type CarrierStep,
  finalStatuses,
  shipmentStatuses,
  type ShipmentStatus,
  type WarehouseStatus,
} from '../contract/index.ts'

/** What a carrier reports of a parcel, as far as it changes the status. */
export interface ParcelEvent {
  eventId: string
  step: CarrierStep
  occurredAt: string
}

/** A status, and whether something is wrong. */
export interface Progress {
  status: ShipmentStatus
  exception: boolean
}

const byTime = (a: ParcelEvent, b: ParcelEvent): number =>
  a.occurredAt < b.occurredAt || (a.occurredAt === b.occurredAt && a.eventId < b.eventId) ? -1 : 1

/**
 * The progress of a parcel. It depends on the set of events alone, not on the order in which they arrive. A delivery or
 * a return is final, whatever is scanned later; otherwise the last step holds.
 */
export function parcelProgress(events: readonly ParcelEvent[], warehouse: ShipmentStatus): Progress {
  const inOrder = events.filter(({ step }) => step !== 'INFORMATION').toSorted(byTime)
  if (inOrder.some(({ step }) => step === 'RETURNED')) return { status: 'RETURNED', exception: true }
  if (inOrder.some(({ step }) => step === 'DELIVERED')) return { status: 'DELIVERED', exception: false }
  let status = warehouse
  let exception = false
  for (const { step } of inOrder) {
    exception = step === 'EXCEPTION'
    if (step !== 'EXCEPTION' && step !== 'INFORMATION') status = step
  }
  // Something that happens to a parcel on its way does not need the scan that began it.
  return { status: exception && rank(status) < rank('ON_THE_WAY') ? 'ON_THE_WAY' : status, exception }
}

/** Whether nothing about the delivery of a parcel or shipment can change any more. */
export const isFinal = (status: ShipmentStatus): boolean => finalStatuses.some((final) => final === status)

/** How far a status is. */
export const rank = (status: ShipmentStatus): number => shipmentStatuses.indexOf(status)

/**
 * The progress of a shipment: as far as the parcel that is least far. Returned parcels count only if all are returned,
 * and are an exception otherwise. Without a carrier, goods that are handed over are delivered: the customer has
 * collected them.
 */
export function shipmentProgress(
  { carrier, warehouseStatus }: { carrier: string; warehouseStatus: WarehouseStatus },
  parcels: readonly Progress[],
): Progress {
  const exception = parcels.some((parcel) => parcel.exception)
  const there = parcels.filter(({ status }) => status !== 'RETURNED')
  if (parcels.length > 0 && there.length === 0) return { status: 'RETURNED', exception }
  const [first, ...others] = there
  if (first === undefined)
    return {
      status: carrier === '' && warehouseStatus === 'HANDED_OVER' ? 'DELIVERED' : warehouseStatus,
      exception,
    }
  const status = others.reduce(
    (least, parcel) => (rank(parcel.status) < rank(least) ? parcel.status : least),
    first.status,
  )
  return { status, exception }
}
