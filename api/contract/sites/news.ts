import * as v from 'valibot'
import { operatorLinkSchema } from './site.ts'

/** News of a site in the language of its reader. */
export const newsSchema = v.object({
  /** Newest first, five at most. */
  news: v.array(
    v.object({
      /** The day from which it is shown, `YYYY-MM-DD`. */
      date: v.string(),
      title: v.string(),
      text: v.string(),
      link: v.nullable(operatorLinkSchema),
    }),
  ),
})
export type News = v.InferOutput<typeof newsSchema>
