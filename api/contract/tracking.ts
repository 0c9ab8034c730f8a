import * as v from 'valibot'
import { siteKeys } from './sites.ts'

/**
 * `GET /api/track/getUserInfo` (spec §7, asked on every change of path): who visits, as analytics may know it. The
 * specification does not show its fields; these are ids and choices, no name and no address.
 */
export const userInfoSchema = v.object({
  isLoggedIn: v.boolean(),
  /** Empty for a visitor. */
  userId: v.string(),
  customerId: v.string(),
  site: v.picklist(siteKeys),
  /** Language that the catalogue is read in: `sv fi nn da en`. */
  language: v.string(),
})
export type UserInfo = v.InferOutput<typeof userInfoSchema>

/** `GET /api/track/notifyClick?ticket=…`: `ticket` is the one of a product or a variant. Answered by `doneSchema`. */
export const clickQuerySchema = v.object({
  ticket: v.pipe(v.string(), v.regex(/^[pv]\.\d{1,9}$/u, 'is the ticket of a product or a variant')),
})
