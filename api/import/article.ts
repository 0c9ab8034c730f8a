import { foldCharacters } from '@tradecounter/search'
import * as v from 'valibot'
import { isForeignAddress, isOwnFile } from './media-address.ts'
import {
  articleNumberLength,
  articleNumberSchema,
  isDay,
  labelKindSchema,
  isFileName,
  pathSpellingOf,
  stockTypeSchema,
} from '../contract/index.ts'

const text = (most: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(most, `has more than ${most} characters`))
/** Characters of texts, and the largest quantities. */
export const articleLimits = {
  code: articleNumberLength,
  name: 250,
  description: 10_000,
  keywords: 2000,
  brand: 80,
  manufacturerNumber: 60,
  group: 250,
  unit: 20,
  pack: 100_000,
  pricePer: 100_000,
} as const
/** Numbers are stored in the characters in which they are looked up. */
const folded = v.pipe(v.string(), v.transform(foldCharacters), v.trim())
/** The number of another article, which the catalogue may not have. */
const reference = v.pipe(
  folded,
  v.check((value) => v.is(articleNumberSchema, value), `must have 1 to ${articleNumberLength} characters`),
)
/** Whether an article's page and its calls can have its number in their addresses, through any proxy. */
const hasAddress = (code: string): boolean =>
  code.isWellFormed() &&
  !isFileName(code) &&
  pathSpellingOf(`/api/product/${encodeURIComponent(code)}`) === 'canonical'
const code = v.pipe(
  reference,
  v.check(
    hasAddress,
    'cannot be part of an address: it is "." or "..", ends like the name of a file (.pdf), or has a backslash',
  ),
)
/** The largest amount that is accepted, in minor units. */
export const maxAmount = 1e12
const amount = v.pipe(
  v.number('is missing'),
  v.integer(),
  v.minValue(0, 'must not be negative'),
  v.maxValue(maxAmount, 'is more than anything costs'),
)
const day = v.pipe(v.string(), v.check(isDay, 'must be a day, YYYY-MM-DD'))
const quantity = v.pipe(v.number(), v.minValue(0, 'must not be negative'), v.maxValue(1e9, 'is too large'))
/** A document on this host, or an https address. */
const address = v.pipe(
  text(500),
  v.regex(/^(?:\/(?!\/)|https:\/\/[^/\s]+\/)\S*$/u, 'must begin with / or https://'),
  v.check(
    (url) => (url.startsWith('/') ? isOwnFile(url) : isForeignAddress(url)),
    'leads to no document: on this host they are below /documents/',
  ),
)

/** Texts by language. */
const textsUpTo = (most: number) =>
  v.record(v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/u, 'is no language')), text(most))

/** Pictures, and documents, that one article may have. */
export const maxFiles = 40

const priceSchema = v.pipe(
  v.object({
    amount,
    campaignAmount: v.nullable(amount),
    campaignFrom: v.nullable(day),
    campaignUntil: v.nullable(day),
  }),
  v.check(
    (price) => price.campaignAmount === null || (price.campaignFrom !== null && price.campaignUntil !== null),
    'has a campaign without its first and last day',
  ),
  v.check(
    (price) => (price.campaignFrom ?? '') <= (price.campaignUntil ?? '') || price.campaignUntil === null,
    'has a campaign that ends before it begins',
  ),
)

/** A measure in thousandths of its unit, or a value's key or text; null removes the attribute. */
const valueSchema = v.nullable(
  v.union([
    v.strictObject({
      number: v.pipe(
        v.number(),
        v.check((number) => Math.abs(number) <= Number.MAX_SAFE_INTEGER, 'has too many digits'),
      ),
    }),
    v.strictObject({ value: v.pipe(text(200), v.minLength(1, 'is empty')) }),
  ]),
)

/**
 * One article of a file. Absent fields stay as they are; null removes. Quantities are in order units, amounts in minor
 * units. For fields of the product, the first row that has a value decides.
 */
