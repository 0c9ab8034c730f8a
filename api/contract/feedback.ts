import * as v from 'valibot'
import { exportFormatEntry, listFilterSchema, listPageEntry } from './list-query.ts'
import { siteNames } from './sites/sites.ts'

/** Characters of a feedback, and of the name of its type or source. */
export const longestFeedback = 2000
export const longestFeedbackSource = 100

const name = v.pipe(v.string(), v.maxLength(longestFeedbackSource))

/**
 * `POST /api/feedback` and `POST /bff/feedback` (spec §7): a visitor's feedback, answered by `doneSchema`. The
 * first family sends a `feedbackType`, the second `source` and `siteId`; empty text counts as absent (spec §5).
 * `siteId` is accepted for compatibility and ignored, because the host knows the site.
 */
export const feedbackRequestSchema = v.object({
  feedback: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(longestFeedback)),
  feedbackType: v.optional(name, ''),
  source: v.optional(name, ''),
  siteId: v.optional(v.union([name, v.number()])),
})
export type FeedbackRequest = v.InferInput<typeof feedbackRequestSchema>

const filters = listFilterSchema(['givenAt'], {
  site: v.optional(v.picklist(['', ...siteNames], 'There is no such site.'), ''),
  /** The beginning of a source or of a type. */
  source: v.optional(v.pipe(name, v.trim()), ''),
})

/** `GET /operator/feedback`: feedback of all sites, the newest first unless asked otherwise. */
export const sellerFeedbackQuerySchema = v.object({ ...filters.entries, ...listPageEntry })
export type SellerFeedbackQuery = v.InferOutput<typeof sellerFeedbackQuerySchema>

/** `GET /operator/feedback/export`: the same as a file, with headings in the language of a locale. */
export const sellerFeedbackExportSchema = v.object({
  ...filters.entries,
  ...exportFormatEntry,
  locale: v.optional(v.picklist(['sv', 'fi', 'nn', 'da', 'en']), 'en'),
})
export type SellerFeedbackExport = v.InferOutput<typeof sellerFeedbackExportSchema>

/** Feedback as a seller sees it. `customer` is the company of a signed-in sender, '' for a visitor. */
const sellerFeedbackItemSchema = v.object({
  feedbackId: v.string(),
  site: v.picklist(siteNames),
  feedbackType: v.string(),
  source: v.string(),
  feedback: v.string(),
  customer: v.string(),
  givenAt: v.string(),
})
export type SellerFeedback = v.InferOutput<typeof sellerFeedbackItemSchema>

export const sellerFeedbackListSchema = v.object({
  total: v.number(),
  page: v.number(),
  pageSize: v.number(),
  /** Whether the rows are few enough for a file. */
  isExportable: v.boolean(),
  feedback: v.array(sellerFeedbackItemSchema),
})
export type SellerFeedbackList = v.InferOutput<typeof sellerFeedbackListSchema>

/** Feedback on a page of the operator area. */
export const feedbackPerPage = 50
