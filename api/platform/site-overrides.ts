import * as v from 'valibot'
import { businessModels, externalServicesSchema, type SiteKey } from '../contract/index.ts'
import { linkAddress, section, textOrTexts } from './override-parts.ts'
import { siteMenusSchema } from './site-menus.ts'
import { siteNewsSchema } from './site-news.ts'

const yesOrNo = v.optional(v.boolean('must be true or false'))
const senderRule = 'must be a mailbox such as order@company.se'
const minutesRule = 'must be a whole number of minutes from 1 to 1440'

/** A mailbox of ASCII characters, which every mail server accepts. */
const mailbox = v.pipe(v.string(senderRule), v.maxLength(254, senderRule), v.email(senderRule))

const modelRule = `must be a list of ${businessModels.join(', ')}`
const versionRule = 'must be a short name such as 2026-01'
const creditRule = 'must be a whole amount of the currency'
const daysRule = 'must be a whole number of days from 1 to 365'
const percentRule = 'must be a percentage from 0 to 100 with at most one decimal'
const addressRule = 'must be a text of 1 to 100 characters'

const addressLine = v.pipe(
  v.string(addressRule),
  v.trim(),
  v.minLength(1, addressRule),
  v.maxLength(100, addressRule),
)

/** Links beside the sign-in form. */
const pageLinks = v.pipe(
  v.array(section({ title: textOrTexts(80), url: linkAddress }), 'must be a list of links'),
  v.maxLength(10, 'must have at most 10 links'),
)

/** What an operator may change of a site. Absent fields keep their default. */
export const siteOverridesSchema = section({
  search: v.optional(section({ productSearchResult: yesOrNo, infiniteScroll: yesOrNo })),
  introTour: v.optional(section({ show: yesOrNo, showAgain: yesOrNo })),
  login: v.optional(section({ show: yesOrNo, pageLinks: v.optional(pageLinks) })),
  externalServices: v.optional(externalServicesSchema),
  mail: v.optional(section({ sender: v.optional(mailbox) })),
  application: v.optional(
    section({
      businessModels: v.optional(
        v.pipe(v.array(v.picklist(businessModels, modelRule), modelRule), v.minLength(1, modelRule)),
      ),
      termsVersion: v.optional(v.pipe(v.string(versionRule), v.regex(/^[\w.-]{1,20}$/u, versionRule))),
      termsUrl: v.optional(linkAddress),
      mostCredit: v.optional(v.pipe(v.number(creditRule), v.integer(creditRule), v.minValue(0, creditRule))),
      asksIban: yesOrNo,
    }),
  ),
  returns: v.optional(
    section({
      days: v.optional(
        v.pipe(v.number(daysRule), v.integer(daysRule), v.minValue(1, daysRule), v.maxValue(365, daysRule)),
      ),
      feePercent: v.optional(
        v.pipe(
          v.number(percentRule),
          v.minValue(0, percentRule),
          v.maxValue(100, percentRule),
          v.check((percent) => Math.round(percent * 10) / 10 === percent, percentRule),
        ),
      ),
      address: v.optional(
        section({ name: addressLine, street: addressLine, postalCode: addressLine, city: addressLine }),
      ),
    }),
  ),
  menus: v.optional(siteMenusSchema),
  news: v.optional(siteNewsSchema),
  variantListCacheDuration: v.optional(
    v.pipe(
      v.number(minutesRule),
      v.check((minutes) => Number.isInteger(minutes) && minutes >= 1 && minutes <= 1440, minutesRule),
    ),
  ),
})
export type SiteOverrides = v.InferOutput<typeof siteOverridesSchema>
export type SiteOverridesBySite = Partial<Record<SiteKey, SiteOverrides>>
