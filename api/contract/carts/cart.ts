import * as v from 'valibot'
import { approvalNeedSchema } from '../approvals/need.ts'
import {
  articleNumberSchema,
  errorSchema,
  moneySchema,
  oneLineSchema,
  pathSchema,
  textLanguage,
  quantitySchema,
  stockSchema,
} from '../common.ts'
import { choicesEntries, choicesSchema, chosenSchema } from '../catalogue/configuration.ts'
import { listNameSchema } from './favourite-lists.ts'

const shortText = v.pipe(v.string(), v.maxLength(200))
const shortLine = v.pipe(oneLineSchema, v.maxLength(200))

/** `POST /api/cart` (spec §3 "Cart add payload"). The header `Idempotency-Key` makes it safe to repeat. */
export const cartAddRequestSchema = v.object({
  variantCode: articleNumberSchema,
  quantity: quantitySchema,
  listName: v.optional(shortText, ''),
  ...choicesEntries,
  actionType: v.optional(shortText, ''),
  searchTerm: v.optional(shortText, ''),
  /** Of a removed line that is restored. */
  note: v.optional(shortLine, ''),
  goodsMark: v.optional(shortLine, ''),
})
export type CartAddRequest = v.InferInput<typeof cartAddRequestSchema>

/** Units of a line of free text. */
export const freeTextUnits = ['st', 'm', 'par', 'pkt', 'l', 'kg'] as const
export type FreeTextUnit = (typeof freeTextUnits)[number]

/** Maximum length of a line of free text. */
export const longestFreeText = 200

/**
 * `POST /api/cart/addtext`: a line of free text. It has no price; the seller sets one after the order. Header
 * `Idempotency-Key` makes it safe to repeat.
 */
export const cartTextRequestSchema = v.object({
  text: v.pipe(oneLineSchema, v.minLength(2), v.maxLength(longestFreeText)),
  quantity: quantitySchema,
  unit: v.optional(v.picklist(freeTextUnits), 'st'),
})
export const cartTextAnswerSchema = v.object({
  cartCount: v.number(),
  itemId: v.string(),
  /** The quantity that was added, rounded to the unit. */
  quantity: v.number(),
})

export type CartTextRequest = v.InferInput<typeof cartTextRequestSchema>
export type CartTextAnswer = v.InferOutput<typeof cartTextAnswerSchema>

/** Content of the cart notice (spec §3 "Notification"), with the cart's new count. */
export const cartAddAnswerSchema = v.object({
  cartCount: v.number(),
  itemId: v.string(),
  /** The line's quantity, rounded up to whole packs. */
  quantity: v.number(),
  notification: v.object({
    type: v.literal('Cart'),
    /** In the reader's language. Answers that were kept from before have none. */
    successMessage: v.optional(v.string(), ''),
    imgUrl: pathSchema,
    productName: v.string(),
    article: v.string(),
    quantity: v.number(),
    unit: v.string(),
    /** Total of the added quantity, null for visitors and if prices are hidden. */
    price: v.nullable(moneySchema),
    /** Price per price unit; null like the total. Absent in answers stored by earlier versions. */
    unitPrice: v.optional(v.nullable(moneySchema), null),
    /** The price unit as shown: `st`, `m`, `100 st`. */
    priceUnit: v.string(),
    currency: v.string(),
  }),
})
export type CartAddAnswer = v.InferOutput<typeof cartAddAnswerSchema>

/** A line of the mini cart (spec §3). */
export const miniCartLineSchema = v.object({
  itemId: v.string(),
  name: v.string(),
  ...textLanguage,
  variantNbr: v.string(),
  quantity: v.number(),
  displayUnitCode: v.string(),
  lineItemUnitPrice: v.nullable(moneySchema),
  /** The price unit as shown: `st`, `m`, `100 st`. */
  priceUnit: v.string(),
  lineItemTotalPrice: v.nullable(moneySchema),
  trackingProductAttributes: v.object({ itemId: v.string(), listName: v.string() }),
  lineItemData: v.object({
    imageUrl: pathSchema,
    /** Description of the picture; empty if there is none. */
    extraImageInformation: v.string(),
    url: pathSchema,
    currency: v.string(),
    /** Whether the line is free text: `name` is the text, `url` searches for it, and it has no price. */
    isFreeTextLineItem: v.boolean(),
    customerSpecificVariantNumber: v.string(),
    errors: v.array(v.string()),
    warnings: v.array(v.string()),
    /** The choices for the article, in the reader's language. */
    configuration: v.array(chosenSchema),
  }),
})
export type MiniCartLine = v.InferOutput<typeof miniCartLineSchema>

export const miniCartQuerySchema = v.object({
  showPrices: v.optional(v.picklist(['true', 'false']), 'false'),
})

