import * as v from 'valibot'
import { siteKeys } from './sites/sites.ts'

/**
 * `GET /api/track/getUserInfo` (spec §7, requested at every change of path): the visitor as analytics may know it.
 * The specification does not list its fields; these are ids and choices, without names and addresses.
 */
export const userInfoSchema = v.object({
  isLoggedIn: v.boolean(),
  /** Empty for a visitor. */
  userId: v.string(),
  customerId: v.string(),
  site: v.picklist(siteKeys),
  /** Language of the catalogue: `sv fi nn da en`. */
  language: v.string(),
})
export type UserInfo = v.InferOutput<typeof userInfoSchema>

/** `GET /api/track/notifyClick?ticket=…`: `ticket` is the one of a product or a variant. Answered by `doneSchema`. */
export const clickQuerySchema = v.object({
  ticket: v.pipe(v.string(), v.regex(/^[pv]\.\d{1,9}$/u, 'is the ticket of a product or a variant')),
})
