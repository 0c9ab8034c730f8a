import * as v from 'valibot'
import { lockKinds, saveFavouriteListRequestSchema } from './carts/cart.ts'
import { addressSchema } from './carts/checkout.ts'
import { moneySchema, pathSchema, quantitySchema, textLanguage, windowQuerySchema } from './common.ts'
import { exportFormatEntry, listFilterSchema, listPageEntry, severalSchema } from './list-query.ts'
import { chosenSchema } from './catalogue/configuration.ts'
import { orderCommentSchema, orderLineChangeSchema } from './deliveries/order-changes.ts'
import { orderChannels, orderChannelSchema } from './deliveries/shipments.ts'
import { orderAddressesSchema } from './order-addresses.ts'
import { goodsNumbersSchema } from './deliveries/goods-numbers.ts'
import { trackedShipmentSchema } from './deliveries/tracking.ts'
import { productDocumentSchema } from './catalogue/product.ts'

/** Delivery statuses (spec §4). */
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
  project: v.string(),
  orderedBy: v.string(),
  lineCount: v.number(),
  channel: orderChannelSchema,
  /**
   * Days: wanted by the customer, promised for the last goods, and of the next delivery from today on; '' if there is
   * none.
   */
  requestedDeliveryDate: v.string(),
  promisedDate: v.string(),
  nextDelivery: v.string(),
  /** Whether the day that was promised for some goods has passed, and they are still to come. */
  late: v.boolean(),
  currency: v.string(),
  /** Goods without freight and VAT, and everything with VAT. Null if the user hides prices. */
  sum: v.nullable(moneySchema),
  total: v.nullable(moneySchema),
}

/** Documents of articles in the answer about an order. */
export const mostOrderDocuments = 100

/** Orders per page of the history. */
export const ordersPerPage = 20

/** Columns by which the order history can be sorted. */
export const orderSorts = ['orderNumber', 'placedAt', 'sum', 'total'] as const
export type OrderSort = (typeof orderSorts)[number]

/**
 * Which orders: the free search looks for the beginning of numbers (order, delivery note, parcel, article, own number),
 * of sizes in the names of articles, references, goods marks, projects and cost centres, and for words without a digit
 * within all of them but delivery notes and parcels. `orderedBy=me` is the user's own orders, `address` postal code and
 * street of the delivery.
 */
const orderFilterSchema = listFilterSchema(orderSorts, {
  status: severalSchema(deliveryStatuses),
  orderedBy: v.optional(v.picklist(['', 'me', 'all'], 'Orders are those of me or of all.'), ''),
  channel: severalSchema(orderChannels),
  backorders: v.optional(v.picklist(['', 'only'], 'Back orders are the only ones or no matter.'), ''),
  address: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
})
export type OrderFilterQuery = v.InferOutput<typeof orderFilterSchema>

export const orderHistoryQuerySchema = v.object({ ...listPageEntry, ...orderFilterSchema.entries })
/** What a row of an exported order history is: an order, or a line of an order. */
export const orderExportRows = ['orders', 'lines'] as const
export const orderExportQuerySchema = v.object({
  ...exportFormatEntry,
  rows: v.optional(v.picklist(orderExportRows, 'Rows are orders or lines.'), 'orders'),
  ...orderFilterSchema.entries,
})
export type OrderExportQuery = v.InferOutput<typeof orderExportQuerySchema>

/** `GET /api/my-pages/order-history?page=1`: newest first, 20 a page. Needs perm:viewOrderHistory. */
export const orderHistorySchema = v.object({
  total: v.number(),
  page: v.number(),
  pageSize: v.number(),
  orders: v.array(v.object(orderHead)),
  /**
   * Delivery addresses for the filter, by postal code. Others are found by `GET /api/my-pages/order-history/addresses`.
   */
  addresses: orderAddressesSchema.entries.addresses,
  moreAddresses: orderAddressesSchema.entries.more,
})
export type OrderHistory = v.InferOutput<typeof orderHistorySchema>

/** `GET /api/my-pages/order/sheet?orderNumber=…`: the order confirmation as PDF, otherwise 404. */
/** Those of the orders that a record names, such as an invoice, which the user may open. */
export const openOrdersSchema = v.array(v.string())

export const orderSheetQuerySchema = v.object({
  orderNumber: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
})

export const orderQuerySchema = v.object({
  ...windowQuerySchema.entries,
  ...orderSheetQuerySchema.entries,
})

/**
 * `GET /api/my-pages/order?orderNumber=…[&from=100]`: one of the customer's orders with a window of its lines,
 * otherwise 404.
 */
