import * as v from 'valibot'
import { articleNumberSchema } from './common.ts'
import { choicesSchema } from './configuration.ts'

/** Rows that one paste or file may have. */
export const mostRows = 5000

/** A quantity that is ordered by number: 1 to 100000 (spec §5, §9). */
export const orderedQuantitySchema = v.pipe(
  v.number(),
  v.finite(),
  v.minValue(1, 'quantityInvalid'),
  v.maxValue(100_000, 'quantityInvalid'),
)

/**
 * `POST /api/directorder/check`, a call of our own: what becomes of many rows, before anything is ordered. `content` is
 * what was pasted, or a file in base64. Nothing is kept of it.
 */
export const rowCheckRequestSchema = v.object({
  content: v.string(),
  encoding: v.optional(v.picklist(['text', 'base64']), 'text'),
})
export type RowCheckRequest = v.InferInput<typeof rowCheckRequestSchema>

/** How a row ends. `ok`, `changed` and `replaced` can be ordered as they are. */
export const rowOutcomeSchema = v.picklist([
  'ok',
  'changed',
  'choose',
  'configure',
  'replaced',
  'notFound',
  'notBuyable',
  'invalid',
])
export type RowOutcome = v.InferOutput<typeof rowOutcomeSchema>

/**
 * Why a row ends as it does: the five of spec §5, and what is said of a number or a whole row.
 * `eanRounded`: a spreadsheet has rounded the number to powers of ten. `totals`: sums what stands above.
 */
export const rowNoteSchema = v.picklist([
  'quantityRequired',
  'quantityIsNotNumber',
  'quantityInvalid',
  'articleNumberRequired',
  'articleNumberInvalidLength',
  'quantityRaised',
  'quantityAssumed',
  'eanRounded',
  'totals',
  'ambiguous',
  'replaced',
  'discontinued',
  'noPrice',
])
export type RowNote = v.InferOutput<typeof rowNoteSchema>

/** One row with its place, its own text and its outcome. */
export const checkedRowSchema = v.object({
  /** Line of the text or row of the sheet, from 1. */
  line: v.number(),
  /** The row as it stood there; the cells of a sheet with semicolons between them. */
  raw: v.string(),
  outcome: rowOutcomeSchema,
  note: v.nullable(rowNoteSchema),
  /** The number as it was written, and what it was taken for; empty where there is none. */
  written: v.string(),
  variantNumber: v.string(),
  name: v.string(),
  /** In order units, raised to whole packs; null where no article or no quantity could be read. */
  quantity: v.nullable(v.number()),
  /** As it was asked for. */
  askedQuantity: v.nullable(v.number()),
  /** As it stood there. */
  writtenQuantity: v.string(),
  unit: v.string(),
  /** The articles that the number can mean. */
  choices: v.array(
    v.object({ variantNumber: v.string(), name: v.string(), quantity: v.number(), unit: v.string() }),
  ),
})
export type CheckedRow = v.InferOutput<typeof checkedRowSchema>

/** The answer of a check: every row that is not blank and not the header, in its order. */
export const rowCheckAnswerSchema = v.object({
  /** `delimited`, `xlsx`, `ods`. */
  kind: v.picklist(['delimited', 'xlsx', 'ods']),
  /** The row that names the columns, where there is one. */
  header: v.nullable(v.object({ line: v.number(), raw: v.string() })),
  rows: v.array(checkedRowSchema),
})
export type RowCheckAnswer = v.InferOutput<typeof rowCheckAnswerSchema>

/**
 * `POST /api/directorder/rows`, a call of our own: puts all these rows into the customer's cart, or for a visitor
 * into a favourite list, or none of them. `Idempotency-Key` is required.
 */
export const rowsRequestSchema = v.object({
  rows: v.pipe(
    v.array(
      v.object({
        variantNumber: articleNumberSchema,
        quantity: orderedQuantitySchema,
        choices: v.optional(choicesSchema),
      }),
    ),
    v.minLength(1),
    v.maxLength(mostRows),
  ),
})
export type RowsRequest = v.InferInput<typeof rowsRequestSchema>

/** The answer of `rows`: how many rows went, into how many lines of the cart, or which list they have become. */
export const rowsAnswerSchema = v.object({
  success: v.literal(true),
  rows: v.number(),
  items: v.number(),
  /** Lines that the cart, or a visitor's purchase list, did not have, and that it has now. */
  newLines: v.number(),
  cartCount: v.number(),
  list: v.nullable(v.object({ listId: v.string(), name: v.string() })),
})
export type RowsAnswer = v.InferOutput<typeof rowsAnswerSchema>
