import * as v from 'valibot'

/**
 * `GET …/customer` of a record, such as an order or an offer: whose it is, if the user may see it after a change of
 * customer.
 */
export const recordCustomerSchema = v.object({
  /** Null for a record of the customer that the user acts for. */
  customer: v.nullable(v.object({ id: v.string(), name: v.string() })),
})
export type RecordCustomer = v.InferOutput<typeof recordCustomerSchema>
