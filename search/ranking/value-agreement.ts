import type { ValuesByTerm } from './value-terms.ts'
import type { Columns } from '../index/columns.ts'

/** Words of a phrase that are counted: a mask has 32 bits. */
const mostWords = 32

/** The values that the words of a phrase name. */
export interface MatchedValues {
  /** By value: one bit for each word that names it; empty if no value is named. */
  masks: Uint32Array
  /** Number of words that name a value. */
  words: number
}

/** Finds the values that words name: `15 mm` of the diameter, `black` of the colour. `terms` are given by word. */
export function matchValues(
  { attributeOf }: Pick<Columns, 'attributeOf'>,
  byTerm: ValuesByTerm,
  terms: ReadonlyArray<readonly string[]>,
): MatchedValues {
  let masks = new Uint32Array(0)
  let words = 0
  for (const termsOfWord of terms) {
    const values = termsOfWord.flatMap((term) => byTerm.get(term) ?? [])
    if (values.length === 0 || words === mostWords) continue
    if (words === 0) masks = new Uint32Array(attributeOf.length)
    for (const value of values) masks[value] = (masks[value] ?? 0) | (1 << words)
    words += 1
  }
  return { masks, words }
}

function countBits(mask: number): number {
  let bits = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) bits += 1
  return bits
}

/** Number of words that name a value of a variant. */
export function countAgreement(
  { valueStart, values }: Columns,
  variant: number,
  { masks }: MatchedValues,
): number {
  let mask = 0
  const end = valueStart[variant + 1] ?? 0
  for (let at = valueStart[variant] ?? 0; at < end; at++) mask |= masks[values[at] ?? 0] ?? 0
  return countBits(mask)
}

/** The highest agreement of a product's variants. */
export function bestVariantAgreement(columns: Columns, product: number, matched: MatchedValues): number {
  const { firstVariant } = columns
  const end = firstVariant[product + 1] ?? 0
  let best = 0
  for (let variant = firstVariant[product] ?? 0; variant < end && best < matched.words; variant++) {
    best = Math.max(best, countAgreement(columns, variant, matched))
  }
  return best
}
