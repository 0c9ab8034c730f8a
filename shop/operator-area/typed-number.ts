/**
 * Spaces and apostrophes between thousands, and characters that are not seen. A tab or a line break may divide two
 * numbers.
 */
const unread = /(?![\t\n\r])[\s\p{Cf}\p{DI}\p{Cc}'\u2018\u2019\u02bc\u2032]/gu
/** Digits and marks of keyboards that write them wide. */
const wide = /[\uff0b-\uff19]/gu
/** Three digits behind a mark, and one to three before it: thousands or decimals. */
const oneGroup = /^\+?[1-9]\d{0,2}[.,]\d{3}$/u

/**
 * A number from 0 as typed, with a decimal comma or point and spaces; NaN for any other text, and for one that can be
 * read in two ways (`1.200`). `decimals` are those that the field shows. The host reads forms too and loads no widget,
 * whose `readQuantity` has the same rule.
 */
export function typedNumber(text: string, decimals = 0): number {
  const plain = text
    .trim()
    .replaceAll(unread, '')
    .replaceAll(wide, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
  if (oneGroup.test(plain) && !(decimals >= 3 && plain.includes(','))) return Number.NaN
  return /^\+?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/u.test(plain) ? Number(plain.replace(',', '.')) : Number.NaN
}
