import * as v from 'valibot'

/** An amount: an integer of the currency's minor unit (öre, cent). Never a float. */
export const moneySchema = v.pipe(v.number(), v.integer())

/** Characters of an article's number at most: suppliers have longer ones than users may type. */
export const articleNumberLength = 50

/** The number of an article. Case is kept; surrounding space is not part of it. */
export const articleNumberSchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(articleNumberLength),
)

/** Characters of an article number that a user types (spec §5, §9). */
export const typedNumberLength = { min: 2, max: 25 } as const

/** An article number that a user types. */
export const typedArticleNumberSchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(typedNumberLength.min),
  v.maxLength(typedNumberLength.max),
)

/**
 * A requested quantity, before it is rounded and snapped (spec §5): at most 100000, at least 1 or the article's
 * pack if that is smaller. The minimum is checked with the article.
 */
export const quantitySchema = v.pipe(v.number(), v.finite(), v.minValue(0.001), v.maxValue(100_000))

// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const controls = /[\u0000-\u001F\u007F-\u009F\u2028\u2029]+/gu

/**
 * One line of text for labels, mails and sheets: line breaks and other control characters become spaces, so that a
 * value can neither start a line nor hide a part of itself.
 */
export const oneLineSchema = v.pipe(
  v.string(),
  v.transform((text) => text.replaceAll(controls, ' ')),
  v.trim(),
)

const dayRule = 'The day must be a date such as 2026-05-31.'

/** Whether a text is a day of the calendar, `YYYY-MM-DD`; 31 February is none. */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`)
  // A day after the last of its month is read as one of the next month.
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text
}

/** A day of the calendar, `YYYY-MM-DD`. */
export const daySchema = v.pipe(v.string(dayRule), v.isoDate(dayRule), v.check(isDay, dayRule))

/** A day of the calendar, or the empty text for none, which is the default. */
export const optionalDaySchema = v.optional(v.union([v.literal(''), daySchema], dayRule), '')

/** Whether a text that begins with a day, such as `2026-05-31T08:00Z`, is a time; 31 February has none. */
export const isTime = (text: string): boolean => isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text))

const zonedTimeRule = 'The time must be ISO 8601 with a time zone.'

/** A time with its zone. An offset of hours alone, such as `+01`, is no time for JavaScript. */
export const zonedTimeSchema = v.pipe(
  v.string(),
  v.isoTimestamp(zonedTimeRule),
  v.check(isTime, zonedTimeRule),
)

/** A local link: a path without a locale prefix, starting with one slash. */
export const pathSchema = v.pipe(v.string(), v.regex(/^\/(?![/\\\t\n\r])/u))

/** The language of a name as the `lang` of HTML; absent when it is that of the answer. */
export const textLanguage = { lang: v.optional(v.string()) }

/** A link with its words. */
export const linkSchema = v.object({ text: v.string(), url: pathSchema, ...textLanguage })
export type Link = v.InferOutput<typeof linkSchema>

/** An attribute as shown, in the reader's language. */
export const attributeSchema = v.object({
  name: v.string(),
  value: v.string(),
  unit: v.string(),
  ...textLanguage,
  /** The language of the value, as `lang` of the name. */
  valueLang: v.optional(v.string()),
})
export type Attribute = v.InferOutput<typeof attributeSchema>

/** Product label kinds (spec §3). */
export const labelKinds = { campaign: 1, rental: 5, outlet: 10, new: 15 } as const
export const labelKindSchema = v.picklist([1, 5, 10, 15])
export type LabelKind = v.InferOutput<typeof labelKindSchema>

/**
 * Stock types (spec §3): 0 undefined, 1 not in stock, 2 partly, 3 in stock, 4 acquisition, 5 blocked, 6 manual
 * reservation.
 */
export const stockTypeSchema = v.picklist([0, 1, 2, 3, 4, 5, 6])
export type StockType = v.InferOutput<typeof stockTypeSchema>

/** Stock of one variant in the customer's warehouse (spec §3). Dates are `YYYY-MM-DD`. */
export const stockSchema = v.object({
  type: stockTypeSchema,
  quantity: v.number(),
  firstDeliveryDate: v.nullable(v.string()),
  warehouseId: v.string(),
})
export type Stock = v.InferOutput<typeof stockSchema>

/**
 * The body of every 4xx and 5xx answer. `code` is stable and for programs; `message` is one sentence; `field` is
 * the dotted path of the invalid part.
 */
export const errorSchema = v.object({
  code: v.string(),
  message: v.string(),
  field: v.optional(v.string()),
  /** The missing permission, with `code` `permission`. */
  permission: v.optional(v.string()),
  traceId: v.optional(v.string()),
})
export type ApiErrorBody = v.InferOutput<typeof errorSchema>

/** The answer of a call without a result. */
export const doneSchema = v.object({ success: v.literal(true) })

/** A page number in a query: an integer from 1. */
export const pageNumberSchema = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,5}$/u, 'A page is a whole number from 1.'),
  v.transform(Number),
)

/** Start of a window of lines: the number of lines before it, 0 by default. */
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

/** What has become of a mail; `none` if there was none. `delayed` is retried. */
export const mailStates = ['none', 'sending', 'sent', 'delayed', 'failed'] as const
export type MailState = (typeof mailStates)[number]
