import * as v from 'valibot'

/** Money on the wire: an integer of the currency's minor unit (öre, cent). Never a float. */
export const moneySchema = v.pipe(v.number(), v.integer())

/** Article numbers: 2 to 25 characters (spec §5, §9). Case is kept; surrounding space is not part of it. */
export const articleNumberSchema = v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(25))

/** A quantity as asked for: 1 to 100000 inclusive before it is rounded and snapped (spec §5). */
export const quantitySchema = v.pipe(v.number(), v.finite(), v.minValue(0.001), v.maxValue(100_000))

// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const controls = /[\u0000-\u001F\u007F-\u009F\u2028\u2029]+/gu

/**
 * One line of text as it stands on labels, in mails and sheets: line breaks and other control characters become spaces,
 * so that a value can neither begin a line of its own nor hide a part of itself.
 */
export const oneLineSchema = v.pipe(
  v.string(),
  v.transform((text) => text.replaceAll(controls, ' ')),
  v.trim(),
)

/** A local link as the api writes it: a path without a locale prefix, starting with one slash. */
export const pathSchema = v.pipe(v.string(), v.regex(/^\/(?![/\\\t\n\r])/u))

/** A link with its words. */
export const linkSchema = v.object({ text: v.string(), url: pathSchema })
export type Link = v.InferOutput<typeof linkSchema>

/** An attribute as shown: name, value and unit are already in the reader's language. */
export const attributeSchema = v.object({ name: v.string(), value: v.string(), unit: v.string() })
export type Attribute = v.InferOutput<typeof attributeSchema>

/** Product label kinds (spec §3). */
export const labelKinds = { campaign: 1, rental: 5, outlet: 10, new: 15 } as const
export const labelKindSchema = v.picklist([1, 5, 10, 15])
export type LabelKind = v.InferOutput<typeof labelKindSchema>

/** Stock types (spec §3): 0 undefined, 1 not in stock, 2 partly, 3 in stock, 4 acquisition, 5 blocked, 6 manual reservation. */
export const stockTypeSchema = v.picklist([0, 1, 2, 3, 4, 5, 6])
export type StockType = v.InferOutput<typeof stockTypeSchema>

/** Stock of one variant in the warehouse that serves the customer (spec §3). Dates are `YYYY-MM-DD`. */
export const stockSchema = v.object({
  type: stockTypeSchema,
  quantity: v.number(),
  firstDeliveryDate: v.nullable(v.string()),
  warehouseId: v.string(),
})
export type Stock = v.InferOutput<typeof stockSchema>

/**
 * The body of every 4xx and 5xx answer.
 * `code` is stable and machine-read; `message` is one sentence; `field` is the dotted path of the wrong part.
 */
export const errorSchema = v.object({
  code: v.string(),
  message: v.string(),
  field: v.optional(v.string()),
  /** What the user lacks, with `code` `permission`. */
  permission: v.optional(v.string()),
  traceId: v.optional(v.string()),
})
export type ApiErrorBody = v.InferOutput<typeof errorSchema>

/** The answer of a call that has only an effect. */
export const doneSchema = v.object({ success: v.literal(true) })

/** A page number in a query: whole, from 1. */
export const pageNumberSchema = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,5}$/u, 'A page is a whole number from 1.'),
  v.transform(Number),
)

/** Where a window of lines begins: the number of lines before it, 0 by default. */
export const windowQuerySchema = v.object({
  from: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,6}$/u, 'A window begins at a whole number from 0.'),
      v.transform(Number),
    ),
    '0',
  ),
})
