import * as v from 'valibot'
import { isDay, type SiteKey } from '../contract/index.ts'
import { linkAddress, section, textOrTexts } from './override-parts.ts'

const dayRule = 'must be a day such as 2026-11-30'
const listRule = 'must be a list of news'

const day = v.pipe(v.string(dayRule), v.check(isDay, dayRule))

/** News of a site, as its operator writes them: shown from their day on, until the last day if there is one. */
export const siteNewsSchema = v.pipe(
  v.array(
    v.pipe(
      section({
        date: day,
        until: v.optional(day),
        title: textOrTexts(120),
        text: textOrTexts(600),
        link: v.optional(section({ title: textOrTexts(80), url: linkAddress })),
      }),
      v.forward(
        v.check(({ date, until }) => until === undefined || until >= date, 'must not be before date'),
        ['until'],
      ),
    ),
    listRule,
  ),
  v.maxLength(50, 'must have at most 50 news'),
)
/** News by site. */
export type NewsBySite = Partial<Record<SiteKey, v.InferOutput<typeof siteNewsSchema>>>
