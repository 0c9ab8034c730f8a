import { foldCharacters } from './fold-characters.ts'

/**
 * The check digit for the digits before it (GS1 General Specifications 7.9): from the right, every second one counts
 * three times.
 */
export function checkDigitOf(digits: string): number {
  const sum = [...digits]
    .toReversed()
    .reduce((all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}

/** Whether the last digit checks the others. */
export const hasCheckDigit = (digits: string): boolean =>
  Number(digits.slice(-1)) === checkDigitOf(digits.slice(0, -1))

/**
 * A barcode of GS1 as a scanner reads it: the application identifier 01, then a GTIN-14, perhaps batch and days after
 * it.
 */
const element = /^(?:\](?:C1|d2|Q3|e0))?(?:\(01\)|01)(\d{14})(?:$|\(?[1-3]\d)/u
/** The address in a QR code of GS1. */
const link = /^https?:\/\/[^/]+\/(?:[^?#]*\/)?01\/(\d{8,14})(?:[/?#]|$)/iu

/** The code in a barcode of GS1 that holds more than it; null for any other text. */
export function codeOfBarcode(text: string): string | null {
  const plain = foldCharacters(text).trim()
  const [, code] = element.exec(plain) ?? link.exec(plain) ?? []
  return code !== undefined && hasCheckDigit(code) ? code : null
}
