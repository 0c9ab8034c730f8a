import { createHmac } from 'node:crypto'
import * as v from 'valibot'
import { decryptSecret, encryptSecret } from '../platform/keys/secrets.ts'
import { isMasked, isPersonsNumber, maskPersonalNumber } from '../contract/become-a-customer/form/index.ts'
import {
  type ApplicationValues,
  applicationValuesSchema,
  countries,
  type Country,
} from '../contract/index.ts'
import {
  checkIban,
  checkPersonalNumber,
  isSwedishPerson,
  parseEInvoiceId,
  parseOrganisationNumber,
  parsePostalCode,
  parseVatNumber,
  registerCountry,
} from '../contract/numbers/index.ts'
import { unionStates } from '../contract/numbers/union-states.ts'
import { eInvoiceSchemes } from '../contract/company.ts'

/** The values of a new application. */
export const emptyValues = (): ApplicationValues => v.parse(applicationValuesSchema, {})

/** What an applicant says holds personal numbers and names: it is never stored in plain text. */
export const sealValues = (key: Buffer, values: ApplicationValues): string =>
  encryptSecret(key, JSON.stringify(values))
export const openValues = (key: Buffer, details: string): ApplicationValues =>
  v.parse(applicationValuesSchema, JSON.parse(decryptSecret(key, details)))

/** A keyed hash, by which an application is found without storing what it is found by. */
const keyedHash = (key: Buffer, kind: string, text: string): string =>
  createHmac('sha256', key).update(`${kind}|${text}`).digest('hex')
export const emailHash = (key: Buffer, email: string): string =>
  email.trim() === '' ? '' : keyedHash(key, 'email', email.trim().toLowerCase())

const countryOf = (text: string): Country | null => countries.find((country) => country === text) ?? null

/** The number as its country writes it; a number that is none stays as typed. */
function writtenNumber(company: ApplicationValues['company']): string {
  const country = countryOf(company.country)
  const typed = company.organisationNumber
  if (country === null) return typed
  if (isPersonsNumber(company)) {
    const check = checkPersonalNumber(typed, 'SE')
    return check.isValid ? check.written : typed
  }
  return parseOrganisationNumber(typed, country) ?? typed
}

/** Hash of country and number of the company; empty while the number is none. */
export function organisationHash(key: Buffer, { company }: ApplicationValues): string {
  const country = countryOf(company.country)
  if (country === null) return ''
  const written = parseOrganisationNumber(company.organisationNumber, country)
  return written === null ? '' : keyedHash(key, 'organisation', `${registerCountry(country)} ${written}`)
}

const postalCode = (text: string, country: string): string => {
  const known = countryOf(country)
  return known === null ? text : (parsePostalCode(text, known) ?? text)
}

function iban(typed: string): string {
  const check = checkIban(typed)
  return check.isValid ? check.written : typed
}

/** The values in the form in which their numbers are written. What is no number stays as typed. */
export function writeNumbers(values: ApplicationValues): ApplicationValues {
  const { company, persons, delivery } = values
  const country = countryOf(company.country)
  const scheme = eInvoiceSchemes.find((known) => known === company.eInvoiceScheme)
  const personal = country === null ? null : checkPersonalNumber(persons.personalNumber, country)
  return {
    ...values,
    company: {
      ...company,
      organisationNumber: writtenNumber(company),
      postalCode: postalCode(company.postalCode, company.country),
      vatNumber:
        country === null
          ? company.vatNumber
          : (parseVatNumber(company.vatNumber, country, unionStates) ?? company.vatNumber),
      eInvoiceId:
        scheme === undefined
          ? company.eInvoiceId
          : (parseEInvoiceId(company.eInvoiceId, scheme) ?? company.eInvoiceId),
    },
    persons: {
      ...persons,
      personalNumber: personal?.isValid === true ? personal.written : persons.personalNumber,
    },
    delivery: {
      ...delivery,
      addresses: delivery.addresses.map((address) => ({
        ...address,
        postalCode: postalCode(address.postalCode, address.country),
      })),
      iban: iban(delivery.iban),
    },
  }
}

/** Whether the number of the company is that of a person, whatever form of business is chosen now. */
function isPersonal(company: ApplicationValues['company']): boolean {
  if (isPersonsNumber(company)) return true
  const written = parseOrganisationNumber(company.organisationNumber, 'SE')
  return (
    checkPersonalNumber(company.organisationNumber, 'SE').isValid &&
    (written === null || isSwedishPerson(written))
  )
}

/** The values for an answer: personal numbers are masked. */
export const maskValues = (values: ApplicationValues): ApplicationValues => ({
  ...values,
  company: {
    ...values.company,
    organisationNumber: isPersonal(values.company)
      ? maskPersonalNumber(values.company.organisationNumber)
      : values.company.organisationNumber,
  },
  persons: { ...values.persons, personalNumber: maskPersonalNumber(values.persons.personalNumber) },
})

/** What was typed, or the stored number if its mask came back. A mask of another number is nothing. */
const unmask = (typed: string, stored: string): string =>
  isMasked(typed) ? (maskPersonalNumber(stored) === typed.trim() ? stored : '') : typed

/** The values with the stored numbers in place of their masks. */
export const unmaskValues = (typed: ApplicationValues, stored: ApplicationValues): ApplicationValues => ({
  ...typed,
  company: {
    ...typed.company,
    organisationNumber: unmask(typed.company.organisationNumber, stored.company.organisationNumber),
  },
  persons: {
    ...typed.persons,
    personalNumber: unmask(typed.persons.personalNumber, stored.persons.personalNumber),
  },
})

/** The values without personal numbers, for what stays after a decision. */
export const withoutPersonalNumbers = (values: ApplicationValues): ApplicationValues => {
  const masked = maskValues(values)
  return { ...masked, persons: { ...masked.persons, personalNumber: '' } }
}
