import * as dk from 'stdnum/lib/cjs/dk/cvr.js'
import * as fi from 'stdnum/lib/cjs/fi/alv.js'
import * as no from 'stdnum/lib/cjs/no/mva.js'
import * as se from 'stdnum/lib/cjs/se/vat.js'
import type { Country } from '../company.ts'
import { accepted, checkBy, type NumberCheck, refused, withoutSeparators, writtenOf } from './number-check.ts'
import { parseOrganisationNumber, registerCountry } from './organisation-number.ts'

/** The digits of the organisation number within a VAT number. */
const digitsOf = (vatNumber: string): string => vatNumber.replaceAll(/\D/gu, '')

/** Norway writes `NO 974 760 673 MVA`; the prefix may be absent. */
function checkNorwegian(plain: string): NumberCheck {
  if (/^[A-Z]{2}/u.test(plain) && !plain.startsWith('NO')) return refused('country')
  const number = plain.replace(/^NO/u, '')
  if (!/^\d*(?:MVA)?$/u.test(number)) return refused('characters')
  if (!number.endsWith('MVA')) return refused('part')
  return checkBy(no, number, (valid) => `NO${valid}`)
}

/** How the countries of the European Union that the shop sells to check a VAT number, by prefix. */
const modules = { SE: se, FI: fi, DK: dk } as const

function checkOfUnion(plain: string, prefix: keyof typeof modules): NumberCheck {
  if (!plain.startsWith(prefix)) return refused(/^\d/u.test(plain) ? 'part' : 'country')
  const number = plain.slice(prefix.length)
  if (prefix === 'SE' && number.length === 12 && !number.endsWith('01')) return refused('part')
  const { [prefix]: module } = modules
  return checkBy(module, number, (valid) => prefix + valid)
}

/** Checks the VAT number of a company in its country. Given the organisation number, the two must agree. That of another country is refused with `country`. */
export function checkVatNumber(text: string, country: Country, organisationNumber = ''): NumberCheck {
  const code = registerCountry(country)
  const plain = withoutSeparators(text)
  const check = code === 'NO' ? checkNorwegian(plain) : checkOfUnion(plain, code)
  if (!check.isValid) return check
  const digits = digitsOf(check.written)
  const own = parseOrganisationNumber(code === 'SE' ? digits.slice(0, 10) : digits, country)
  // A sole trader of SE may have a coordination number, which no register of companies knows.
  if (own === null) return refused('checkDigit')
  const other = parseOrganisationNumber(organisationNumber, country)
  return other !== null && other !== own ? refused('company') : accepted(check.written)
}

/** The VAT number as it is written; null if it is none of the country. */
export const parseVatNumber = (text: string, country: Country): string | null =>
  writtenOf(checkVatNumber(text, country))
