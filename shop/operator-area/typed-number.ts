/** Three digits behind a mark, and one to three before it: thousands or decimals. */
const oneGroup = /^[1-9]\d{0,2}[.,]\d{3}$/u

/**
 * A number as typed, with a decimal comma or point and spaces; NaN for any other text, and for one that can be read in two ways
 * (`1.200`). `decimals` are those that the field shows. The host reads forms too and loads no widget, whose `readQuantity` has the
 * same rule.
 */
export function typedNumber(text: string, decimals = 0): number {
  const plain = text.replaceAll(/[\s\p{Cf}]/gu, '')
  if (oneGroup.test(plain) && !(decimals >= 3 && plain.includes(','))) return Number.NaN
  return /^\d+(?:[.,]\d+)?$/u.test(plain) ? Number(plain.replace(',', '.')) : Number.NaN
}
