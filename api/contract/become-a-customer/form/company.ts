import * as v from 'valibot'
import type { Country, EInvoiceScheme } from '../../company.ts'
import {
  checkEInvoiceId,
  checkOrganisationNumber,
  checkPersonalNumber,
  checkVatNumber,
  isSwedishPerson,
  type NumberCheck,
  type UnionStates,
} from '../../numbers/index.ts'
import { parsePostalCode, postalCodeExamples } from '../../numbers/postal-code.ts'
import type { Registration } from '../registration.ts'
import type { ApplicationValues } from '../values.ts'
import { amount, anyText, email, number, oneOf, required, requiredText, type TextRule } from './rule.ts'

/** The highest amount of purchases that a company may expect, in whole units of the currency. */
const mostPurchase = 1_000_000_000

const schemes: readonly EInvoiceScheme[] = ['0007', '0192', '0216', '0184', '0088']

/** The country of a text; null if it is not offered. */
export const countryOf = (text: string, { countries }: Registration): Country | null =>
  countries.find((country) => country === text) ?? null

/** The rule of a postal code in a country; any text while no country is chosen. */
export const postalCode = (country: Country | null): TextRule =>
  country === null
    ? requiredText
    : required(
        v.pipe(
          v.string(),
          v.check(
            (text) => text.trim() === '' || parsePostalCode(text, country) !== null,
            `postalCode ${postalCodeExamples[country]}`,
          ),
        ),
      )

/** Whether the number of the company is that of a person: sole traders of SE have no other. */
export const isPersonsNumber = ({ businessModel, country }: ApplicationValues['company']): boolean =>
  businessModel === 'soleTrader' && country === 'SE'

/** The number of a company; in SE a sole trader gives a personal number, and nobody else does. */
function companyNumber(company: ApplicationValues['company'], country: Country): TextRule {
  const check = (text: string): NumberCheck => {
    if (isPersonsNumber(company)) return checkPersonalNumber(text, 'SE')
    const result = checkOrganisationNumber(text, country)
    if (result.isValid && country === 'SE' && isSwedishPerson(result.written))
      return { isValid: false, flaw: 'person' }
    return result
  }
  return required(number(isPersonsNumber(company) ? 'personalNumber' : 'organisationNumber', check))
}

function offeredModel({ businessModels, refusedModels }: Registration): TextRule {
  const isRefused = (text: string): boolean => refusedModels.some((model) => model === text)
  return required(
    v.pipe(
      v.string(),
      v.check((text) => !isRefused(text), 'businessModel.refused'),
      v.check((text) => isRefused(text) || businessModels.some((model) => model === text), 'choose'),
    ),
  )
}

/** The schema of the tab `company` of a site. */
export function companySchema(
  { company }: ApplicationValues,
  registration: Registration,
  states: UnionStates | null,
) {
  const country = countryOf(company.country, registration)
  const scheme = schemes.find((known) => known === company.eInvoiceScheme)
  return v.object({
    businessModel: offeredModel(registration),
    country: required(oneOf(registration.countries)),
    organisationNumber: country === null ? requiredText : companyNumber(company, country),
    name: requiredText,
    street: requiredText,
    postalCode: postalCode(country),
    city: requiredText,
    vatNumber:
      country === null
        ? anyText
        : number('vatNumber', (text) => checkVatNumber(text, country, states, company.organisationNumber)),
    trade: required(oneOf(registration.trades)),
    size: required(oneOf(registration.sizes)),
    yearlyPurchase: amount(mostPurchase),
    invoiceEmail: required(email),
    eInvoiceScheme: company.eInvoiceId.trim() === '' ? oneOf(schemes) : required(oneOf(schemes)),
    eInvoiceId:
      scheme === undefined
        ? anyText
        : required(number('eInvoiceId', (text) => checkEInvoiceId(text, scheme))),
  })
}
