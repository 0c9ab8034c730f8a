/** A quantity as it was written: the number and the unit behind it, or what is wrong with it. */
export type WrittenQuantity =
  | { value: number; unit: string; problem: null }
  | { value: null; unit: string; problem: 'quantityRequired' | 'quantityIsNotNumber' | 'quantityInvalid' }

/** Signs that a quantity takes with its unit; what is longer is no quantity, and not worth looking at. */
const longest = 60
const smallest = 1
const largest = 100_000

const space = /[\s\u00a0\u202f\u2007']/gu

/** What stands before the unit: digits with marks and spaces between them. */
const shape = /^([+-]?\s*[\d][\d\s\u00a0\u202f\u2007'.,]*|[+-]?[.,]\d+)\s*([\p{L}²³]*)\.?$/u

/**
 * A number with comma or point as its decimal mark and spaces or the other mark between thousands; null where it can
 * mean two things: `1.200` is one and a fifth to some and twelve hundred to others.
 */
function numberOf(written: string, pointIsDecimal: boolean): number | null {
  const bare = written.replaceAll(space, '')
  if (/^[+-]?\d*$/u.test(bare)) return Number(bare)
  if (/^[+-]?\d*,\d+$/u.test(bare)) return Number(bare.replace(',', '.'))
  if (/^[+-]?\d*\.\d+$/u.test(bare)) {
    return !pointIsDecimal && /^[+-]?[1-9]\d{0,2}\.\d{3}$/u.test(bare) ? null : Number(bare)
  }
  if (/^[+-]?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/u.test(bare)) {
    return Number(bare.replaceAll('.', '').replace(',', '.'))
  }
  if (/^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/u.test(bare)) return Number(bare.replaceAll(',', ''))
  return null
}

/**
 * Reads a quantity (spec §5: comma is the decimal mark, spaces are removed). `pointIsDecimal` says that a point is
 * never between thousands, as in a number's cell of a spreadsheet.
 */
export function readQuantity(written: string, pointIsDecimal: boolean): WrittenQuantity {
  const text = written.replaceAll('\u2212', '-').trim()
  if (text === '') return { value: null, unit: '', problem: 'quantityRequired' }
  const [, digits, unit = ''] = (text.length > longest ? null : shape.exec(text)) ?? []
  const value = digits === undefined ? null : numberOf(digits, pointIsDecimal)
  if (value === null || !Number.isFinite(value)) return { value: null, unit, problem: 'quantityIsNotNumber' }
  if (value < smallest || value > largest) return { value: null, unit, problem: 'quantityInvalid' }
  return { value, unit, problem: null }
}
