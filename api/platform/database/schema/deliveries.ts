import type { Generated } from 'kysely'
import type { CarrierStep, ShipmentStatus, WarehouseStatus } from '../../../contract/index.ts'

/** Tables of shipments and parcels. */
export interface DeliveriesTables {
  /**
   * What leaves the warehouse together. `number` is that of the delivery note; `carrier` a key of `carriers`, empty for goods
   * that the customer collects. `status` follows from `warehouseStatus` and the parcels (`deliveries/rules.ts`). The promised window
   * is in UTC, empty while there is none.
   */
  shipments: {
    id: string
    orderId: string
    number: string
    carrier: string
    warehouseStatus: WarehouseStatus
    status: ShipmentStatus
    /** Something is wrong with a parcel. */
    exception: number
    promisedFrom: string
    promisedTo: string
    createdAt: string
    /** When the warehouse had picked and packed the goods; null if it has not reported that. */
    pickedAt: Generated<string | null>
    packedAt: Generated<string | null>
    sentAt: string | null
    deliveredAt: string | null
  }
  /** Goods of a shipment: the position of the order line, and a quantity in its precision. */
  shipmentLines: { shipmentId: string; position: number; quantity: number }
  /** Serial and batch numbers of goods of a shipment. */
  goodsNumbers: { shipmentId: string; position: number; kind: 'serial' | 'batch'; number: string }
  /** Promised windows of a shipment, the current one included, by the time from which each was promised. */
  promisedWindows: { shipmentId: string; changedAt: string; promisedFrom: string; promisedTo: string }
  parcels: {
    id: string
    shipmentId: string
    carrier: string
    number: string
    status: ShipmentStatus
    exception: number
  }
  /** Goods of a parcel, if the warehouse tells. */
  parcelLines: { parcelId: string; position: number; quantity: number }
  /** What carriers report, in any order, also about parcels that are not known yet. Times are UTC. */
  carrierEvents: {
    carrier: string
    /** The carrier's own id: an event is kept once. */
    eventId: string
    parcelNumber: string
    step: CarrierStep
    place: string
    /** Text of the carrier or of its driver. */
    note: string
    occurredAt: string
    receivedAt: string
    /** A new promised window; empty if the event has none. */
    promisedFrom: string
    promisedTo: string
    /** Proof of delivery: who has received the parcel, and the carrier's page with signature or picture. */
    receivedBy: string
    proofUrl: string
  }
}
