/** The check digit of an EAN-13. */
export function eanCheckDigit(twelve: string): number {
  const sum = [...twelve].reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  )
  return (10 - (sum % 10)) % 10
}

/** Company part of the demo catalogue's EANs, from the range for use inside a company. */
const companyPart = '20470'

/** EAN-13 of the article with this seven-digit number. */
export function eanOf(article: number): string {
  const twelve = `${companyPart}${String(article).padStart(7, '0')}`
  return `${twelve}${eanCheckDigit(twelve)}`
}

/** Article numbers per prefix. */
export const articlesPerPrefix = 100_000

/**
 * Seven-digit article number of the n-th article of a family. The numbers are spread over the family's range, as
 * in real catalogues, and unique: 7919 and the range have no common factor.
 */
export function articleNumber(prefix: number, n: number): number {
  if (n >= articlesPerPrefix) throw new RangeError(`a family has at most ${articlesPerPrefix} articles`)
  return prefix * articlesPerPrefix + ((n * 7919 + 331) % articlesPerPrefix)
}
