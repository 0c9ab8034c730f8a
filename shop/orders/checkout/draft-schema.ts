import * as v from 'valibot'

/** A field that counts as empty if it is missing or invalid. */
const kept = <Schema extends v.GenericSchema>(schema: Schema) => v.fallback(v.optional(schema), undefined)

const text = kept(v.string())
const step = kept(v.picklist(['address', 'marking', 'date', 'review']))

/** The draft as stored. */
export const draftSchema = v.object({
  addressId: text,
  address: kept(v.object({ name: v.string(), street: v.string(), postalCode: v.string(), city: v.string() })),
  deliveryMethod: kept(v.picklist(['delivery', 'pickup'])),
  branchId: text,
  partDelivery: kept(v.boolean()),
  reference: text,
  goodsMark: text,
  project: text,
  costCentre: text,
  contactName: text,
  contactPhone: text,
  requestedDeliveryDate: text,
  step,
  furthest: step,
})
