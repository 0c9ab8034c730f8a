import * as dk from 'stdnum/lib/cjs/dk/cpr.js'
import * as fi from 'stdnum/lib/cjs/fi/hetu.js'
import * as no from 'stdnum/lib/cjs/no/fodselsnummer.js'
import * as se from 'stdnum/lib/cjs/se/personnummer.js'
import type { Country } from '../company.ts'
import { checkBy, type NumberCheck, refused, withoutSeparators } from './number-check.ts'
import { registerCountry } from './organisation-number.ts'

/**
 * `YYMMDD-NNNN`; `+` instead of the hyphen from the hundredth year. Accepts twelve digits, and ten without a hyphen.
 */
function checkSwedish(text: string): NumberCheck {
  const hasPlus = /^\d{6,8}\+\d{4}$/u.test(text.trim())
  const digits = withoutSeparators(text).replace('+', '')
  if (!/^\d*$/u.test(digits)) return refused('characters')
  if (digits.length !== 10 && digits.length !== 12) return refused('length')
  const dated = `${digits.slice(0, -4)}${hasPlus ? '+' : '-'}${digits.slice(-4)}`
  return checkBy(se, dated, (number) => number.slice(-11))
}

/** `DDMMYYCNNNX`: the century is a sign, which may be a hyphen. */
function checkFinnish(text: string): NumberCheck {
  const plain = text
    .replaceAll(/\s/gu, '')
    .replaceAll(/[\u2010-\u2015]/gu, '-')
    .toUpperCase()
  return checkBy(fi, plain, (number) => number)
}

/** Checks the number of a person: personnummer (SE), fødselsnummer (NO), henkilötunnus (FI, AX), CPR-nummer (DK). */
export function checkPersonalNumber(text: string, country: Country): NumberCheck {
  switch (registerCountry(country)) {
    case 'SE':
      return checkSwedish(text)
    case 'FI':
      return checkFinnish(text)
    case 'NO':
      return checkBy(no, withoutSeparators(text), (digits) => `${digits.slice(0, 6)} ${digits.slice(6)}`)
    case 'DK':
      return checkBy(dk, withoutSeparators(text), (digits) => `${digits.slice(0, 6)}-${digits.slice(6)}`)
  }
}