export const articleSchema = v.object({
  line: v.number(),
  code,
  /** Number of the article's product; the article's own number when absent. */
  product: v.optional(code),
  /** Ends the sale of the article. */
  remove: v.optional(v.boolean()),
  /** Path of a category. `group` is the id of a group of the file. */
  category: v.optional(text(200)),
  group: v.optional(text(articleLimits.group)),
  names: v.optional(textsUpTo(articleLimits.name)),
  descriptions: v.optional(textsUpTo(articleLimits.description)),
  /** Words that the article is found by and that are not shown. */
  keywords: v.optional(textsUpTo(articleLimits.keywords)),
  brand: v.optional(text(articleLimits.brand)),
  labels: v.optional(v.array(labelKindSchema)),
  warranty: v.optional(v.pipe(text(3), v.regex(/^\d*$/u, 'must be a number of years'))),
  replacedBy: v.optional(v.nullable(reference)),
  manufacturerNumber: v.optional(v.pipe(folded, text(articleLimits.manufacturerNumber))),
  ean: v.optional(
    v.pipe(
      folded,
      v.transform((ean) => ean.replaceAll(/[\s-]/gu, '')),
      text(14),
      v.regex(/^(?:\d{8}|\d{12,14})?$/u, 'must have 8, 12, 13 or 14 digits'),
    ),
  ),
  /** One of the shop's units, a code of UN/ECE recommendation 20 or 21, or any other text. */
  unit: v.optional(v.pipe(text(articleLimits.unit), v.minLength(1, 'is empty'))),
  decimals: v.optional(v.picklist([0, 1, 2, 3], 'must be 0, 1, 2 or 3')),
  /** Unit volume: quantities snap up to its multiples. */
  pack: v.optional(
    v.pipe(quantity, v.minValue(0.001, 'must be above 0'), v.maxValue(articleLimits.pack, 'is too large')),
  ),
  pricePer: v.optional(
    v.pipe(
      v.number(),
      v.integer('must be a whole number'),
      v.minValue(1, 'must be above 0'),
      v.maxValue(articleLimits.pricePer, 'is too large'),
    ),
  ),
  /** The file has prices only, and does not say what they are for: `pricePer` is the default of the format. */
  assumesPricePer: v.optional(v.boolean()),
  buyable: v.optional(v.boolean()),
  /** In display order. They replace the article's pictures; an empty list removes them. */
  pictures: v.optional(
    v.pipe(
      v.array(
        v.object({
          url: v.pipe(
            text(500),
            v.minLength(1, 'is missing'),
            v.regex(/^\/(?!\/)\S*$/u, 'must begin with /'),
            v.check(isOwnFile, 'leads to no picture: on this host they are below /pictures/'),
          ),
          /** Alternative texts. */
          words: textsUpTo(250),
        }),
      ),
      v.maxLength(maxFiles, `are more than ${maxFiles}`),
    ),
  ),
  values: v.optional(v.record(v.string(), valueSchema)),
  /** Whether attributes that are not in `values` are removed. */
  onlyTheseValues: v.optional(v.boolean()),
  prices: v.optional(v.record(v.string(), v.nullable(priceSchema))),
  volumePrices: v.optional(
    v.record(
      v.string(),
      v.array(v.object({ from: v.pipe(quantity, v.minValue(0.001, 'must be above 0')), amount })),
    ),
  ),
  stock: v.optional(
    v.record(
      v.string(),
      v.nullable(v.object({ type: stockTypeSchema, quantity, firstDeliveryDate: v.nullable(day) })),
    ),
  ),
  documents: v.optional(
    v.pipe(
      v.array(
        v.object({
          kind: v.pipe(text(40), v.regex(/^[a-z][a-z0-9-]*$/u, 'is no kind of document')),
          url: address,
          /** Titles. */
          words: v.optional(textsUpTo(250)),
          /** Absent when the file is on another host. */
          bytes: v.optional(v.number()),
        }),
      ),
      v.maxLength(maxFiles, `are more than ${maxFiles}`),
    ),
  ),
  /** Whether the row was imported without a part of it, or otherwise than written. */
  incomplete: v.optional(v.boolean()),
  adjusted: v.optional(v.boolean()),
  accessories: v.optional(v.array(reference)),
  alternatives: v.optional(v.array(reference)),
})
export type ImportedArticle = v.InferOutput<typeof articleSchema>

/** An article as read from a row, before it is checked. */
export type ArticleDraft = v.InferInput<typeof articleSchema>

/** Why a row was refused. */
export interface ArticleRefusal {
  line: number
  /** The column or field; empty when the whole row is wrong. */
  field: string
  reason: string
  raw: string
}

/** Checks a draft. Returns the article, or the first field that is wrong. */
export function checkArticle(
  draft: ArticleDraft,
): { article: ImportedArticle } | { field: string; reason: string } {
  const result = v.safeParse(articleSchema, draft, { abortEarly: true })
  if (result.success) return { article: result.output }
  const [issue] = result.issues
  const field = issue.path?.map(({ key }) => String(key)).join('.') ?? ''
  const given =
    issue.input === undefined || issue.input === null ? '' : ` (${JSON.stringify(issue.input).slice(0, 80)})`
  return { field, reason: `${issue.message}${given}` }
}
