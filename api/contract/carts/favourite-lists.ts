import * as v from 'valibot'
import { oneLineSchema, textLanguage, windowQuerySchema } from '../common.ts'
import { choicesSchema, chosenSchema } from '../catalogue/configuration.ts'

/** Characters of a list's name. */
export const longestListName = 255
/** The name of a favourite list. */
export const listNameSchema = v.pipe(
  v.string(),
  v.maxLength(longestListName),
  oneLineSchema,
  v.minLength(1, 'The list needs a name.'),
)

const listId = v.pipe(v.string(), v.minLength(1), v.maxLength(64))

/**
 * `GET /api/cart/lists`, an addition to the specification: the user's favourite lists for the customer, newest
 * first.
 */
export const favouriteListsSchema = v.object({
  lists: v.array(
    v.object({
      listId: v.string(),
      name: v.string(),
      lineCount: v.number(),
      /** ISO 8601 in UTC. */
      changedAt: v.string(),
    }),
  ),
})
export type FavouriteLists = v.InferOutput<typeof favouriteListsSchema>

/**
 * Outcome of adding a list's line to the cart. `added` unchanged; `changed`: rounded up to whole packs; `replaced`:
 * by the article's successor. The others are not added: `configure` has missing or outdated choices; `notBuyable`;
 * `tooMany` for one line of a cart.
 */
export const listOutcomeSchema = v.picklist([
  'added',
  'changed',
  'replaced',
  'configure',
  'notBuyable',
  'tooMany',
])
export type ListOutcome = v.InferOutput<typeof listOutcomeSchema>

/** One line of a list. */
export const favouriteListLineSchema = v.object({
  /** The article's number and name; of the successor if `replaced`. */
  variantNbr: v.string(),
  name: v.string(),
  ...textLanguage,
  /** The number that the list has, where another one replaces it; empty else. */
  replacedNumber: v.string(),
  /** In order units, rounded up to whole packs. */
  quantity: v.number(),
  displayUnitCode: v.string(),
  /** The choices, in the reader's language. */
  configuration: v.array(chosenSchema),
  /** The same as payload of an add. */
  choices: choicesSchema,
  outcome: listOutcomeSchema,
})
export type FavouriteListLine = v.InferOutput<typeof favouriteListLineSchema>

export const favouriteListQuerySchema = v.object({ ...windowQuerySchema.entries, listId })

/**
 * `GET /api/cart/list?listId=[&from=100]`, an addition to the specification: a window of a list's lines, at most
 * 100, each with the outcome of adding it; 404 for lists of others.
 */
export const favouriteListSchema = v.object({
  listId: v.string(),
  name: v.string(),
  /** Number of lines in the whole list. */
  lineCount: v.number(),
  /** Number of lines before the first one of the answer. */
  from: v.number(),
  lines: v.array(favouriteListLineSchema),
})
export type FavouriteList = v.InferOutput<typeof favouriteListSchema>

/**
 * `POST /api/cart/addlist`, an addition to the specification: adds a list's lines to the customer's cart, with
 * their choices: all lines, or those with `itemIds`. `Idempotency-Key` is required.
 */
export const addFavouriteListRequestSchema = v.object({
  listId,
  itemIds: v.optional(
    v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1))), v.minLength(1), v.maxLength(500)),
  ),
})
/** The answer: the outcome of the list's lines, and the number of lines in the cart. */
export const addFavouriteListAnswerSchema = v.object({
  cartCount: v.number(),
  /** Lines added, changed or not. */
  addedCount: v.number(),
  /** Lines that were changed or not added. */
  reportedCount: v.number(),
  /** Those lines with their outcome, in the order of the list. */
  lines: v.array(favouriteListLineSchema),
})
export type AddFavouriteListAnswer = v.InferOutput<typeof addFavouriteListAnswerSchema>
