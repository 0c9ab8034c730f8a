const garments = ['xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', '2xl', 'xxxl', '3xl', '4xl', '5xl', '6xl']

/** Rank of a garment size; null if the text is not one. */
function garmentSize(text: string): number | null {
  const place = garments.indexOf(text.trim().toLowerCase())
  return place < 0 ? null : place
}

const measure = /^\D{0,8}?(?:(\d{1,9})[ -])?(\d{1,9})\/(\d{1,9})|^\D{0,8}?(\d{1,9}(?:[.,]\d{1,9})?)/u

/** The number near the start of a text, fractions included (`1 1/4"` is 1.25); null if there is none. */
function leadingNumber(text: string): number | null {
  const found = measure.exec(text)
  if (!found) return null
  const [, whole, numerator, denominator, plain] = found
  if (plain !== undefined) return Number(plain.replace(',', '.'))
  return Number(denominator) === 0 ? null : Number(whole ?? 0) + Number(numerator) / Number(denominator)
}

/**
 * Compares sizes in their natural order: 6 before 10, 1/2" before 3/4" before 1", S before M before XL. Other texts
 * come last, in the order of `collator`.
 */
export function compareSizes(a: string, b: string, collator: Intl.Collator): number {
  const garmentA = garmentSize(a)
  const garmentB = garmentSize(b)
  if (garmentA !== null && garmentB !== null) return garmentA - garmentB || collator.compare(a, b)
  if (garmentA !== null || garmentB !== null) return garmentA === null ? 1 : -1
  const numberA = leadingNumber(a)
  const numberB = leadingNumber(b)
  if (numberA !== null && numberB !== null) return numberA - numberB || collator.compare(a, b)
  if (numberA !== null || numberB !== null) return numberA === null ? 1 : -1
  return collator.compare(a, b)
}
