import type { Generated } from 'kysely'
import type {
  CarrierStep,
  DeliveryChangeOutcome,
  ShipmentStatus,
  WarehouseStatus,
} from '../../../contract/index.ts'

/** Tables of shipments and parcels. */
export interface DeliveriesTables {
  /**
   * What leaves the warehouse together. `number` is that of the delivery note; `carrier` a key of `carriers`, empty for
   * goods that the customer collects. `status` follows from `warehouseStatus` and the parcels (`deliveries/rules.ts`).
   * The promised window is in UTC, empty while there is none.
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
    /** The end of the promised window that has passed with a notice to the readers; empty for none. */
    passedPromise: Generated<string>
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
    /** The window that is promised for this parcel of several alone, in UTC; empty while that of the shipment holds. */
    promisedFrom: Generated<string>
    promisedTo: Generated<string>
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
    /** What the receiver may change (`DeliveryChoices` as JSON); empty if the event does not say. */
    allows: Generated<string>
    /** The answer to a change of `deliveryChanges`; empty if the event is none. */
    requestId: Generated<string>
    outcome: Generated<DeliveryChangeOutcome | ''>
    outcomeReason: Generated<string>
  }
  /**
   * Changes of the delivery of a parcel that users have asked the carrier for: another window, or another place. Times
   * are UTC.
   */
  deliveryChanges: {
    /** The carrier answers with it. */
    id: string
    shipmentId: string
    parcelNumber: string
    /** The window asked for; empty if another place is. */
    promisedFrom: string
    promisedTo: string
    /** The place asked for (`DeliveryPoint` as JSON); empty if another window is. */
    point: string
    /** The window that was promised before; empty if there was none. */
    beforeFrom: string
    beforeTo: string
    /** Until when the carrier allows the change. */
    until: string
    /** `unanswered` is only kept when another change is asked for after the time for this one has passed. */
    state: 'requested' | DeliveryChangeOutcome | 'unanswered'
    reason: string
    userId: string
    requestedAt: string
    decidedAt: string | null
  }
}
