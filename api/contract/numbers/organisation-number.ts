import * as dk from 'stdnum/lib/cjs/dk/cvr.js'
import * as fi from 'stdnum/lib/cjs/fi/ytunnus.js'
import * as no from 'stdnum/lib/cjs/no/orgnr.js'
import * as se from 'stdnum/lib/cjs/se/orgnr.js'
import type { Country } from '../company.ts'
import { checkBy, type NumberCheck, refused, withoutSeparators, writtenOf } from './number-check.ts'

/** How many digits a number has, and how it is written. */
interface Form {
  module: typeof se
  digits: number
  write(plain: string): string
}

const forms: Readonly<Record<'SE' | 'NO' | 'FI' | 'DK', Form>> = {
  SE: { module: se, digits: 10, write: (digits) => `${digits.slice(0, 6)}-${digits.slice(6)}` },
  NO: {
    module: no,
    digits: 9,
    write: (digits) => `${digits.slice(0, 3)} ${digits.slice(3, 6)} ${digits.slice(6)}`,
  },
  FI: { module: fi, digits: 8, write: (digits) => `${digits.slice(0, 7)}-${digits.slice(7)}` },
  DK: { module: dk, digits: 8, write: (digits) => digits },
}

/** The numbers of Åland are those of Finland. */
export const registerCountry = (country: Country): keyof typeof forms => (country === 'AX' ? 'FI' : country)

/**
 * Checks the number of a company: organisationsnummer (SE), organisasjonsnummer (NO), Y-tunnus (FI, AX), CVR-nummer
 * (DK). Accepts spaces, hyphens and, in SE, the century `16`.
 */
export function checkOrganisationNumber(text: string, country: Country): NumberCheck {
  const { module, digits, write } = forms[registerCountry(country)]
  const typed = withoutSeparators(text)
  const plain = country === 'SE' ? typed.replace(/^16(?=\d{10}$)/u, '') : typed
  if (!/^\d*$/u.test(plain)) return refused('characters')
  if (plain.length !== digits) return refused('length')
  if (/^0+$/u.test(plain)) return refused('part')
  return checkBy(module, plain, write)
}

/**
 * Whether a Swedish number is that of a person: its third digit is a month's, below 2 (Bolagsverket). Sole traders have
 * no other number.
 */
export const isSwedishPerson = (written: string): boolean => Number(written[2]) < 2

/** The number as its country writes it; null if it is none. */
export const parseOrganisationNumber = (text: string, country: Country): string | null =>
  writtenOf(checkOrganisationNumber(text, country))
