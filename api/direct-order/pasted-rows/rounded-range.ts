import { foldCharacters } from '@tradecounter/search'

/** A range of numbers of the same length, both ends included. */
export interface NumberRange {
  from: string
  to: string
}

/**
 * The numbers that a spreadsheet can have rounded to this one in scientific notation (`7,33E+12`); null for any other
 * text.
 */
export function roundedRange(written: string): NumberRange | null {
  const [, whole = '', decimals = '', power = ''] =
    /^(\d)(?:[.,](\d{1,15}))?E\+?(\d{1,2})$/iu.exec(foldCharacters(written).trim()) ?? []
  const zeros = Number(power) - decimals.length
  if (whole === '' || whole === '0' || zeros < 0 || Number(power) > 24) return null
  const kept = BigInt(`${whole}${decimals}`)
  if (zeros === 0) return { from: String(kept), to: String(kept) }
  const half = 5n * 10n ** BigInt(zeros - 1)
  const middle = kept * 10n ** BigInt(zeros)
  const length = Number(power) + 1
  const [from, to] = [middle - half, middle + half - 1n].map(String)
  return {
    // A number below the power of ten would have one digit less, and another notation.
    from: from === undefined || from.length < length ? `1${'0'.repeat(length - 1)}` : from,
    to: to === undefined || to.length > length ? '9'.repeat(length) : to,
  }
}
