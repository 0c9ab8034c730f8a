import * as v from 'valibot'
import { addressSchema } from './cart.ts'
import { moneySchema, pageNumberSchema, pathSchema, windowQuerySchema } from './common.ts'
import { chosenSchema } from './configuration.ts'

/** Delivery states (spec §4). */
export const deliveryStatuses = [
  'DELIVERED',
  'PARTLY_DELIVERED',
  'PROCESSING',
  'CANCELLED',
  'ORDERED',
  'ON_THE_WAY',
  'PICKED',
  'BACKORDER_LISTED',
  'UNKNOWN',
] as const
export const deliveryStatusSchema = v.picklist(deliveryStatuses)
export type DeliveryStatus = v.InferOutput<typeof deliveryStatusSchema>

const orderHead = {
  orderNumber: v.string(),
  /** ISO 8601 in UTC. */
  placedAt: v.string(),
  status: deliveryStatusSchema,
  reference: v.string(),
  goodsMark: v.string(),
  orderedBy: v.string(),
  lineCount: v.number(),
  currency: v.string(),
  /** Null when the user hides prices. */
  total: v.nullable(moneySchema),
}

/** Orders of one page of the history, and the last page that is answered (reliability 2.9). */
export const ordersPerPage = 20
const lastHistoryPage = 500

export const orderHistoryQuerySchema = v.object({
  page: v.optional(
    v.pipe(pageNumberSchema, v.maxValue(lastHistoryPage, 'The list is not read so deep.')),
    '1',
  ),
})

/** `GET /api/my-pages/order-history?page=1`: newest first, 20 a page. Needs perm:viewOrderHistory. */
export const orderHistorySchema = v.object({
  total: v.number(),
  page: v.number(),
  pageSize: v.number(),
  orders: v.array(v.object(orderHead)),
})
export type OrderHistory = v.InferOutput<typeof orderHistorySchema>

/** `GET /api/my-pages/order/sheet?orderNumber=…`: the order confirmation as PDF, else 404. */
export const orderSheetQuerySchema = v.object({
  orderNumber: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
})

export const orderQuerySchema = v.object({
  ...windowQuerySchema.entries,
  ...orderSheetQuerySchema.entries,
})

/** `GET /api/my-pages/order?orderNumber=…[&from=100]`: one of the customer's own orders with a window of its lines, else 404. */
export const orderSchema = v.object({
  ...orderHead,
  address: addressSchema,
  requestedDeliveryDate: v.string(),
  deliveryMethod: v.picklist(['delivery', 'pickup']),
  partDelivery: v.boolean(),
  project: v.string(),
  contact: v.object({ name: v.string(), phone: v.string() }),
  sum: v.nullable(moneySchema),
  freight: v.nullable(moneySchema),
  vat: v.nullable(moneySchema),
  /** Lines before those of the answer, which has at most 100. `lineCount` counts all. */
  from: v.number(),
  lines: v.array(
    v.object({
      name: v.string(),
      variantNbr: v.string(),
      url: pathSchema,
      imageUrl: pathSchema,
      quantity: v.number(),
      displayUnitCode: v.string(),
      unitPrice: v.nullable(moneySchema),
      priceUnit: v.string(),
      totalPrice: v.nullable(moneySchema),
      status: deliveryStatusSchema,
      configuration: v.array(chosenSchema),
      note: v.string(),
      goodsMark: v.string(),
    }),
  ),
})
export type Order = v.InferOutput<typeof orderSchema>
