import { hasCheckDigit } from '@tradecounter/search'

/** Lengths of a GTIN: EAN-8, UPC-A, EAN-13, GTIN-14. A longer one begins with zeros. */
export const codeLengths = [8, 12, 13, 14] as const
const longest = 14
/** Shorter numbers without their zeros are a code only with its check digit. */
const shortestCode = 7
/** Shorter ones are as often a number of the shop itself, in which zeros count. */
const shortestElsewhere = 9

const withoutZeros = (number: string): string => number.replace(/^0+/u, '')

/** The digits of a code without the zeros before them; null for what cannot be one. */
function digitsOf(number: string): string | null {
  if (!/^\d{8,25}$/u.test(number)) return null
  const digits = withoutZeros(number)
  if (digits === '' || digits.length > longest) return null
  return digits.length >= shortestCode || hasCheckDigit(digits) ? digits : null
}

/**
 * The ways to write the code of a number: a UPC-A of 12 digits is an EAN-13 with a zero before it, and a GTIN-14 with
 * two. Programs add more zeros, and spreadsheets remove some. Empty for a number that is no code.
 */
export function sameCodes(number: string): string[] {
  const digits = digitsOf(number)
  return digits === null
    ? []
    : codeLengths.filter((length) => length >= digits.length).map((length) => digits.padStart(length, '0'))
}

/**
 * `sameCodes` for a number that may be no code: suppliers and customers number articles by their codes too, but only
 * the check digit tells such a number from others with zeros before them.
 */
export const sameCheckedCodes = (number: string): string[] =>
  withoutZeros(number).length >= shortestElsewhere && hasCheckDigit(number) ? sameCodes(number) : []
