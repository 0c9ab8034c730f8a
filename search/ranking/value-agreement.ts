import type { ValuesByTerm } from './value-terms.ts'
import type { Columns } from '../index/columns.ts'

/** Words that are told apart: as many as a mask has bits. */
const mostWords = 32

/** Which values the words of a phrase name. */
export interface NamedValues {
  /** By value: a bit for each word that names it; empty when no value is named. */
  masks: Uint32Array
  /** Words that name a value at all. */
  words: number
}

/** The values that the words of a phrase name: `15 mm` of the diameter, `black` of the colour. */
export function namedValues(
  { attributeOf }: Pick<Columns, 'attributeOf'>,
  byTerm: ValuesByTerm,
  terms: ReadonlyArray<readonly string[]>,
): NamedValues {
  let masks = new Uint32Array(0)
  let words = 0
  for (const own of terms) {
    const values = own.flatMap((term) => byTerm.get(term) ?? [])
    if (values.length === 0 || words === mostWords) continue
    if (words === 0) masks = new Uint32Array(attributeOf.length)
    for (const value of values) masks[value] = (masks[value] ?? 0) | (1 << words)
    words += 1
  }
  return { masks, words }
}

function bitsOf(mask: number): number {
  let bits = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) bits += 1
  return bits
}

/** How many of the words a variant agrees with. */
export function agreement({ valueStart, values }: Columns, variant: number, { masks }: NamedValues): number {
  let agreed = 0
  const end = valueStart[variant + 1] ?? 0
  for (let at = valueStart[variant] ?? 0; at < end; at++) agreed |= masks[values[at] ?? 0] ?? 0
  return bitsOf(agreed)
}

/** How many of the words that variant of a product agrees with which agrees with most. */
export function bestAgreement(columns: Columns, product: number, named: NamedValues): number {
  const { firstVariant } = columns
  const end = firstVariant[product + 1] ?? 0
  let best = 0
  for (let variant = firstVariant[product] ?? 0; variant < end && best < named.words; variant++) {
    best = Math.max(best, agreement(columns, variant, named))
  }
  return best
}
