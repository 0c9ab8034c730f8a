import * as v from 'valibot'
import {
  articleNumberSchema,
  errorSchema,
  moneySchema,
  oneLineSchema,
  pathSchema,
  stockSchema,
  textLanguage,
  typedArticleNumberSchema,
} from '../common.ts'
import { longestListName } from '../carts/favourite-lists.ts'
import { choicesSchema } from '../catalogue/configuration.ts'
import { orderedQuantitySchema } from './direct-order-rows.ts'

const itemId = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
const version = v.pipe(v.number(), v.integer(), v.minValue(0))
/** Choices by item id. */
const configurations = v.optional(v.record(v.pipe(v.string(), v.maxLength(64)), choicesSchema), {})

/** `POST /api/directorder/add`. Accepts any of an article's numbers: own, original, EAN, or the customer's own. */
export const directOrderAddRequestSchema = v.object({
  variantNumber: typedArticleNumberSchema,
  quantity: orderedQuantitySchema,
})
export type DirectOrderAddRequest = v.InferInput<typeof directOrderAddRequestSchema>

/** `POST /api/directorder/remove`. */
export const directOrderRemoveRequestSchema = v.object({ itemId })

/**
 * `POST /api/directorder/choose`, an addition to the specification: chooses the article of an ambiguous number.
 * `version` is that of the shown item; an outdated one is refused with 409 and the current list.
 */
export const directOrderChooseRequestSchema = v.object({
  itemId,
  variantNumber: articleNumberSchema,
  version,
})

/** `POST /api/directorder/changequantity`, an addition to the specification, refused like an outdated choice. */
export const directOrderQuantityRequestSchema = v.object({
  itemId,
  quantity: orderedQuantitySchema,
  version,
})

/**
 * `POST /api/directorder/changenumber`, a call of our own: another number for an item, which keeps its quantity. It is
 * refused like a stale choice.
 */
export const directOrderNumberRequestSchema = v.object({
  itemId,
  variantNumber: typedArticleNumberSchema,
  version,
})

/**
 * `POST /api/directorder/commit`, for customers: everything goes into the cart, or nothing does. `version` refuses a
 * list that has changed since it was shown (409); `configurations` are by item id, 400 `configurationRequired` with the
 * item's id as its field where one is missing.
 */
export const directOrderCommitRequestSchema = v.object({
  version: v.optional(version),
  configurations,
})
export type DirectOrderCommitRequest = v.InferInput<typeof directOrderCommitRequestSchema>

/**
 * `POST /api/directorder/commitlist`: saves all items as a favourite list, named by its date unless a name is
 * given. Choices are saved with their line; missing ones are asked for when the list is added to a cart.
 */
export const directOrderCommitListRequestSchema = v.object({
  version: v.optional(version),
  name: v.optional(v.pipe(v.string(), v.maxLength(longestListName), oneLineSchema), ''),
  configurations,
})

/** One item (spec §3). Its errors and warnings are codes in `lineItemData`. */
export const directOrderItemSchema = v.object({
  itemId: v.string(),
  name: v.string(),
  ...textLanguage,
  /** The article's number, or what was written while no article is known. */
  displayVariantNumber: v.string(),
  /** The article's number; empty while no article is known. */
  variantNumber: v.string(),
  quantity: v.number(),
  lineItemData: v.object({
    /** `notFound`, `choose`, `notBuyable`, `noPrice`. */
    errors: v.array(v.string()),
    /** `replaced`, `quantityRaised`, `quantityLowered`, `notInStock`, `partlyInStock`. */
    warnings: v.array(v.string()),
    customerSpecificVariantNumber: v.string(),
  }),
  /** The articles that match the typed number; one of them must be chosen. */
  duplicateProducts: v.array(v.object({ variantNumber: v.string(), name: v.string() })),
  /** Articles whose numbers are one digit off, while the number leads to none: the likeliest first. */
  nearProducts: v.array(v.object({ variantNumber: v.string(), name: v.string() })),
  /** Goes back with a change of the item; rises with each. */
  version: v.number(),
  /** As typed: any of the article's numbers. */
  written: v.string(),
  /** Number of the replaced article; empty if none. */
  replacedNumber: v.string(),
  /** The requested quantity, before rounding to whole packs. */
  askedQuantity: v.number(),
  imageUrl: pathSchema,
  /** Null while no article is known, and for a visitor. */
  stock: v.nullable(stockSchema),
  /** The price of one `priceUnit` at this quantity; null without a price, and for readers who see no prices. */
  unitPrice: v.nullable(moneySchema),
  priceUnit: v.string(),
  totalPrice: v.nullable(moneySchema),
  currency: v.string(),
  unit: v.string(),
  unitVolume: v.number(),
  decimalPrecision: v.number(),
  /** Code for `GET /api/product/{code}/configuration`; empty while no article is known. */
  productCode: v.string(),
  /** The article has required choices. */
  needsConfiguration: v.boolean(),
})
export type DirectOrderItem = v.InferOutput<typeof directOrderItemSchema>

/** `GET /api/directorder/list`, and the answer of every change to it. */
export const directOrderListSchema = v.object({
  version: v.number(),
  items: v.array(directOrderItemSchema),
  errorModel: v.object({
    /** `linesWithErrors`, `listFull`. */
    errors: v.array(v.string()),
    /** `quantitiesRaised`, `articlesReplaced`, `notAllInStock`. */
    warningNotes: v.array(v.string()),
  }),
})
export type DirectOrderList = v.InferOutput<typeof directOrderListSchema>

/** 409: the list has changed since it was shown. Contains the current list. */
export const staleDirectOrderSchema = v.object({
  ...errorSchema.entries,
  list: v.optional(directOrderListSchema),
})

/** The answer of `add`: the list, and the item that the number became or was added to. */
export const directOrderAddAnswerSchema = v.object({ itemId: v.string(), list: directOrderListSchema })
export type DirectOrderAddAnswer = v.InferOutput<typeof directOrderAddAnswerSchema>

/**
 * The change of the cart's count, which counts lines. An article already in the cart raises its line's quantity and
 * adds no line.
 */
export const cartGrowthEntries = { newLines: v.number(), cartCount: v.number() }

/** The answer of `commit`: the number of items, of new lines, and of all lines in the cart. */
export const directOrderCommitAnswerSchema = v.object({
  success: v.literal(true),
  items: v.number(),
  ...cartGrowthEntries,
})
export type DirectOrderCommitAnswer = v.InferOutput<typeof directOrderCommitAnswerSchema>

/**
 * The answer of `commitlist`. A visitor's items are also in the purchase list; a customer's cart does not change.
 */
export const directOrderCommitListAnswerSchema = v.object({
  success: v.literal(true),
  items: v.number(),
  listId: v.string(),
  name: v.string(),
  ...cartGrowthEntries,
})
export type DirectOrderCommitListAnswer = v.InferOutput<typeof directOrderCommitListAnswerSchema>

export const directOrderSuggestQuerySchema = v.object({
  text: v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(80)),
})

/**
 * `GET /api/directorder/suggest?text=`, an addition to the specification: articles by the beginning of a number, an
 * EAN or a name.
 */
export const directOrderSuggestionsSchema = v.object({
  items: v.array(
    v.object({ variantNumber: v.string(), name: v.string(), imageUrl: pathSchema, customCode: v.string() }),
  ),
})
export type DirectOrderSuggestions = v.InferOutput<typeof directOrderSuggestionsSchema>
