import * as dk from 'stdnum/lib/cjs/dk/cvr.js'
import * as fi from 'stdnum/lib/cjs/fi/alv.js'
import * as no from 'stdnum/lib/cjs/no/mva.js'
import * as se from 'stdnum/lib/cjs/se/vat.js'
import type { Country } from '../company.ts'
import {
  accepted,
  checkBy,
  type NumberCheck,
  refused,
  type StdnumModule,
  withoutSeparators,
  writtenOf,
} from './number-check.ts'
import { parseOrganisationNumber, registerCountry } from './organisation-number.ts'

/** The digits of the organisation number within a VAT number. */
const digitsOf = (vatNumber: string): string => vatNumber.replaceAll(/\D/gu, '')

/** Norway writes `NO 974 760 673 MVA`; the prefix may be absent. */
function checkNorwegian(plain: string): NumberCheck {
  const number = plain.replace(/^NO/u, '')
  if (!/^\d*(?:MVA)?$/u.test(number)) return refused('characters')
  if (!number.endsWith('MVA')) return refused('part')
  return checkBy(no, number, (valid) => `NO${valid}`)
}

/** How the countries of the European Union that the shop sells to check a VAT number, by prefix. */
const modules = { SE: se, FI: fi, DK: dk } as const

function checkOfUnion(plain: string, prefix: keyof typeof modules): NumberCheck {
  const number = plain.slice(prefix.length)
  if (prefix === 'SE' && number.length === 12 && !number.endsWith('01')) return refused('part')
  const { [prefix]: module } = modules
  return checkBy(module, number, (valid) => prefix + valid)
}

/** Prefixes of the member states that the shop does not sell to. */
const otherPrefixes = [
  ...(['AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'EE', 'EL', 'ES', 'FR', 'HR', 'HU'] as const),
  ...(['IE', 'IT', 'LT', 'LU', 'LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SI', 'SK'] as const),
]

type OtherPrefix = (typeof otherPrefixes)[number]

/** The rules of these states by prefix. */
export type UnionStates = Readonly<Record<OtherPrefix, StdnumModule>>

/** A VAT number without separators. Greece has the prefix `EL`; its country code is typed as often. */
const plainOf = (text: string): string => withoutSeparators(text).replace(/^GR/u, 'EL')

/** The prefix of a state that the shop does not sell to, if a number without separators begins with one. */
const otherPrefixOf = (plain: string): OtherPrefix | undefined =>
  otherPrefixes.find((prefix) => plain.startsWith(prefix))

/** Whether the check of a VAT number needs `UnionStates`. */
export const namesOtherState = (text: string): boolean => otherPrefixOf(plainOf(text)) !== undefined

function checkOfOtherState(plain: string, prefix: OtherPrefix, states: UnionStates | null): NumberCheck {
  if (plain === prefix) return refused('length')
  if (states === null) return accepted(plain)
  const { [prefix]: module } = states
  return withoutPart(checkBy(module, plain.slice(2), (_plain, compact) => prefix + compact))
}

/** What is missing in a number of another state is not what is missing in one of the company's own. */
const withoutPart = (check: NumberCheck): NumberCheck =>
  !check.isValid && check.flaw === 'part' ? refused('state') : check

/**
 * Checks the VAT number of a company: one of its own country, or of any member state of the European Union in which it
 * is registered. Given the organisation number, a number of its own country must agree with it. `states` null: the
 * rules of other states are not loaded, and their numbers are accepted unchecked. Errors: `country` for other prefixes.
 */
export function checkVatNumber(
  text: string,
  country: Country,
  states: UnionStates | null,
  organisationNumber = '',
): NumberCheck {
  const code = registerCountry(country)
  const plain = plainOf(text)
  const [prefix = ''] = /^[A-Z]{2}/u.exec(plain) ?? []
  if (prefix !== '' && prefix !== code) {
    const other = otherPrefixOf(plain)
    if (other !== undefined) return checkOfOtherState(plain, other, states)
    const known = (['SE', 'FI', 'DK'] as const).find((state) => state === prefix)
    return known === undefined ? refused('country') : withoutPart(checkOfUnion(plain, known))
  }
  if (code === 'NO') return checkOwn(checkNorwegian(plain), country, organisationNumber)
  if (prefix === '') return refused(/^\d/u.test(plain) ? 'part' : 'country')
  return checkOwn(checkOfUnion(plain, code), country, organisationNumber)
}

/** A VAT number of the company's own country has its organisation number. */
function checkOwn(check: NumberCheck, country: Country, organisationNumber: string): NumberCheck {
  if (!check.isValid) return check
  const digits = digitsOf(check.written)
  const own = parseOrganisationNumber(country === 'SE' ? digits.slice(0, 10) : digits, country)
  // A sole trader of SE may have a coordination number, which no register of companies knows.
  if (own === null) return refused('checkDigit')
  const other = parseOrganisationNumber(organisationNumber, country)
  return other !== null && other !== own ? refused('company') : accepted(check.written)
}

/** The VAT number as it is written; null if it is none of the country or of a member state. */
export const parseVatNumber = (text: string, country: Country, states: UnionStates): string | null =>
  writtenOf(checkVatNumber(text, country, states))
