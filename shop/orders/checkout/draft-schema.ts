import * as v from 'valibot'

const addressSchema = v.object({
  name: v.string(),
  street: v.string(),
  postalCode: v.string(),
  city: v.string(),
})
const stepSchema = v.picklist(['address', 'marking', 'date', 'review'])

/** What was typed, as it is stored. A field that is missing or of another kind is as if it had not been typed. */
export const draftSchema = v.object({
  addressId: v.fallback(v.optional(v.string()), undefined),
  address: v.fallback(v.optional(addressSchema), undefined),
  deliveryMethod: v.fallback(v.optional(v.picklist(['delivery', 'pickup'])), undefined),
  branchId: v.fallback(v.optional(v.string()), undefined),
  partDelivery: v.fallback(v.optional(v.boolean()), undefined),
  reference: v.fallback(v.optional(v.string()), undefined),
  goodsMark: v.fallback(v.optional(v.string()), undefined),
  project: v.fallback(v.optional(v.string()), undefined),
  contactName: v.fallback(v.optional(v.string()), undefined),
  contactPhone: v.fallback(v.optional(v.string()), undefined),
  requestedDeliveryDate: v.fallback(v.optional(v.string()), undefined),
  step: v.fallback(v.optional(stepSchema), undefined),
  furthest: v.fallback(v.optional(stepSchema), undefined),
})
