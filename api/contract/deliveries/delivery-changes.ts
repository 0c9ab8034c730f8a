import * as v from 'valibot'
import { zonedTimeSchema } from '../common.ts'
import { orderNumberSchema } from './order-changes.ts'

/** Windows and places that a carrier may let the receiver choose from, of each. */
export const mostDeliveryChoices = 10

/** A window in which a parcel comes, ISO 8601 in UTC. */
export const deliveryWindowSchema = v.object({ from: v.string(), to: v.string() })
export type DeliveryWindow = v.InferOutput<typeof deliveryWindowSchema>

/** A place where a parcel can be delivered instead. */
export const deliveryPointSchema = v.object({
  /** The carrier's id of the place. */
  id: v.string(),
  name: v.string(),
  street: v.string(),
  postalCode: v.string(),
  city: v.string(),
})
export type DeliveryPoint = v.InferOutput<typeof deliveryPointSchema>

/** What the carrier lets the receiver of a parcel choose, until when (ISO 8601 in UTC). */
export const deliveryChoicesSchema = v.object({
  until: v.string(),
  windows: v.array(deliveryWindowSchema),
  points: v.array(deliveryPointSchema),
})
export type DeliveryChoices = v.InferOutput<typeof deliveryChoicesSchema>

/** States that are kept of a change: it waits for the carrier, who then confirms or refuses it. */
export const deliveryChangeOutcomes = ['confirmed', 'refused'] as const
export type DeliveryChangeOutcome = (typeof deliveryChangeOutcomes)[number]

/** `unanswered`: the time for the change has passed, or the parcel has arrived, without an answer of the carrier. */
export const deliveryChangeStates = ['requested', ...deliveryChangeOutcomes, 'unanswered'] as const
export type DeliveryChangeState = (typeof deliveryChangeStates)[number]

/** A change of the delivery of a parcel that a user has asked the carrier for. */
export const deliveryChangeSchema = v.object({
  state: v.picklist(deliveryChangeStates),
  /** The window asked for; null if another place was. */
  window: v.nullable(deliveryWindowSchema),
  /** The window that was promised before; null if there was none. */
  before: v.nullable(deliveryWindowSchema),
  /** The place asked for; null if another window was. */
  point: v.nullable(deliveryPointSchema),
  /** Why the carrier refuses it, in the carrier's words; mostly empty. */
  reason: v.string(),
  userName: v.string(),
  /** ISO 8601 in UTC. */
  requestedAt: v.string(),
  decidedAt: v.nullable(v.string()),
})
export type DeliveryChange = v.InferOutput<typeof deliveryChangeSchema>

/**
 * `POST /api/my-pages/order/deliverychange`: asks the carrier to deliver a parcel in another window, or to another
 * place. Only what the carrier allows can be asked for. Needs perm:order too.
 */
export const deliveryChangeRequestSchema = v.object({
  orderNumber: orderNumberSchema,
  parcelNumber: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  choice: v.variant('kind', [
    v.strictObject({ kind: v.literal('window'), from: zonedTimeSchema, to: zonedTimeSchema }),
    v.strictObject({
      kind: v.literal('point'),
      pointId: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
    }),
  ]),
})
export type DeliveryChangeRequest = v.InferOutput<typeof deliveryChangeRequestSchema>
