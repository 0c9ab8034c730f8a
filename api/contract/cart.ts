import * as v from 'valibot'
import {
  articleNumberSchema,
  errorSchema,
  moneySchema,
  oneLineSchema,
  pathSchema,
  quantitySchema,
  stockSchema,
} from './common.ts'
import { choicesEntries, choicesSchema, chosenSchema } from './configuration.ts'

const shortText = v.pipe(v.string(), v.maxLength(200))

/** `POST /api/cart` (spec §3 "Cart add payload"). Header `Idempotency-Key` makes it safe to repeat. */
export const cartAddRequestSchema = v.object({
  variantCode: articleNumberSchema,
  quantity: quantitySchema,
  listName: v.optional(shortText, ''),
  ...choicesEntries,
  actionType: v.optional(shortText, ''),
  searchTerm: v.optional(shortText, ''),
  /** Said of the line; for putting back one that had them. */
  note: v.optional(shortText, ''),
  goodsMark: v.optional(shortText, ''),
})
export type CartAddRequest = v.InferInput<typeof cartAddRequestSchema>

/** What the notice shows (spec §3 "Notification"), with the count that the cart has now. */
export const cartAddAnswerSchema = v.object({
  cartCount: v.number(),
  itemId: v.string(),
  /** The quantity that the line got: rounded and snapped up. */
  quantity: v.number(),
  notification: v.object({
    type: v.literal('Cart'),
    imgUrl: pathSchema,
    productName: v.string(),
    article: v.string(),
    quantity: v.number(),
    unit: v.string(),
    /** Total of what was added, null for visitors and when prices are hidden. */
    price: v.nullable(moneySchema),
    /** Price of one price unit; null as the total is. Answers that were kept from before have none. */
    unitPrice: v.optional(v.nullable(moneySchema), null),
    /** What the unit price is for, as shown: `st`, `m`, `100 st`. */
    priceUnit: v.string(),
    currency: v.string(),
  }),
})
export type CartAddAnswer = v.InferOutput<typeof cartAddAnswerSchema>

/** A line of the mini cart (spec §3). */
export const miniCartLineSchema = v.object({
  itemId: v.string(),
  name: v.string(),
  variantNbr: v.string(),
  quantity: v.number(),
  displayUnitCode: v.string(),
  lineItemUnitPrice: v.nullable(moneySchema),
  /** What the unit price is for, as shown: `st`, `m`, `100 st`. */
  priceUnit: v.string(),
  lineItemTotalPrice: v.nullable(moneySchema),
  trackingProductAttributes: v.object({ itemId: v.string(), listName: v.string() }),
  lineItemData: v.object({
    imageUrl: pathSchema,
    extraImageInformation: v.string(),
    url: pathSchema,
    currency: v.string(),
    isFreeTextLineItem: v.boolean(),
    customerSpecificVariantNumber: v.string(),
    errors: v.array(v.string()),
    warnings: v.array(v.string()),
    /** What was chosen about the article, in the reader's words. */
    configuration: v.array(chosenSchema),
  }),
})
export type MiniCartLine = v.InferOutput<typeof miniCartLineSchema>

export const miniCartQuerySchema = v.object({
  showPrices: v.optional(v.picklist(['true', 'false']), 'false'),
})

/** `GET /api/cart/getminicart[?showPrices=true]`. Prices only when asked for and allowed. */
export const miniCartSchema = v.object({
  /** The first lines, at most 100. */
  miniCartLineItems: v.array(miniCartLineSchema),
  /** Lines of the whole cart: the count beside the cart's symbol. */
  lineCount: v.number(),
  miniCartTotalSum: v.nullable(moneySchema),
  currency: v.string(),
  showFetchPricesItems: v.boolean(),
  hideTotalPrice: v.boolean(),
})
export type MiniCart = v.InferOutput<typeof miniCartSchema>

/** Longest note, and longest mark on a parcel. */
export const longestNote = 200
export const longestGoodsMark = 40

/** A line of the cart page. `version` goes back with a change; a stale one is refused with 409 and the fresh cart. */
export const cartLineSchema = v.object({
  ...miniCartLineSchema.entries,
  version: v.number(),
  unitVolume: v.number(),
  decimalPrecision: v.number(),
  stock: v.nullable(stockSchema),
  /** Day from which the whole quantity can be delivered; null when it is in stock or when the day is unknown. */
  awaitedDay: v.nullable(v.string()),
  /** What was chosen, to add the same again. */
  choices: choicesSchema,
  note: v.string(),
  goodsMark: v.string(),
  /** The article that has followed this one, when it can be bought. */
  replacement: v.nullable(v.object({ code: v.string(), name: v.string(), url: pathSchema })),
})
export type CartLine = v.InferOutput<typeof cartLineSchema>

