import * as v from 'valibot'
import { articleNumberSchema, errorSchema, pathSchema } from './common.ts'
import { choicesSchema } from './configuration.ts'
import { orderedQuantitySchema } from './direct-order-rows.ts'

const itemId = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
const version = v.pipe(v.number(), v.integer(), v.minValue(0))
/** What was chosen, by item id. */
const configurations = v.optional(v.record(v.pipe(v.string(), v.maxLength(64)), choicesSchema), {})

/** `POST /api/directorder/add`. Any of an article's numbers will do: own, original, EAN, or the customer's own. */
export const directOrderAddRequestSchema = v.object({
  variantNumber: articleNumberSchema,
  quantity: orderedQuantitySchema,
})
export type DirectOrderAddRequest = v.InferInput<typeof directOrderAddRequestSchema>

/** `POST /api/directorder/remove`. */
export const directOrderRemoveRequestSchema = v.object({ itemId })

/**
 * `POST /api/directorder/choose`, a call of our own: which article an ambiguous number means. `version` is the
 * item's that was shown; a stale one is refused with 409 and the fresh list.
 */
export const directOrderChooseRequestSchema = v.object({
  itemId,
  variantNumber: articleNumberSchema,
  version,
})

/** `POST /api/directorder/changequantity`, a call of our own, refused like a stale choice. */
export const directOrderQuantityRequestSchema = v.object({
  itemId,
  quantity: orderedQuantitySchema,
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
 * `POST /api/directorder/commitlist`: everything becomes a favourite list. Without a name it is called by its day. What is
 * chosen is kept with its line; where something is still to be chosen, it is asked for when the list goes into a cart.
 */
export const directOrderCommitListRequestSchema = v.object({
  version: v.optional(version),
  name: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60)), ''),
  configurations,
})

/** One item (spec §3). What is wrong with it stands as codes in `lineItemData`. */
export const directOrderItemSchema = v.object({
  itemId: v.string(),
  name: v.string(),
  /** The article's number, or what was written while no article is known. */
  displayVariantNumber: v.string(),
  /** The article's number; empty while no article is known. */
  variantNumber: v.string(),
  quantity: v.number(),
  lineItemData: v.object({
    /** `notFound`, `choose`, `notBuyable`, `noPrice`. */
    errors: v.array(v.string()),
    /** `replaced`, `quantityRaised`, `notInStock`, `partlyInStock`. */
    warnings: v.array(v.string()),
    customerSpecificVariantNumber: v.string(),
  }),
  /** The articles that the written number can mean; one of them must be chosen. */
  duplicateProducts: v.array(v.object({ variantNumber: v.string(), name: v.string() })),
  /** Goes back with a change of the item; rises with each. */
  version: v.number(),
  /** As it was typed: any of the article's numbers. */
  written: v.string(),
  /** The number of the article that this one has replaced; empty for none. */
  replacedNumber: v.string(),
  /** What was asked for before it was raised to whole packs. */
  askedQuantity: v.number(),
  unit: v.string(),
  unitVolume: v.number(),
  decimalPrecision: v.number(),
  /** Whose configurations `GET /api/product/{code}/configuration` gives; empty while no article is known. */
  productCode: v.string(),
  /** Something must be chosen about the article before it can go into the cart. */
  needsConfiguration: v.boolean(),
})
export type DirectOrderItem = v.InferOutput<typeof directOrderItemSchema>

/** `GET /api/directorder/list`, and the answer of every change of it. */
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

/** 409: the list has changed since it was shown. Holds the list as it is now. */
export const staleDirectOrderSchema = v.object({
  ...errorSchema.entries,
  list: v.optional(directOrderListSchema),
})

/** The answer of `add`: the list, and which item the number has become or was added to. */
export const directOrderAddAnswerSchema = v.object({ itemId: v.string(), list: directOrderListSchema })
export type DirectOrderAddAnswer = v.InferOutput<typeof directOrderAddAnswerSchema>

/**
 * How the cart's count has changed: it counts lines, as the mini cart shows them. An article that the cart had already
 * grows its line, and is none of the new ones.
 */
export const cartGrowthEntries = { newLines: v.number(), cartCount: v.number() }

/** The answer of `commit`: how many items went, how many of them are new lines, and how many lines the cart has now. */
export const directOrderCommitAnswerSchema = v.object({
  success: v.literal(true),
  items: v.number(),
  ...cartGrowthEntries,
})
export type DirectOrderCommitAnswer = v.InferOutput<typeof directOrderCommitAnswerSchema>

/** The answer of `commitlist`. A visitor's items stand in the purchase list too; a customer's cart stays as it was. */
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

/** `GET /api/directorder/suggest?text=`, a call of our own: articles by the beginning of a number, an EAN or a name. */
export const directOrderSuggestionsSchema = v.object({
  items: v.array(
    v.object({ variantNumber: v.string(), name: v.string(), imageUrl: pathSchema, customCode: v.string() }),
  ),
})
export type DirectOrderSuggestions = v.InferOutput<typeof directOrderSuggestionsSchema>
