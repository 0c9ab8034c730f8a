import * as v from 'valibot'
import { windowQuerySchema } from './common.ts'
import { choicesSchema, chosenSchema } from './configuration.ts'

const listId = v.pipe(v.string(), v.minLength(1), v.maxLength(64))

/** `GET /api/cart/lists`, a call of our own: the user's favourite lists for the customer, newest first. */
export const savedListsSchema = v.object({
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
export type SavedLists = v.InferOutput<typeof savedListsSchema>

/**
 * What becomes of a list's line in the cart. `added` as it stands; `changed`: raised to whole packs; `replaced`: the
 * article that has followed goes in its place. The others are not added: `configure` must be chosen about first, or
 * again; `notBuyable`; `tooMany` for one line of a cart.
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
export const savedLineSchema = v.object({
  /** The article's number and name; of the one that has followed where the line is `replaced`. */
  variantNbr: v.string(),
  name: v.string(),
  /** The number that the list has, where another stands in its place; empty else. */
  replacedNumber: v.string(),
  /** In order units, raised to whole packs. */
  quantity: v.number(),
  displayUnitCode: v.string(),
  /** What was chosen, in the reader's words. */
  configuration: v.array(chosenSchema),
  /** The same as it is sent with an add. */
  choices: choicesSchema,
  outcome: listOutcomeSchema,
})
export type SavedLine = v.InferOutput<typeof savedLineSchema>

export const savedListQuerySchema = v.object({ ...windowQuerySchema.entries, listId })

/**
 * `GET /api/cart/list?listId=[&from=100]`, a call of our own: a window of a list's lines, at most 100, with what would
 * become of each; 404 for others' lists.
 */
export const savedListSchema = v.object({
  listId: v.string(),
  name: v.string(),
  /** Lines of the whole list. */
  lineCount: v.number(),
  /** Lines before those of the answer. */
  from: v.number(),
  lines: v.array(savedLineSchema),
})
export type SavedList = v.InferOutput<typeof savedListSchema>

/**
 * `POST /api/cart/addlist`, a call of our own: puts a list's lines into the customer's cart, with what was chosen about
 * them. `Idempotency-Key` is required.
 */
export const addListRequestSchema = v.object({ listId })
/** The answer: what became of the list's lines, and how many lines the cart has now. */
export const addListAnswerSchema = v.object({
  cartCount: v.number(),
  /** Lines that went into the cart, whether as they stood or not. */
  addedCount: v.number(),
  /** Lines that did not go as they stood. */
  toldCount: v.number(),
  /** Those lines with what became of them: the first ones, at most 100. */
  lines: v.array(savedLineSchema),
})
export type AddListAnswer = v.InferOutput<typeof addListAnswerSchema>
