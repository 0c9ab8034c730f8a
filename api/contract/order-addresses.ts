import * as v from 'valibot'
import { longestListSearch } from './list-query.ts'

/** Delivery addresses of orders that one answer has. */
export const mostOrderAddresses = 100

/**
 * Some of the delivery addresses of orders, as `address` of the order history has them, and whether there are others.
 */
export const orderAddressesSchema = v.object({ addresses: v.array(v.string()), more: v.boolean() })
export type OrderAddresses = v.InferOutput<typeof orderAddressesSchema>

/**
 * `GET /api/my-pages/order-history/addresses?search=…`: the first addresses, by postal code, that contain every word.
 */
export const orderAddressesQuerySchema = v.object({
  search: v.optional(v.pipe(v.string(), v.maxLength(longestListSearch), v.trim()), ''),
})
