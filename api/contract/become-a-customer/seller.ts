import * as v from 'valibot'
import { moneySchema } from '../common.ts'
import { listPageEntry } from '../list-query.ts'
import { fifthBrand, siteKeys } from '../sites/sites.ts'
import { identificationSchema } from './application.ts'
import { applicationStates } from './states.ts'
import { applicationValuesSchema } from './values.ts'

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
const revision = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000_000))
const text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(1000))

/** Applications of a page of the list. */
export const applicationsPerPage = 25

/** Sellers see all applications except drafts. */
export const sellerApplicationQuerySchema = v.object({
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), ''),
  status: v.optional(v.picklist(['', ...applicationStates], 'There is no such state.'), ''),
  ...listPageEntry,
})
export type SellerApplicationQuery = v.InferOutput<typeof sellerApplicationQuerySchema>

const head = {
  applicationId: v.string(),
  reference: v.string(),
  state: v.picklist(applicationStates),
  companyName: v.string(),
  site: v.picklist([...siteKeys, fifthBrand.brand]),
  /** Who has decided or asked last; empty until then. */
  seller: v.string(),
  /** ISO 8601 in UTC. */
  submittedAt: v.string(),
  changedAt: v.string(),
}
export const sellerApplicationListSchema = v.object({
  total: v.number(),
  page: v.number(),
  pageSize: v.number(),
  applications: v.array(v.object(head)),
})
export type SellerApplicationList = v.InferOutput<typeof sellerApplicationListSchema>

/** What a seller may do with an application now. */
export const sellerApplicationActions = [
  'creditCheck',
  'ask',
  'approve',
  'reject',
  'duplicate',
  'reveal',
] as const
export type SellerApplicationAction = (typeof sellerApplicationActions)[number]

/** The e-identification with what a seller needs to judge it. */
const sellerIdentificationSchema = v.object({
  ...identificationSchema.entries,
  /** Issuer and subject of the provider's signed token; empty until it is signed. */
  issuer: v.string(),
  subject: v.string(),
  /** Whether the name of the signer is another one than that of the signatory in the application. */
  signerDiffers: v.boolean(),
})

export const sellerApplicationSchema = v.object({
  ...head,
  revision: v.number(),
  /** Personal numbers are masked. */
  values: applicationValuesSchema,
  identification: sellerIdentificationSchema,
  /** Of the credit check. */
  note: v.string(),
  /** The last question or reason that was mailed. */
  message: v.string(),
  /** Of the customer that was made; empty until then. */
  customerNumber: v.string(),
  allowed: v.array(v.picklist(sellerApplicationActions)),
  /** Customers of all sites with the same organisation number in the country of the company. */
  customers: v.array(v.object({ number: v.string(), name: v.string(), site: v.string() })),
  /** Other applications with the same organisation number. */
  others: v.array(
    v.object({ applicationId: v.string(), reference: v.string(), state: v.picklist(applicationStates) }),
  ),
  currency: v.string(),
  priceGroups: v.array(v.string()),
  warehouses: v.array(v.object({ warehouseId: v.string(), name: v.string() })),
})
export type SellerApplication = v.InferOutput<typeof sellerApplicationSchema>

export const sellerApplicationIdSchema = v.object({ applicationId: id })
/** `POST /operator/applications/creditcheck`: begins the check, or changes its note. */
export const sellerCreditCheckSchema = v.object({
  applicationId: id,
  revision,
  note: v.pipe(v.string(), v.trim(), v.maxLength(2000)),
})
/** `POST /operator/applications/ask`: a question, which is mailed. The applicant can change and submit it again. */
export const sellerQuestionSchema = v.object({ applicationId: id, revision, text })
/** `POST /operator/applications/reject`: with a reason, which is mailed. */
export const sellerRejectionSchema = v.object({ applicationId: id, revision, text })
/** `POST /operator/applications/duplicate`: the company is a customer already. */
export const sellerDuplicateSchema = v.object({ applicationId: id, revision })
/** `POST /operator/applications/approve`: makes the customer and its first administrator. */
export const sellerApprovalSchema = v.object({
  applicationId: id,
  revision,
  priceGroup: id,
  warehouseId: id,
  /** Minor unit of the currency; null without credit. */
  creditLimit: v.nullable(v.pipe(moneySchema, v.minValue(0), v.maxValue(100_000_000_000_00))),
  paymentDays: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(180))),
})
/** `POST /operator/applications/reveal`: the personal numbers, for the credit check. The action is recorded. */
export const revealedNumbersSchema = v.object({
  organisationNumber: v.string(),
  personalNumber: v.string(),
})
export type RevealedNumbers = v.InferOutput<typeof revealedNumbersSchema>
