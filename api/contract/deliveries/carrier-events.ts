import * as v from 'valibot'
import { oneLineSchema, zonedTimeSchema } from '../common.ts'
import { deliveryChangeOutcomes, mostDeliveryChoices } from './delivery-changes.ts'

/** Events of one call at most. */
export const mostCarrierEvents = 500

const text = (longest: number) => v.optional(v.pipe(oneLineSchema, v.maxLength(longest)), '')

/** A parcel as an SSCC: as URN, as GS1 Digital Link, or the carrier's own number. */
const parcelSchema = v.pipe(
  v.string(),
  v.regex(
    /^(?:urn:epc:id:sscc:\d{6,12}\.\d{5,11}|https:\/\/id\.gs1\.org\/00\/\d{18}|[0-9A-Za-z-]{4,40})$/u,
    'The parcel must be an SSCC or a number of 4 to 40 letters and digits.',
  ),
)

/** Business steps of the CBV that the shop understands, and `delivering` for the last leg. Others are refused. */
export const bizSteps = [
  'accepting',
  'loading',
  'departing',
  'transporting',
  'arriving',
  'storing',
  'unloading',
  'delivering',
  'receiving',
  'returning',
  'inspecting',
  'other',
] as const

/** Dispositions of the CBV that say that something is wrong. */
export const wrongDispositions = [
  'damaged',
  'destroyed',
  'stolen',
  'unavailable',
  'mismatch_quantity',
] as const

const windowSchema = v.object({ from: zonedTimeSchema, to: zonedTimeSchema })
const atMost = `At most ${mostDeliveryChoices} can be chosen from.`

/**
 * What the receiver of the parcel may change, until when. The latest event that says it holds; without choices it
 * allows nothing.
 */
const allowsSchema = v.object({
  until: zonedTimeSchema,
  windows: v.optional(v.pipe(v.array(windowSchema), v.maxLength(mostDeliveryChoices, atMost)), []),
  points: v.optional(
    v.pipe(
      v.array(
        v.object({
          id: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
          name: v.pipe(oneLineSchema, v.minLength(1), v.maxLength(100)),
          street: text(100),
          postalCode: text(20),
          city: text(100),
        }),
      ),
      v.maxLength(mostDeliveryChoices, atMost),
    ),
    [],
  ),
})

/** The carrier's answer to a change that was asked for. */
const changeSchema = v.object({
  requestId: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  outcome: v.picklist(deliveryChangeOutcomes, 'The outcome is confirmed or refused.'),
  reason: text(200),
})

const eventSchema = v.object({
  type: v.literal('ObjectEvent', 'Only events of the type ObjectEvent are taken.'),
  /** The carrier's id of the event: the same event may be sent again. */
  eventID: v.pipe(v.string(), v.minLength(1), v.maxLength(120)),
  eventTime: zonedTimeSchema,
  epcList: v.pipe(v.array(parcelSchema), v.minLength(1), v.maxLength(50)),
  bizStep: v.picklist(bizSteps, 'The business step is not one of those that are documented.'),
  disposition: v.optional(v.pipe(v.string(), v.maxLength(60))),
  /** What EPCIS leaves to extensions. */
  delivery: v.optional(
    v.object({
      place: text(100),
      note: text(300),
      promised: v.optional(windowSchema),
      receivedBy: text(100),
      proofUrl: v.optional(
        v.union(
          [v.literal(''), v.pipe(v.string(), v.maxLength(300), v.regex(/^https:\/\/[^\s"<>]+$/u))],
          'The proof of delivery must be an https address.',
        ),
        '',
      ),
      allows: v.optional(allowsSchema),
      change: v.optional(changeSchema),
    }),
  ),
})
export type EpcisEvent = v.InferOutput<typeof eventSchema>

/** `POST /api/carrier-events`: an EPCIS 2.0 document of a carrier, signed (docs/carriers.md). */
export const carrierEventsRequestSchema = v.object({
  type: v.literal('EPCISDocument', 'The body must be an EPCISDocument.'),
  schemaVersion: v.literal('2.0', 'The schema version must be 2.0.'),
  epcisBody: v.object({
    eventList: v.pipe(
      v.array(eventSchema),
      v.minLength(1),
      v.maxLength(mostCarrierEvents, `A call may have ${mostCarrierEvents} events.`),
    ),
  }),
})
export type CarrierEventsRequest = v.InferOutput<typeof carrierEventsRequestSchema>

/** How many events about parcels were received, and how many of them were new. */
export const carrierEventsAnswerSchema = v.object({ received: v.number(), new: v.number() })
