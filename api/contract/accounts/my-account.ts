import * as v from 'valibot'
import { addressSchema } from '../carts/checkout.ts'
import { oneLineSchema } from '../common.ts'
import { newsEvents, pushSettingsSchema } from '../push.ts'
import { locales } from '../sites/sites.ts'
import { deliveryStatusSchema, orderHistorySchema } from '../orders.ts'

/** `GET /api/my-pages/order-summary`: open orders by status, and the latest orders. Needs perm:viewOrderHistory. */
export const orderSummarySchema = v.object({
  /** Statuses that an open order of the customer has. */
  open: v.array(
    v.object({
      status: deliveryStatusSchema,
      count: v.number(),
      /**
       * The next day from today on which goods of these orders come, as the list of orders has it, `YYYY-MM-DD`; null
       * if none is known.
       */
      nextDelivery: v.nullable(v.string()),
    }),
  ),
  /** The five latest orders, newest first. */
  latest: orderHistorySchema.entries.orders,
})
export type OrderSummary = v.InferOutput<typeof orderSummarySchema>

const text = (longest: number) => v.pipe(oneLineSchema, v.maxLength(longest))

/**
 * `POST /api/my-pages/my-account/savesettings`: what a user chooses for every customer, and for orders of the current
 * one. An empty text means no default. 400 `branch` or `address` for one that the customer does not have.
 */
export const accountSettingsRequestSchema = v.object({
  name: v.pipe(text(80), v.minLength(1)),
  /** Digits, spaces, and the signs that telephone numbers are written with; empty without one. */
  mobile: v.pipe(text(30), v.regex(/^$|^\+?[\d ()/-]{5,}$/u)),
  /** Locale of pages and mails; empty for the site's own. 400 `language` for one that the site does not offer. */
  language: v.picklist(['', ...locales]),
  /**
   * Which mails are sent: order confirmations, answers to change requests, booked call-backs, news of own requests for
   * approval, offers and returns, news of the deliveries of orders that are placed from now on, delays of own and
   * followed orders, and new invoices of the customers whose invoices the user may see.
   */
  orderMail: v.boolean(),
  answerMail: v.boolean(),
  callBackMail: v.boolean(),
  approvalMail: v.boolean(),
  offerMail: v.boolean(),
  returnMail: v.boolean(),
  shipmentMail: v.boolean(),
  delayMail: v.boolean(),
  invoiceMail: v.boolean(),
  /**
   * Which of these events, for deliveries those of all own orders, are notified in the user's browsers. Left as it is
   * if it is left out.
   */
  pushEvents: v.optional(v.array(v.picklist(newsEvents))),
  branchId: text(64),
  addressId: text(64),
  reference: text(40),
  project: text(40),
})
export type AccountSettingsRequest = v.InferOutput<typeof accountSettingsRequestSchema>

/** `GET /api/my-pages/my-account/settings`, and the answer to a change. */
export const accountSettingsSchema = v.object({
  name: v.string(),
  mobile: v.string(),
  language: v.picklist(['', ...locales]),
  orderMail: v.boolean(),
  answerMail: v.boolean(),
  callBackMail: v.boolean(),
  approvalMail: v.boolean(),
  offerMail: v.boolean(),
  returnMail: v.boolean(),
  shipmentMail: v.boolean(),
  delayMail: v.boolean(),
  invoiceMail: v.boolean(),
  branchId: v.string(),
  addressId: v.string(),
  reference: v.string(),
  project: v.string(),
  email: v.string(),
  /** Notifications in browsers; null where the shop sends none. */
  push: v.nullable(pushSettingsSchema),
  /** Branches where goods can be collected, the customer's own first. */
  branches: v.array(v.object({ id: v.string(), name: v.string(), city: v.string() })),
  addresses: v.array(v.object({ id: v.string(), ...addressSchema.entries })),
})
export type AccountSettings = v.InferOutput<typeof accountSettingsSchema>