export const orderSchema = v.object({
  ...orderHead,
  address: addressSchema,
  deliveryMethod: v.picklist(['delivery', 'pickup']),
  partDelivery: v.boolean(),
  project: v.string(),
  costCentre: v.string(),
  contact: v.object({ name: v.string(), phone: v.string() }),
  /** Names of the users who have approved the order, the first step first. */
  approvedBy: v.array(v.string()),
  /** Where the invoice goes, and what was agreed with the company: days until payment, null without any. */
  invoiceAddress: addressSchema,
  paymentDays: v.nullable(v.number()),
  deliveryTerms: v.string(),
  freight: v.nullable(moneySchema),
  vat: v.nullable(moneySchema),
  /** Increases with every change after the order. */
  version: v.number(),
  /** Whether the user is notified of the deliveries by mail. */
  followed: v.boolean(),
  /** How many lines can still be changed; with the first window only, as are shipments, comments and changes. */
  changeableLines: v.number(),
  shipments: v.array(trackedShipmentSchema),
  comments: v.array(orderCommentSchema),
  changes: v.array(orderLineChangeSchema),
  /** Documents of the articles, each once, at most 100; with the first window only. `documentCount` counts all. */
  documents: v.array(v.object({ ...productDocumentSchema.entries, articleName: v.string() })),
  documentCount: v.number(),
  /** Number of lines before the first one of the answer, which has at most 100. `lineCount` counts all. */
  from: v.number(),
  lines: v.array(
    v.object({
      position: v.number(),
      name: v.string(),
      ...textLanguage,
      variantNbr: v.string(),
      url: pathSchema,
      imageUrl: pathSchema,
      /**
       * As in the cart (spec §3): the description of the picture, and whether the line is free text, without a
       * price.
       */
      extraImageInformation: v.string(),
      isFreeTextLineItem: v.boolean(),
      quantity: v.number(),
      /** Of `quantity`: what was cancelled, has left the warehouse, has arrived, and is still to come. */
      cancelled: v.number(),
      sent: v.number(),
      delivered: v.number(),
      remaining: v.number(),
      /** What can still be cancelled, in steps of the pack; 0 if nothing can. */
      changeable: v.number(),
      step: v.number(),
      /** Day on which the rest is promised; empty if none is. */
      promisedDate: v.string(),
      /** Whether that day has passed, and something is still to be sent. */
      late: v.boolean(),
      /** The number that was ordered, if the seller delivers this article instead. */
      replacedNumber: v.string(),
      /** Of what was shipped and has not come back. */
      ...goodsNumbersSchema.entries,
      displayUnitCode: v.string(),
      unitPrice: v.nullable(moneySchema),
      /**
       * The ordinary price at the time of the order, and the discount on it in tenths of a percent; null without a
       * discount.
       */
      listPrice: v.nullable(moneySchema),
      discount: v.nullable(v.number()),
      priceUnit: v.string(),
      totalPrice: v.nullable(moneySchema),
      status: deliveryStatusSchema,
      configuration: v.array(chosenSchema),
      note: v.string(),
      goodsMark: v.string(),
      /** The document at whose price the line was ordered; absent for a price of the day. */
      lock: v.optional(v.object({ kind: v.picklist(lockKinds), documentId: v.string(), number: v.string() })),
    }),
  ),
})
export type Order = v.InferOutput<typeof orderSchema>

/**
 * `POST /api/my-pages/order/reorder`: adds the lines of an order to the cart, or those at `positions` (1 is the first
 * line). Needs perm:order too.
 */
export const reorderRequestSchema = v.object({
  ...orderSheetQuerySchema.entries,
  positions: v.optional(
    v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1))), v.minLength(1), v.maxLength(5000)),
  ),
  /** In order units, in place of what was ordered. */
  quantities: v.optional(
    v.pipe(
      v.array(
        v.object({ position: v.pipe(v.number(), v.integer(), v.minValue(1)), quantity: quantitySchema }),
      ),
      v.maxLength(5000),
    ),
    [],
  ),
})

/**
 * `POST /api/my-pages/order/savelist`: saves the articles of an order with their quantities as a favourite list. Needs
 * perm:manageLists too; `Idempotency-Key` is required.
 */
export const saveOrderAsFavouriteListRequestSchema = v.object({
  ...orderSheetQuerySchema.entries,
  ...saveFavouriteListRequestSchema.entries,
})

/** What became of one line of an order that was ordered again. */
export const reorderResultSchema = v.object({
  position: v.number(),
  name: v.string(),
  /** Number of the article that was ordered. */
  variantNumber: v.string(),
  /** Page of the article, or of its replacement; null if neither is in the catalogue. */
  url: v.nullable(pathSchema),
  /**
   * `changed`: in another quantity, because of the pack; `replaced`: the article's replacement was added;
   * `needsConfiguration` and `notBuyable`: nothing was added.
   */
  outcome: v.picklist(['added', 'changed', 'replaced', 'needsConfiguration', 'notBuyable']),
  /** Why nothing was added. */
  reason: v.nullable(v.picklist(['freeText', 'gone', 'notSold', 'noPrice', 'quantity'])),
  /** What was added, otherwise what was ordered then. */
  quantity: v.number(),
  /** Number of the article that replaces the ordered one. */
  replacement: v.nullable(v.string()),
})
export type ReorderResult = v.InferOutput<typeof reorderResultSchema>

export const reorderSchema = v.object({
  success: v.literal(true),
  newLines: v.number(),
  cartCount: v.number(),
  /** One per line, in the order's order. */
  results: v.array(reorderResultSchema),
})
export type Reorder = v.InferOutput<typeof reorderSchema>
