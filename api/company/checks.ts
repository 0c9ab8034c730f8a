import type { AuditFacts } from '../audit/service.ts'
import type { CompanyAddress, CompanyContact, CompanySettings, Country } from '../contract/index.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { parsePostalCode, postalCodeExamples } from '../contract/numbers/index.ts'

/** Rows that a company may have, and requests that may be open at a time. */
export const most = { addresses: 500, contacts: 100, openRequests: 20 }

export const invalid = (code: string, message: string, field: string, more: object = {}): ApiError =>
  new ApiError(400, code, message, { field, more })

/** The postal code as its country writes it. Errors: 400. */
export function checkedPostalCode(text: string, country: Country, field: string): string {
  const postalCode = parsePostalCode(text, country)
  if (postalCode !== null) return postalCode
  const example = postalCodeExamples[country]
  throw invalid('postalCode', `A postal code is written like ${example}.`, field, { example })
}

/** The values of a row for the audit: all except its id and its version. */
export const withoutIds = (row: CompanyAddress | CompanyContact | CompanySettings): AuditFacts =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([name]) => !['addressId', 'contactId', 'version'].includes(name))
      .map(([name, value]) => [name, Array.isArray(value) ? value.map(String) : value]),
  )
