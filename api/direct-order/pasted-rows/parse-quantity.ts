import { foldCharacters } from '@tradecounter/search'
import { isAmbiguousNumber, parseNumber } from '../../platform/written-number.ts'

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

/** A number with separators and spaces, and a unit. A tab or a line break may divide two cells. */
const shape = /^([+-]? *\d[\d '.,]*|[+-]?[.,]\d+) *([\p{L}²³]*)\.?$/u

/**
 * Parses a quantity (spec §5: comma is the decimal separator, spaces are removed). `pointIsDecimal` means that a
 * point never separates thousands, as in a spreadsheet's numeric cell.
 */
export function parseQuantity(written: string, pointIsDecimal: boolean): ParsedQuantity {
  const text = foldCharacters(written).trim()
  if (text === '') return { value: null, unit: '', problem: 'quantityRequired' }
  const [, digits, unit = ''] = (text.length > maxLength ? null : shape.exec(text)) ?? []
  if (digits !== undefined && !pointIsDecimal && isAmbiguousNumber(digits))
    return { value: null, unit, problem: 'quantityAmbiguous' }
  const value = digits === undefined ? null : parseNumber(digits, pointIsDecimal ? '.' : null)
  if (value === null || !Number.isFinite(value)) return { value: null, unit, problem: 'quantityIsNotNumber' }
  if (value === 0) return { value: null, unit, problem: 'quantityZero' }
  if (value < smallest || value > largest) return { value: null, unit, problem: 'quantityInvalid' }
  return { value, unit, problem: null }
}