/** `GET /api/cart/getminicart[?showPrices=true]`. Prices only if requested and permitted. */
export const miniCartSchema = v.object({
  /** The first lines, at most 100. */
  miniCartLineItems: v.array(miniCartLineSchema),
  /** Number of lines in the whole cart, shown at the cart icon. */
  lineCount: v.number(),
  miniCartTotalSum: v.nullable(moneySchema),
  currency: v.string(),
  showFetchPricesItems: v.boolean(),
  hideTotalPrice: v.boolean(),
})
export type MiniCart = v.InferOutput<typeof miniCartSchema>

/** Maximum length of a note, and of a goods mark. */
export const longestNote = 200
export const longestGoodsMark = 40

/** Documents that lock the price of a line. */
export const lockKinds = ['offer', 'agreement'] as const
export type LockKind = (typeof lockKinds)[number]

/** A locked price: its document, the moment until which it holds, and the quantities that it allows. */
export const priceLockSchema = v.object({
  kind: v.picklist(lockKinds),
  documentId: v.string(),
  number: v.string(),
  validUntil: v.nullable(v.string()),
  leastQuantity: v.number(),
  mostQuantity: v.number(),
})

/**
 * A line of the cart page. `version` must be sent with a change; an outdated one is refused with 409 and the
 * current cart.
 */
export const cartLineSchema = v.object({
  ...miniCartLineSchema.entries,
  version: v.number(),
  unitVolume: v.number(),
  decimalPrecision: v.number(),
  stock: v.nullable(stockSchema),
  /** Day from which the whole quantity can be delivered; null if it is in stock or the day is unknown. */
  awaitedDay: v.nullable(v.string()),
  /** The choices, to add the same again. */
  choices: choicesSchema,
  note: v.string(),
  goodsMark: v.string(),
  /** The document that has locked the price and the quantities that it allows; null for a price of the day. */
  lock: v.nullable(priceLockSchema),
  /** The article's successor, if it can be bought. */
  replacement: v.nullable(v.object({ code: v.string(), name: v.string(), url: pathSchema })),
})
export type CartLine = v.InferOutput<typeof cartLineSchema>

/**
 * `GET /api/cart[?from=100]`: a window of the lines, and the totals of all lines. Totals are null if prices are not
 * visible.
 */
export const cartSchema = v.object({
  cartId: v.string(),
  version: v.number(),
  /**
   * Opaque value that changes with everything that an order depends on and the reader may see: lines, prices,
   * stock.
   */
  stamp: v.string(),
  /**
   * The result of merging the visitor's purchase list at sign-in; null if there was none. `listed` lines exceeded
   * the cart's limit and became a favourite list, named by its date.
   */
  merged: v.nullable(v.object({ moved: v.number(), summed: v.number(), listed: v.number() })),
  /** Number of lines in the whole cart. */
  lineCount: v.number(),
  /** Number of lines before the first one of the answer. */
  from: v.number(),
  /** A window of the lines, at most 100, oldest first. */
  lines: v.array(cartLineSchema),
  /** Lines of free text in the whole cart: their prices are in no total. */
  freeTextCount: v.number(),
  /** Some line of the whole cart cannot be ordered as it is. */
  blocked: v.boolean(),
  currency: v.string(),
  sum: v.nullable(moneySchema),
  freight: v.nullable(moneySchema),
  vat: v.nullable(moneySchema),
  total: v.nullable(moneySchema),
})
export type Cart = v.InferOutput<typeof cartSchema>

/**
 * 409: the cart has changed since it was shown, or one of its lines cannot be ordered. Contains the current cart.
 * `approvalNeeded`: with the reasons.
 */
export const staleCartSchema = v.object({
  ...errorSchema.entries,
  cart: v.optional(cartSchema),
  /** With the code `approvalNeeded`. */
  approval: v.optional(approvalNeedSchema),
})

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

/**
 * `POST /api/cart/markline`: note and goods mark of one line; 409 with the current cart if the line has changed.
 */
export const markLineRequestSchema = v.object({
  itemId: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  version: v.pipe(v.number(), v.integer()),
  note: v.pipe(oneLineSchema, v.maxLength(longestNote)),
  goodsMark: v.pipe(oneLineSchema, v.maxLength(longestGoodsMark)),
})
/** `POST /api/cart/replaceitem`: replaces the line's article by its successor. `Idempotency-Key` as for an add. */
export const replaceItemRequestSchema = v.object({
  itemId: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  version: v.pipe(v.number(), v.integer()),
})
export const replaceItemAnswerSchema = v.object({
  cartCount: v.number(),
  itemId: v.string(),
  quantity: v.number(),
})
/**
 * `POST /api/cart/savelist`: saves the cart's lines as a favourite list. Signed-in customers; `Idempotency-Key` is
 * required.
 */
export const saveFavouriteListRequestSchema = v.object({
  name: listNameSchema,
})
export const saveFavouriteListAnswerSchema = v.object({
  listId: v.string(),
  name: v.string(),
  lineCount: v.number(),
  /** Number of lines without an article, such as free text: a list cannot contain them. */
  leftOut: v.number(),
})
export type SaveFavouriteListAnswer = v.InferOutput<typeof saveFavouriteListAnswerSchema>
