import { friendlyFormatIBAN, validateIBAN, ValidationErrorsIBAN } from 'ibantools'
import { accepted, type NumberCheck, type NumberFlaw, refused, withoutSeparators } from './number-check.ts'

const flaws = new Map<ValidationErrorsIBAN, NumberFlaw>([
  [ValidationErrorsIBAN.NoIBANCountry, 'country'],
  [ValidationErrorsIBAN.WrongBBANLength, 'length'],
  [ValidationErrorsIBAN.WrongBBANFormat, 'characters'],
  [ValidationErrorsIBAN.ChecksumNotNumber, 'characters'],
])

/** Checks an account number by ISO 13616: length and form of its country, and its check digits. */
export function checkIban(text: string): NumberCheck {
  const plain = withoutSeparators(text)
  const { valid, errorCodes } = validateIBAN(plain)
  if (valid) return accepted(friendlyFormatIBAN(plain) ?? plain)
  for (const [code, flaw] of flaws) if (errorCodes.includes(code)) return refused(flaw)
  return refused('checkDigit')
}
