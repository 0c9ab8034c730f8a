/** A number as typed, with a decimal comma or point and spaces; NaN for any other text. */
export function typedNumber(text: string): number {
  const plain = text.replaceAll(/[\s\u00A0]/gu, '').replace(',', '.')
  return /^\d+(?:\.\d+)?$/u.test(plain) ? Number(plain) : Number.NaN
}
