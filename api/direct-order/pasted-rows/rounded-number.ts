/** The numbers that a rounded one can have been: of the same length, both ends included. */
export interface NumberRange {
  from: string
  to: string
}

/**
 * The range of a number that a spreadsheet has written in powers of ten (`7,33E+12`), null for any other text. What
 * was rounded away cannot be known: any number of the range may have been meant.
 */
export function roundedRange(written: string): NumberRange | null {
  const [, whole = '', decimals = '', power = ''] =
    /^(\d)(?:[.,](\d{1,15}))?E\+?(\d{1,2})$/iu.exec(written.trim()) ?? []
  const zeros = Number(power) - decimals.length
  if (whole === '' || whole === '0' || zeros < 0 || Number(power) > 24) return null
  const kept = BigInt(`${whole}${decimals}`)
  if (zeros === 0) return { from: String(kept), to: String(kept) }
  const half = 5n * 10n ** BigInt(zeros - 1)
  const middle = kept * 10n ** BigInt(zeros)
  const length = Number(power) + 1
  const [from, to] = [middle - half, middle + half - 1n].map(String)
  return {
    // Below a power of ten the number was a digit shorter, and would not have been written so.
    from: from === undefined || from.length < length ? `1${'0'.repeat(length - 1)}` : from,
    to: to === undefined || to.length > length ? '9'.repeat(length) : to,
  }
}
