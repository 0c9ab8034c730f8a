import type { Country } from '../company.ts'

/** How a postal code of a country is written, with an example. */
export const postalCodeExamples: Readonly<Record<Country, string>> = {
  SE: '123 45',
  NO: '0150',
  FI: '00100',
  AX: '22100',
  DK: '2100',
}

const postalCodes: Readonly<Record<Country, RegExp>> = {
  SE: /^[1-9]\d{4}$/u,
  NO: /^\d{4}$/u,
  FI: /^\d{5}$/u,
  AX: /^22\d{3}$/u,
  DK: /^[0-9]\d{3}$/u,
}

/** A postal code as its country writes it; null if it is none. Accepts spaces and the country's prefix. */
export function parsePostalCode(text: string, country: Country): string | null {
  const digits = text.replaceAll(/\s/gu, '').replace(new RegExp(`^${country}-?`, 'iu'), '')
  if (!postalCodes[country].test(digits)) return null
  return country === 'SE' ? `${digits.slice(0, 3)} ${digits.slice(3)}` : digits
}
