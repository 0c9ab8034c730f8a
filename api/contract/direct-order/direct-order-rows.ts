import * as v from 'valibot'
import { moneySchema, pathSchema, stockSchema, textLanguage, typedArticleNumberSchema } from '../common.ts'
import { choicesSchema } from '../catalogue/configuration.ts'

/** Maximum number of rows of a paste or file. */
export const mostRows = 5000

/** A quantity ordered by number: 1 to 100000 (spec §5, §9). */
export const orderedQuantitySchema = v.pipe(
  v.number(),
  v.finite(),
  v.minValue(1, 'quantityInvalid'),
  v.maxValue(100_000, 'quantityInvalid'),
)

/**
 * `POST /api/directorder/check`, an addition to the specification: the outcome of many rows before anything is
 * ordered. `content` is the pasted text, or a file in base64. It is not stored.
 */
export const rowCheckRequestSchema = v.object({
  content: v.string(),
  encoding: v.optional(v.picklist(['text', 'base64']), 'text'),
})
export type RowCheckRequest = v.InferInput<typeof rowCheckRequestSchema>

/**
 * Outcome of a row. `ok`, `changed` and `replaced` can be ordered. `skipped`: the quantity is 0, not this time, or the
 * row is a title or a sum. `hidden`: the sheet does not show the row or its columns, so that it is ordered only if the
 * buyer says so.
 */
export const rowOutcomeSchema = v.picklist([
  'ok',
  'changed',
  'choose',
  'configure',
  'replaced',
  'notFound',
  'notBuyable',
  'invalid',
  'skipped',
  'hidden',
])
export type RowOutcome = v.InferOutput<typeof rowOutcomeSchema>

/**
 * Reason of a row's outcome: the five of spec §5, and notes about a number or a row. `eanRounded`: a spreadsheet
 * has rounded the number to a power of ten. `totals`: a row of sums. `title`: a row above the table. `numberIsDay`: a
 * spreadsheet has made a day of the number. `inEarlierPack`: whole packs of earlier rows of the article cover the row.
 * `numberUnsure`: the number leads to an article only without its decimal mark.
 */
export const rowNoteSchema = v.picklist([
  'quantityRequired',
  'quantityIsNotNumber',
  'quantityInvalid',
  'articleNumberRequired',
  'articleNumberInvalidLength',
  'quantityAmbiguous',
  'quantityRaised',
  'quantityLowered',
  'quantityAssumed',
  'eanRounded',
  'totals',
  'title',
  'numberIsDay',
  'inEarlierPack',
  'ambiguous',
  'numberUnsure',
  'replaced',
  'discontinued',
  'noPrice',
])
export type RowNote = v.InferOutput<typeof rowNoteSchema>

/** One row with its position, its text and its outcome. */
export const checkedRowSchema = v.object({
  /** Line of the text or row of the sheet, from 1. */
  line: v.number(),
  /** The row as written; the cells of a sheet separated by semicolons. */
  raw: v.string(),
  outcome: rowOutcomeSchema,
  /** The outcome of a hidden row once the buyer wants it; null for any other. */
  outcomeIfShown: v.nullable(rowOutcomeSchema),
  note: v.nullable(rowNoteSchema),
  /** The number as written and as read; empty if there is none. */
  written: v.string(),
  variantNumber: v.string(),
  name: v.string(),
  ...textLanguage,
  /**
   * In order units. Packs are rounded once over the rows of an article: what its earlier rows leave over is taken off.
   * Null where no article or no quantity could be read.
   */
  quantity: v.nullable(v.number()),
  /** As requested; `rows` rounds the sum of an article's rows. */
  askedQuantity: v.nullable(v.number()),
  /** As written. */
  writtenQuantity: v.string(),
  unit: v.string(),
  /** The picture of the article; null if no article is known. */
  imageUrl: v.nullable(pathSchema),
  /** Null also for a visitor. */
  stock: v.nullable(stockSchema),
  /** The price of one `priceUnit` at this quantity; null without a price, and for readers who see no prices. */
  unitPrice: v.nullable(moneySchema),
  priceUnit: v.string(),
  totalPrice: v.nullable(moneySchema),
  /** The articles that the number can mean; for a number that was not found, those whose numbers are one digit off. */
  choices: v.array(
    v.object({ variantNumber: v.string(), name: v.string(), quantity: v.number(), unit: v.string() }),
  ),
})
export type CheckedRow = v.InferOutput<typeof checkedRowSchema>

/**
 * `POST /api/directorder/checkrow`, a call of our own: what becomes of a checked row under another number. The
 * quantities are those of the checked row.
 */
export const rowNumberRequestSchema = v.object({
  number: typedArticleNumberSchema,
  writtenQuantity: v.pipe(v.string(), v.maxLength(32_767)),
  askedQuantity: v.nullable(v.pipe(v.number(), v.finite())),
})
export type RowNumberRequest = v.InferInput<typeof rowNumberRequestSchema>

/** The answer of `checkrow`: the row, without its place and text. */
export const rowNumberAnswerSchema = v.omit(checkedRowSchema, ['line', 'raw'])
export type RowNumberAnswer = v.InferOutput<typeof rowNumberAnswerSchema>

/** The answer of a check: every row that is not blank and not the header, in its order. */
export const rowCheckAnswerSchema = v.object({
  /** `delimited`, `xlsx`, `ods`. */
  kind: v.picklist(['delimited', 'xlsx', 'ods']),
  /** The sheet that was read, and how many the file has; null for a text. */
  sheet: v.nullable(v.object({ name: v.string(), sheets: v.number() })),
  /** The header row, if there is one. */
  header: v.nullable(v.object({ line: v.number(), raw: v.string() })),
  rows: v.array(checkedRowSchema),
  currency: v.string(),
})
export type RowCheckAnswer = v.InferOutput<typeof rowCheckAnswerSchema>

/**
 * `POST /api/directorder/rows`, an addition to the specification: adds all these rows to the customer's cart, or
 * for a visitor to a favourite list, or none of them. `Idempotency-Key` is required.
 */
export const rowsRequestSchema = v.object({
  rows: v.pipe(
    v.array(
      v.object({
        variantNumber: typedArticleNumberSchema,
        quantity: orderedQuantitySchema,
        choices: v.optional(choicesSchema),
      }),
    ),
    v.minLength(1),
    v.maxLength(mostRows),
  ),
})
export type RowsRequest = v.InferInput<typeof rowsRequestSchema>

/** The answer of `rows`: the number of rows, and of the cart's lines or the list that they became. */
export const rowsAnswerSchema = v.object({
  success: v.literal(true),
  rows: v.number(),
  items: v.number(),
  /** New lines in the cart or in a visitor's purchase list. */
  newLines: v.number(),
  cartCount: v.number(),
  list: v.nullable(v.object({ listId: v.string(), name: v.string() })),
})
export type RowsAnswer = v.InferOutput<typeof rowsAnswerSchema>
