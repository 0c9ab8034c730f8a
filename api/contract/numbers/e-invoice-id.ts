import * as ean from 'stdnum/lib/cjs/gen/ean.js'
import type { EInvoiceScheme } from '../company.ts'
import { accepted, checkBy, type NumberCheck, refused, withoutSeparators, writtenOf } from './number-check.ts'
import { checkOrganisationNumber } from './organisation-number.ts'

/** A GLN of GS1: 13 digits, the last of which checks the others. */
function checkGln(plain: string): NumberCheck {
  if (!/^\d*$/u.test(plain)) return refused('characters')
  if (plain.length !== 13) return refused('length')
  return checkBy(ean, plain, (digits) => digits)
}

/** An OVT code: `0037`, the digits of a Y-tunnus, and up to five signs of the company's own. */
function checkOvt(plain: string): NumberCheck {
  if (!/^[0-9A-Z]*$/u.test(plain)) return refused('characters')
  if (plain.length < 12 || plain.length > 17) return refused('length')
  if (!plain.startsWith('0037')) return refused('part')
  const check = checkOrganisationNumber(plain.slice(4, 12), 'FI')
  return check.isValid ? accepted(plain) : check
}

const numberCountries = { '0007': 'SE', '0192': 'NO', '0184': 'DK' } as const

/**
 * Checks the identifier of a Peppol participant (ISO 6523) as it is sent: 0007, 0192 and 0184 are organisation numbers
 * of SE, NO and DK, 0216 is a Finnish OVT code, 0088 a GLN.
 */
export function checkEInvoiceId(text: string, scheme: EInvoiceScheme): NumberCheck {
  const plain = withoutSeparators(text)
  if (scheme === '0088') return checkGln(plain)
  if (scheme === '0216') return checkOvt(plain)
  const check = checkOrganisationNumber(plain, numberCountries[scheme])
  return check.isValid ? accepted(check.written.replaceAll(/\D/gu, '')) : check
}

/** The identifier as it is sent; null if it is none of the scheme. */
export const parseEInvoiceId = (text: string, scheme: EInvoiceScheme): string | null =>
  writtenOf(checkEInvoiceId(text, scheme))
