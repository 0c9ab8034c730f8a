import * as v from 'valibot'
import { articleNumberSchema, moneySchema, pathSchema, quantitySchema, stockSchema } from './common.ts'

const shortText = v.pipe(v.string(), v.maxLength(200))

/** `POST /api/cart` (spec §3 "Cart add payload"). Header `Idempotency-Key` makes it safe to repeat. */
export const cartAddRequestSchema = v.object({
  variantCode: articleNumberSchema,
  quantity: quantitySchema,
  listName: v.optional(shortText, ''),
  itemConfigurations: v.optional(v.record(shortText, shortText), {}),
  print: v.optional(shortText, ''),
  embroidery: v.optional(shortText, ''),
  textPrint: v.optional(shortText, ''),
  textEmbroidery: v.optional(shortText, ''),
  logoId: v.optional(shortText, ''),
  garmentText: v.optional(shortText, ''),
  actionType: v.optional(shortText, ''),
  searchTerm: v.optional(shortText, ''),
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
  }),
})
export type MiniCartLine = v.InferOutput<typeof miniCartLineSchema>

/** `GET /api/cart/getminicart[?showPrices=true]`. Prices only when asked for and allowed. */
export const miniCartSchema = v.object({
  miniCartLineItems: v.array(miniCartLineSchema),
  miniCartTotalSum: v.nullable(moneySchema),
  currency: v.string(),
  showFetchPricesItems: v.boolean(),
  hideTotalPrice: v.boolean(),
})
export type MiniCart = v.InferOutput<typeof miniCartSchema>

/** A line of the cart page. `version` goes back with a change; a stale one is refused with 409 and the fresh cart. */
export const cartLineSchema = v.object({
  ...miniCartLineSchema.entries,
  version: v.number(),
  unitVolume: v.number(),
  decimalPrecision: v.number(),
  stock: v.nullable(stockSchema),
})
export type CartLine = v.InferOutput<typeof cartLineSchema>

/** `GET /api/cart`. Totals are null where prices are not shown. */
export const cartSchema = v.object({
  cartId: v.string(),
  version: v.number(),
  lines: v.array(cartLineSchema),
  currency: v.string(),
  sum: v.nullable(moneySchema),
  freight: v.nullable(moneySchema),
  vat: v.nullable(moneySchema),
  total: v.nullable(moneySchema),
})
export type Cart = v.InferOutput<typeof cartSchema>

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

export const addressSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80)),
  street: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(120)),
  postalCode: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(12)),
  city: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
})
export type Address = v.InferOutput<typeof addressSchema>

/** `GET /api/cart/checkout`: what the checkout page needs beside the cart. Signed-in customers only. */
export const checkoutSchema = v.object({
  cart: cartSchema,
  addresses: v.array(v.object({ id: v.string(), ...addressSchema.entries })),
  /** First and last day that a delivery can be asked for, `YYYY-MM-DD`, and days in between without delivery. */
  firstDeliveryDate: v.string(),
  lastDeliveryDate: v.string(),
  closedDates: v.array(v.string()),
})
export type Checkout = v.InferOutput<typeof checkoutSchema>

/** `POST /api/cart/order`. `Idempotency-Key` is required; `cartVersion` is the one that was shown. */
export const orderRequestSchema = v.object({
  cartVersion: v.pipe(v.number(), v.integer()),
  address: addressSchema,
  reference: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)),
  goodsMark: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40)), ''),
  requestedDeliveryDate: v.pipe(v.string(), v.isoDate()),
})
export type OrderRequest = v.InferInput<typeof orderRequestSchema>
export const orderAnswerSchema = v.object({ orderNumber: v.string() })
