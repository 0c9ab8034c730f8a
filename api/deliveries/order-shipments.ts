import type { TrackedShipment } from '../contract/index.ts'
import type { Queries } from '../platform/database/queries.ts'
import { findCarrier } from './carriers.ts'
import { readParcels, readShipments } from './store.ts'
import { type CompanyView, viewShipments } from './view.ts'

/** The shipments of an order, as users of its company see them. `now` decides whether a carrier counts as silent. */
export async function readOrderShipments(
  queries: Queries,
  orderId: string,
  now: Date,
  company: CompanyView,
): Promise<TrackedShipment[]> {
  return viewShipments(queries, await readShipments(queries, orderId), now, company)
}

/** A shipment of an order, as its delivery note names it. */
export interface NotedShipment {
  id: string
  /** The name of the carrier; empty for goods that the customer collects. */
  carrier: string
  parcelNumbers: string[]
}

/** The shipment with the number of a delivery note; undefined if the order has none. */
export async function findNotedShipment(
  queries: Queries,
  orderId: string,
  number: string,
): Promise<NotedShipment | undefined> {
  const shipment = (await readShipments(queries, orderId)).find((each) => each.number === number)
  if (shipment === undefined) return undefined
  const { id, carrier } = shipment
  const parcels = await readParcels(queries, [id])
  return {
    id,
    carrier: findCarrier(carrier)?.name ?? carrier,
    parcelNumbers: parcels.map((parcel) => parcel.number),
  }
}
