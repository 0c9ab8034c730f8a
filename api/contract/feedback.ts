import * as v from 'valibot'

const name = v.pipe(v.string(), v.maxLength(100))

/**
 * `POST /api/feedback` and `POST /bff/feedback` (spec §7): a visitor's opinion of the shop, answered by
 * `doneSchema`. The first family names a `feedbackType`, the second `source` and `siteId`; text that is empty is none
 * (spec §5). `siteId` is taken for compatibility: the site is the one that the host knows.
 */
export const feedbackRequestSchema = v.object({
  feedback: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(2000)),
  feedbackType: v.optional(name, ''),
  source: v.optional(name, ''),
  siteId: v.optional(v.union([name, v.number()])),
})
export type FeedbackRequest = v.InferInput<typeof feedbackRequestSchema>
