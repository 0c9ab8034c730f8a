import { isAmbiguousQuantity, readQuantity } from '../quantity-input/index.ts'

/** Length of an article number (spec §9). */
export const articleNumberLength = { min: 2, max: 25 } as const
/** Limits of an ordered quantity (spec §9). */
export const quantityLimits = { min: 1, max: 100_000 } as const

/** The label key of an error in an article number (spec §5). */
export type ArticleNumberProblem = 'articleNumberRequired' | 'articleNumberInvalidLength'
/** The label key of an error in a quantity (spec §5). `1.200` is ambiguous: 1,2 or 1200. */
export type QuantityProblem =
  | 'quantityRequired'
  | 'quantityIsNotNumber'
  | 'quantityInvalid'
  | 'quantityAmbiguous'

/** Checks a typed article number, ignoring surrounding space. Returns null if it is valid. */
export function articleNumberProblem(text: string): ArticleNumberProblem | null {
  const { length } = text.trim()
  if (length === 0) return 'articleNumberRequired'
  const { min, max } = articleNumberLength
  return length < min || length > max ? 'articleNumberInvalidLength' : null
}

/** Checks a typed quantity; comma and point are decimal separators. Returns null if it is valid. */
export function quantityProblem(text: string): QuantityProblem | null {
  if (text.trim() === '') return 'quantityRequired'
  if (isAmbiguousQuantity(text)) return 'quantityAmbiguous'
  const quantity = readQuantity(text)
  if (quantity === null) return 'quantityIsNotNumber'
  return quantity < quantityLimits.min || quantity > quantityLimits.max ? 'quantityInvalid' : null
}

/** Article numbers that occur more than once, ignoring case and empty ones. */
export function repeatedNumbers(numbers: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>()
  const repeated = new Set<string>()
  const written = numbers.map((text) => text.trim().toUpperCase()).filter((number) => number !== '')
  for (const number of written) {
    if (seen.has(number)) repeated.add(number)
    seen.add(number)
  }
  return new Set(numbers.filter((text) => repeated.has(text.trim().toUpperCase())))
}