/** `GET /api/cart[?from=100]`: a window of the lines, and what all of them come to. Totals are null where prices are not shown. */
export const cartSchema = v.object({
  cartId: v.string(),
  version: v.number(),
  /** Changes with everything that an order depends on and the reader may see: lines, prices, stock. Opaque. */
  stamp: v.string(),
  /**
   * What signing in has made of the visitor's purchase list; null when there was none. `listed` lines found no room in
   * the cart: they are a favourite list, named by its day.
   */
  merged: v.nullable(v.object({ moved: v.number(), summed: v.number(), listed: v.number() })),
  /** Lines of the whole cart. */
  lineCount: v.number(),
  /** Lines before those of the answer. */
  from: v.number(),
  /** A window of the lines, at most 100, oldest first. */
  lines: v.array(cartLineSchema),
  /** Some line of the whole cart cannot be ordered as it is. */
  blocked: v.boolean(),
  currency: v.string(),
  sum: v.nullable(moneySchema),
  freight: v.nullable(moneySchema),
  vat: v.nullable(moneySchema),
  total: v.nullable(moneySchema),
})
export type Cart = v.InferOutput<typeof cartSchema>

/** 409: the cart has changed since it was shown, or a line of it cannot be ordered. Holds the cart as it is now. */
export const staleCartSchema = v.object({ ...errorSchema.entries, cart: v.optional(cartSchema) })

/** `POST /api/cart/removeitem`. */
export const removeItemRequestSchema = v.object({
  itemId: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
})
/** `POST /api/cart/changequantity`. */
export const changeQuantityRequestSchema = v.object({
  itemId: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  quantity: quantitySchema,
  version: v.pipe(v.number(), v.integer()),
})

/** `POST /api/cart/markline`: note and goods mark of one line; 409 with the fresh cart when the line has changed. */
export const markLineRequestSchema = v.object({
  itemId: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  version: v.pipe(v.number(), v.integer()),
  note: v.pipe(v.string(), v.trim(), v.maxLength(longestNote)),
  goodsMark: v.pipe(v.string(), v.trim(), v.maxLength(longestGoodsMark)),
})
/** `POST /api/cart/replaceitem`: puts the article that has followed in the line's place. `Idempotency-Key` as for an add. */
export const replaceItemRequestSchema = v.object({
  itemId: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  version: v.pipe(v.number(), v.integer()),
})
export const replaceItemAnswerSchema = v.object({
  cartCount: v.number(),
  itemId: v.string(),
  quantity: v.number(),
})
/** `POST /api/cart/savelist`: keeps the cart's lines as a favourite list. Signed-in customers; `Idempotency-Key` is required. */
export const saveListRequestSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80)),
})
export const saveListAnswerSchema = v.object({ listId: v.string(), name: v.string(), lineCount: v.number() })

const line = (longest: number) => v.pipe(oneLineSchema, v.minLength(1), v.maxLength(longest))

export const addressSchema = v.object({
  name: line(80),
  street: line(120),
  postalCode: line(12),
  city: line(60),
})
export type Address = v.InferOutput<typeof addressSchema>

/** Fields of the checkout that a company may require beside the address, its reference and the day. */
export const optionalFields = ['goodsMark', 'project', 'contactName', 'contactPhone'] as const
export type OptionalField = (typeof optionalFields)[number]

const windowEntries = {
  /** First and last day that can be asked for, `YYYY-MM-DD`, and days in between on which the branch is closed. */
  firstDeliveryDate: v.string(),
  lastDeliveryDate: v.string(),
  closedDates: v.array(v.string()),
}

/** `GET /api/cart/checkout`: what the checkout page needs beside the cart. Signed-in customers only. */
export const checkoutSchema = v.object({
  cart: cartSchema,
  /** Lines of the whole cart that cannot be delivered whole before a day: at most 100, those that come last. */
  awaited: v.array(v.object({ itemId: v.string(), name: v.string(), day: v.string() })),
  addresses: v.array(v.object({ id: v.string(), ...addressSchema.entries })),
  ...windowEntries,
  /** Branches where goods can be fetched, the customer's own first, each with its own calendar. */
  branches: v.array(v.object({ id: v.string(), ...addressSchema.entries, ...windowEntries })),
  /** What it costs when the goods are fetched; null where prices are not shown. */
  pickup: v.nullable(v.object({ freight: moneySchema, vat: moneySchema, total: moneySchema })),
  requiredFields: v.array(v.picklist(optionalFields)),
  contact: v.object({ name: v.string(), email: v.string() }),
})
export type Checkout = v.InferOutput<typeof checkoutSchema>

const mark = (longest: number) => v.optional(v.pipe(oneLineSchema, v.maxLength(longest)), '')

/**
 * `POST /api/cart/order`. `Idempotency-Key` is required; `cartVersion` and `cartStamp` are those that were shown: 409
 * with the fresh cart when lines, prices or stock have changed since. `branchId` names where the goods are fetched.
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
  contactName: mark(80),
  contactPhone: mark(30),
  requestedDeliveryDate: v.pipe(v.string(), v.isoDate()),
})
export type OrderRequest = v.InferInput<typeof orderRequestSchema>
export const orderAnswerSchema = v.object({ orderNumber: v.string() })
