import { readQuantity } from '../quantity-input/index.ts'

/** Length of an article number (spec §9). */
export const articleNumberLength = { min: 2, max: 25 } as const
/** What can be ordered at once of an article (spec §9). */
export const quantityLimits = { min: 1, max: 100_000 } as const

/** What is wrong with an article number: the key of its label (spec §5). */
export type ArticleNumberProblem = 'articleNumberRequired' | 'articleNumberInvalidLength'
/** What is wrong with a quantity: the key of its label (spec §5). */
export type QuantityProblem = 'quantityRequired' | 'quantityIsNotNumber' | 'quantityInvalid'

/** Checks a typed article number. Space around it is not part of it. Null: it can be looked up. */
export function articleNumberProblem(text: string): ArticleNumberProblem | null {
  const { length } = text.trim()
  if (length === 0) return 'articleNumberRequired'
  const { min, max } = articleNumberLength
  return length < min || length > max ? 'articleNumberInvalidLength' : null
}

/** Checks a typed quantity; comma or point is its decimal mark. Null: it can be ordered. */
export function quantityProblem(text: string): QuantityProblem | null {
  if (text.trim() === '') return 'quantityRequired'
  const quantity = readQuantity(text)
  if (quantity === null) return 'quantityIsNotNumber'
  return quantity < quantityLimits.min || quantity > quantityLimits.max ? 'quantityInvalid' : null
}

/** Article numbers that stand more than once in a list, whatever their case. One that is empty is none yet. */
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
