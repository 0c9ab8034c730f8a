import * as v from 'valibot'
import type { CustomerRow } from '../accounts/service.ts'
import type { ProfileRow } from '../company/service.ts'
import { countries, type Country, eInvoiceSchemes, type EInvoiceScheme } from '../contract/index.ts'

const text = v.pipe(v.string(), v.maxLength(200))

/** Identifier of a Peppol participant: scheme of ISO 6523 and value. */
const endpointSchema = v.object({ scheme: v.picklist(eInvoiceSchemes), value: v.pipe(text, v.minLength(1)) })

/** A company on a document of billing. Numbers are without spaces and hyphens; empty texts are unknown. */
const partySchema = v.object({
  name: v.pipe(text, v.minLength(1)),
  organisationNumber: text,
  vatNumber: text,
  /** Where electronic invoices are sent to; null if the company cannot receive any. */
  endpoint: v.nullable(endpointSchema),
  street: text,
  postalCode: text,
  city: text,
  country: v.picklist(countries),
})
export type Party = v.InferOutput<typeof partySchema>

/** How to pay: Swedish bankgiro, Danish FIK (creditor number), or IBAN. */
const accountSchema = v.object({
  kind: v.picklist(['bankgiro', 'fik', 'iban']),
  id: v.pipe(text, v.minLength(1)),
  bic: v.optional(text, ''),
})

/** The shop of a site as seller. */
export const sellerSchema = v.object({
  ...partySchema.entries,
  endpoint: endpointSchema,
  organisationNumber: v.pipe(text, v.minLength(1)),
  vatNumber: v.pipe(text, v.minLength(1)),
  email: text,
  phone: text,
  /** Registration that an invoice must state, such as `Godkänd för F-skatt` or `Foretaksregisteret`. */
  registration: v.optional(text, ''),
  account: accountSchema,
})
export type Seller = v.InferOutput<typeof sellerSchema>

/** Seller, buyer and place of delivery, as they were when the document was issued. */
export const partiesSchema = v.object({
  seller: sellerSchema,
  buyer: v.object({ ...partySchema.entries, customerNumber: text }),
  delivery: v.nullable(v.object({ name: text, street: text, postalCode: text, city: text })),
})
export type Parties = v.InferOutput<typeof partiesSchema>

const digitsOf = (number: string): string => number.replaceAll(/\D/gu, '')

const schemes: Readonly<Record<Country, { scheme: EInvoiceScheme; prefix: string }>> = {
  SE: { scheme: '0007', prefix: '' },
  NO: { scheme: '0192', prefix: '' },
  DK: { scheme: '0184', prefix: '' },
  FI: { scheme: '0216', prefix: '0037' },
  AX: { scheme: '0216', prefix: '0037' },
}

/**
 * The participant that a company is by its organisation number: the way in which companies of its country are
 * addressed.
 */
function endpointOf(organisationNumber: string, country: Country): Party['endpoint'] {
  const digits = digitsOf(organisationNumber)
  const { scheme, prefix } = schemes[country]
  return digits === '' ? null : { scheme, value: `${prefix}${digits}` }
}

const isScheme = (scheme: string): scheme is EInvoiceScheme => eInvoiceSchemes.some((one) => one === scheme)
const isCountry = (code: string): code is Country => countries.some((one) => one === code)

/** A customer as buyer. */
export function buyerOf(
  customer: CustomerRow,
  profile: ProfileRow | undefined,
  siteCountry: Country,
): Parties['buyer'] {
  const country = isCountry(customer.country) ? customer.country : siteCountry
  const { eInvoiceScheme: scheme = '', eInvoiceId: value = '' } = profile ?? {}
  const organisationNumber = digitsOf(profile?.organisationNumber ?? '')
  return {
    customerNumber: customer.number,
    name: profile?.invoiceName || customer.name,
    organisationNumber,
    vatNumber: profile?.vatNumber ?? '',
    endpoint: isScheme(scheme) && value !== '' ? { scheme, value } : endpointOf(organisationNumber, country),
    street: profile?.invoiceStreet || customer.street,
    postalCode: profile?.invoicePostalCode || customer.postalCode,
    city: profile?.invoiceCity || customer.city,
    country,
  }
}
