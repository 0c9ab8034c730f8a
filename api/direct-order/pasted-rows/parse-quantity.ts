import { foldCharacters } from '@tradecounter/search'

/** A parsed quantity: the number and its unit, or the error. */
export type ParsedQuantity =
  | { value: number; unit: string; problem: null }
  | { value: null; unit: string; problem: QuantityProblem }

type QuantityProblem =
  | 'quantityRequired'
  | 'quantityIsNotNumber'
  | 'quantityInvalid'
  | 'quantityAmbiguous'
  | 'quantityZero'

/** Characters of a quantity with its unit; longer texts are not parsed. */
const maxLength = 60
const smallest = 1
const largest = 100_000

const space = /[\s']/gu

/** A number with separators and spaces, and a unit. */
const shape = /^([+-]?\s*[\d][\d\s'.,]*|[+-]?[.,]\d+)\s*([\p{L}²³]*)\.?$/u

/**
 * Parses a number with comma or point as its decimal separator, and spaces or the other separator between
 * thousands. One mark before three digits is ambiguous: `1.200` and `1,200` can be 1.2 or 1200.
 */
function parseNumber(written: string, pointIsDecimal: boolean): number | 'ambiguous' | null {
  const bare = written.replaceAll(space, '')
  if (/^[+-]?\d*$/u.test(bare)) return Number(bare)
  if (!pointIsDecimal && /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/u.test(bare)) return 'ambiguous'
  if (/^[+-]?\d*[.,]\d+$/u.test(bare)) return Number(bare.replace(',', '.'))
  if (/^[+-]?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/u.test(bare)) {
    return Number(bare.replaceAll('.', '').replace(',', '.'))
  }
  if (/^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/u.test(bare)) return Number(bare.replaceAll(',', ''))
  return null
}

/**
 * Parses a quantity (spec §5: comma is the decimal separator, spaces are removed). `pointIsDecimal` means that a
 * point never separates thousands, as in a spreadsheet's numeric cell.
 */
export function parseQuantity(written: string, pointIsDecimal: boolean): ParsedQuantity {
  const text = foldCharacters(written).trim()
  if (text === '') return { value: null, unit: '', problem: 'quantityRequired' }
  const [, digits, unit = ''] = (text.length > maxLength ? null : shape.exec(text)) ?? []
  const value = digits === undefined ? null : parseNumber(digits, pointIsDecimal)
  if (value === 'ambiguous') return { value: null, unit, problem: 'quantityAmbiguous' }
  if (value === null || !Number.isFinite(value)) return { value: null, unit, problem: 'quantityIsNotNumber' }
  if (value === 0) return { value: null, unit, problem: 'quantityZero' }
  if (value < smallest || value > largest) return { value: null, unit, problem: 'quantityInvalid' }
  return { value, unit, problem: null }
}
