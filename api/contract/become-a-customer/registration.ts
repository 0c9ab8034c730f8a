import * as v from 'valibot'
import { countries } from '../company.ts'
import { applicationTabs, applicationTrades, businessModels, companySizes, paymentWays } from './states.ts'

/**
 * `GET /api/become-a-customer/registration`: the registration parameters of a site. The same for every visitor, so that
 * pages may be cached with them.
 */
export const registrationSchema = v.object({
  /** Countries of companies and addresses; the first is the site's own. */
  countries: v.array(v.picklist(countries)),
  businessModels: v.array(v.picklist(businessModels)),
  /** Forms of business that the page names and refuses. */
  refusedModels: v.array(v.picklist(businessModels)),
  trades: v.array(v.picklist(applicationTrades)),
  sizes: v.array(v.picklist(companySizes)),
  tabs: v.array(v.picklist(applicationTabs)),
  paymentWays: v.array(v.picklist(paymentWays)),
  /** ISO 4217 code of the amounts. */
  currency: v.string(),
  /** The highest credit limit that may be asked for, in whole units of the currency. */
  mostCredit: v.number(),
  /** Whether the account number of refunds is asked for. */
  asksIban: v.boolean(),
  /** The terms that are accepted. `url` is empty if they are on no page of their own. */
  terms: v.object({ version: v.string(), url: v.string() }),
  /** `offered`: the shop has a provider. `required`: an application is submitted only with a signature. */
  identification: v.object({ offered: v.boolean(), required: v.boolean() }),
  /** Branches of the shop where goods can be collected. */
  branches: v.array(v.object({ warehouseId: v.string(), name: v.string() })),
  /** Customer service, for those whom the form does not help. */
  contact: v.object({ phone: v.string(), email: v.string() }),
  /** Days for which a draft is kept after its last change. */
  draftDays: v.number(),
})
export type Registration = v.InferOutput<typeof registrationSchema>

/** `GET /api/become-a-customer/company?country=SE&number=…`: looks a company up in the register. */
export const registerQuerySchema = v.object({
  country: v.picklist(countries),
  number: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(30)),
})
/** `notFound`: the register has no such number. `unavailable`: it is away or slow; the form goes on without it. */
export const registerAnswerSchema = v.variant('state', [
  v.object({
    state: v.literal('found'),
    name: v.string(),
    street: v.string(),
    postalCode: v.string(),
    city: v.string(),
    /** Empty if the company is not registered for VAT. */
    vatNumber: v.string(),
  }),
  v.object({ state: v.literal('notFound') }),
  v.object({ state: v.literal('unavailable') }),
])
export type RegisterAnswer = v.InferOutput<typeof registerAnswerSchema>
