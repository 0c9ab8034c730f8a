import * as v from 'valibot'
import { approvalNeedSchema } from '../approvals/need.ts'
import { cartSchema, longestGoodsMark } from './cart.ts'
import { daySchema, moneySchema, oneLineSchema } from '../common.ts'
import { type OrderFieldName, orderFieldSchema } from '../company.ts'

const line = (longest: number) => v.pipe(oneLineSchema, v.minLength(1), v.maxLength(longest))

export const addressSchema = v.object({
  name: line(80),
  street: line(120),
  postalCode: line(12),
  city: line(60),
})
export type Address = v.InferOutput<typeof addressSchema>

/** Checkout fields that a company may require besides address, reference and day. */
export type OptionalField = Exclude<OrderFieldName, 'reference'>

const windowEntries = {
  /** First and last possible delivery day, `YYYY-MM-DD`, and closed days between. */
  firstDeliveryDate: v.string(),
  lastDeliveryDate: v.string(),
  closedDates: v.array(v.string()),
}

/** `GET /api/cart/checkout`: the checkout page's data besides the cart. Signed-in customers only. */
export const checkoutSchema = v.object({
  cart: cartSchema,
  /** Lines of the whole cart that cannot be delivered completely before a day: at most 100, the latest ones. */
  awaited: v.array(v.object({ itemId: v.string(), name: v.string(), day: v.string() })),
  /** Those that the user may order to. */
  addresses: v.array(v.object({ id: v.string(), ...addressSchema.entries })),
  /** Whether the user may type another address. */
  canTypeAddress: v.boolean(),
  /** Why the cart needs approval, for an order without a cost centre; null if it can be ordered. */
  approval: v.nullable(approvalNeedSchema),
  ...windowEntries,
  /** The first possible day on a weekday that the company prefers. */
  preferredDeliveryDate: v.string(),
  /** Branches where goods can be collected, the customer's own first, each with its own calendar. */
  branches: v.array(v.object({ id: v.string(), ...addressSchema.entries, ...windowEntries })),
  /** Totals if the goods are collected; null if prices are not visible. */
  pickup: v.nullable(v.object({ freight: moneySchema, vat: moneySchema, total: moneySchema })),
  /** What the company asks of each field. */
  orderFields: v.array(orderFieldSchema),
  /** The user, and what the user's orders for this customer begin with; empty texts are no defaults. */
  contact: v.object({ name: v.string(), email: v.string(), phone: v.string() }),
  defaults: v.object({
    addressId: v.string(),
    branchId: v.string(),
    reference: v.string(),
    project: v.string(),
  }),
})
export type Checkout = v.InferOutput<typeof checkoutSchema>

const mark = (longest: number) => v.optional(v.pipe(oneLineSchema, v.maxLength(longest)), '')

/**
 * `POST /api/cart/order`. `Idempotency-Key` is required; `cartVersion` and `cartStamp` are those of the shown cart:
 * 409 with the current cart if lines, prices or stock have changed since. `branchId` is the branch for collection.
 */
export const orderRequestSchema = v.object({
  cartVersion: v.pipe(v.number(), v.integer()),
  cartStamp: v.optional(v.pipe(v.string(), v.maxLength(64))),
  deliveryMethod: v.optional(v.picklist(['delivery', 'pickup']), 'delivery'),
  branchId: mark(64),
  partDelivery: v.optional(v.boolean(), true),
  address: addressSchema,
  reference: line(40),
  goodsMark: mark(longestGoodsMark),
  project: mark(40),
  costCentre: mark(40),
  contactName: mark(80),
  contactPhone: mark(30),
  requestedDeliveryDate: daySchema,
})
export type OrderRequest = v.InferInput<typeof orderRequestSchema>
/** `POST /api/cart/sendforapproval`: as an order, with a message to the approvers. 409 `notNeeded`, `noApprover`. */
export const sendForApprovalSchema = v.object({
  ...orderRequestSchema.entries,
  comment: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(1000)), ''),
})
export type SendForApprovalRequest = v.InferInput<typeof sendForApprovalSchema>
export const orderAnswerSchema = v.object({ orderNumber: v.string() })
