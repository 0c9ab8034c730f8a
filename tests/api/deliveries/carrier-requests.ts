import * as v from 'valibot'

const time = v.pipe(v.string(), v.isoTimestamp())
const text = v.pipe(v.string(), v.minLength(1))

/** What a carrier may rely on (docs/carriers.md): exactly these fields, nothing of the order or of a person. */
export const carrierRequestSchema = v.strictObject({
  type: v.literal('delivery.change-requested'),
  timestamp: time,
  data: v.union([
    v.strictObject({ requestId: text, parcel: text, window: v.strictObject({ from: time, to: time }) }),
    v.strictObject({ requestId: text, parcel: text, pointId: text }),
  ]),
})
export type CarrierRequest = v.InferOutput<typeof carrierRequestSchema>
