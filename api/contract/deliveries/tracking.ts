import * as v from 'valibot'
import { deliveryChangeSchema, deliveryChoicesSchema, deliveryWindowSchema } from './delivery-changes.ts'
import { carrierStepSchema, shipmentStatusSchema } from './shipments.ts'

const promisedWindow = {
  /** ISO 8601 in UTC; both are empty if no window is promised. */
  promisedFrom: v.string(),
  promisedTo: v.string(),
}

/** Goods of a shipment or a parcel, in order units. */
export const shippedGoodsSchema = v.object({
  position: v.number(),
  name: v.string(),
  variantNbr: v.string(),
  quantity: v.number(),
  displayUnitCode: v.string(),
})

export const trackedParcelSchema = v.object({
  number: v.string(),
  /** The carrier's page about the parcel. */
  trackingUrl: v.nullable(v.string()),
  status: shipmentStatusSchema,
  exception: v.boolean(),
  /** The window that the carrier has promised for this parcel alone; null if that of the shipment holds. */
  promised: v.nullable(deliveryWindowSchema),
  goods: v.array(shippedGoodsSchema),
  /** Proof of delivery: when, and for users of the company who has received it and where to see the signature. */
  delivered: v.nullable(
    v.object({ at: v.string(), receivedBy: v.string(), proofUrl: v.nullable(v.string()) }),
  ),
  /** What the carrier has reported, oldest first. */
  events: v.array(
    v.object({
      step: carrierStepSchema,
      place: v.string(),
      note: v.string(),
      /** ISO 8601 in UTC. */
      occurredAt: v.string(),
    }),
  ),
  /** What the carrier lets users of the company change now; null if nothing, and without sign-in. */
  choices: v.nullable(deliveryChoicesSchema),
  /** Changes that users of the company have asked for, oldest first. Empty without sign-in. */
  changes: v.array(deliveryChangeSchema),
})
export type TrackedParcel = v.InferOutput<typeof trackedParcelSchema>

/** A shipment as it can be followed. */
export const trackedShipmentSchema = v.object({
  /** Number of the delivery note; empty without sign-in. */
  number: v.string(),
  /** Name of the carrier; empty for goods that the customer collects. */
  carrier: v.string(),
  isPickup: v.boolean(),
  status: shipmentStatusSchema,
  /** Something is wrong with a parcel. */
  exception: v.boolean(),
  /** The promised window has passed. */
  late: v.boolean(),
  /** The shipment is under way, and the carrier has reported nothing for two days. */
  silent: v.boolean(),
  ...promisedWindow,
  /** Earlier windows, oldest first. */
  earlierWindows: v.array(v.object({ changedAt: v.string(), ...promisedWindow })),
  /** When the steps were reached, as far as that is known. */
  reached: v.array(v.object({ status: shipmentStatusSchema, at: v.string() })),
  parcels: v.array(trackedParcelSchema),
  goods: v.array(shippedGoodsSchema),
})
export type TrackedShipment = v.InferOutput<typeof trackedShipmentSchema>

/** Characters of an order or parcel number that are looked up. */
export const longestTrackedNumber = 40

/**
 * `GET /api/track-and-trace?number=…&postalCode=…`: the parcels of an order, or one parcel, for whoever knows its
 * number and where it goes. `found` is false for an unknown number and for another postal code alike.
 */
export const trackQuerySchema = v.object({
  number: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'The number is missing.'),
    v.maxLength(longestTrackedNumber, 'The number is too long.'),
  ),
  postalCode: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'The postal code is missing.'),
    v.maxLength(12, 'The postal code is too long.'),
  ),
})
export type TrackQuery = v.InferOutput<typeof trackQuerySchema>

export const trackAnswerSchema = v.object({ found: v.boolean(), shipments: v.array(trackedShipmentSchema) })
export type TrackAnswer = v.InferOutput<typeof trackAnswerSchema>
