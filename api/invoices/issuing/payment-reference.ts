import type { Country } from '../../contract/index.ts'

const weightedSum = (
  digits: string,
  weights: readonly number[],
  valueOf: (product: number) => number,
): number =>
  [...digits]
    .toReversed()
    .reduce((sum, digit, at) => sum + valueOf(Number(digit) * (weights[at % weights.length] ?? 0)), 0)

const checkDigit = (sum: number): string => String((10 - (sum % 10)) % 10)

/** Digits and the check digit of modulus 10 (Luhn). */
const withLuhn = (digits: string): string =>
  digits + checkDigit(weightedSum(digits, [2, 1], (product) => (product > 9 ? product - 9 : product)))

/** Digits and the check digit of Finnish reference numbers: weights 7, 3, 1 from the right. */
const with731 = (digits: string): string =>
  digits + checkDigit(weightedSum(digits, [7, 3, 1], (product) => product))

/**
 * The reference by which a payment is matched with its invoice: OCR number (SE), KID (NO), 15 digits of a FIK of card
 * type 71 (DK), or viitenumero (FI, AX).
 */
export function paymentReference(country: Country, invoiceNumber: string): string {
  if (country === 'FI' || country === 'AX') return with731(invoiceNumber)
  return withLuhn(country === 'DK' ? invoiceNumber.padStart(14, '0') : invoiceNumber)
}
