import * as v from 'valibot'
import { oneLineSchema } from '../common.ts'
import type { FormTab } from './states.ts'

const text = (longest: number) => v.optional(v.pipe(oneLineSchema, v.maxLength(longest)), '')
const flag = v.optional(v.boolean(), false)

/** People who order, and delivery addresses, at most. */
export const mostBuyers = 10
export const mostAddresses = 10

const company = v.object({
  /** One of `businessModels`; empty until chosen. */
  businessModel: text(20),
  country: text(2),
  /** In SE that of a sole trader is a personal number, which answers mask. */
  organisationNumber: text(30),
  name: text(120),
  street: text(120),
  postalCode: text(12),
  city: text(60),
  vatNumber: text(30),
  trade: text(30),
  size: text(10),
  /** Expected purchases of a year in whole units of the currency, as typed. */
  yearlyPurchase: text(15),
  invoiceEmail: text(165),
  /** One of `eInvoiceSchemes`; empty without electronic invoices. */
  eInvoiceScheme: text(4),
  eInvoiceId: text(50),
})
const person = { name: text(80), email: text(165), mobile: text(30) }
const persons = v.object({
  applicant: v.optional(v.object(person), {}),
  /** Whether the applicant signs for the company alone; then `signatory` is not asked for. */
  applicantSigns: v.optional(v.boolean(), true),
  signatory: v.optional(v.object(person), {}),
  /** Of a sole trader outside SE, for the credit check. Answers mask it. */
  personalNumber: text(20),
  buyers: v.optional(v.pipe(v.array(v.object(person)), v.maxLength(mostBuyers)), []),
})
const address = v.object({
  name: text(80),
  street: text(120),
  postalCode: text(12),
  city: text(60),
  country: text(2),
  goodsMark: text(40),
  phone: text(30),
})
const delivery = v.object({
  /** Whether goods and invoices go to the address of the company; then `addresses` is not asked for. */
  toCompanyAddress: v.optional(v.boolean(), true),
  addresses: v.optional(v.pipe(v.array(address), v.maxLength(mostAddresses)), []),
  /** The preferred branch; empty for none. */
  warehouseId: text(40),
  /** One of `paymentWays`. */
  payment: text(10),
  /** Consent to a credit check, with `invoice`. */
  creditCheck: flag,
  /** In whole units of the currency, as typed; empty leaves it to the shop. */
  wantedCredit: text(15),
  /** Account for refunds, where the site asks for it. */
  iban: text(42),
})
const terms = v.object({
  /** The version that is accepted. */
  version: text(20),
  accepted: flag,
  /** Wants offers by mail. Apart from the terms. */
  marketing: flag,
})

/** The values of a draft: any text up to its length. The rules of `form/` decide at the submission. */
export const applicationValuesSchema = v.object({
  company: v.optional(company, {}),
  persons: v.optional(persons, {}),
  delivery: v.optional(delivery, {}),
  terms: v.optional(terms, {}),
})
export type ApplicationValues = v.InferOutput<typeof applicationValuesSchema>

/** The values of one tab. */
export type TabValues<Tab extends FormTab> = ApplicationValues[Tab]

/** The values of one tab with their name. */
export const savedTabSchema = v.variant('tab', [
  v.object({ tab: v.literal('company'), values: company }),
  v.object({ tab: v.literal('persons'), values: persons }),
  v.object({ tab: v.literal('delivery'), values: delivery }),
  v.object({ tab: v.literal('terms'), values: terms }),
])
