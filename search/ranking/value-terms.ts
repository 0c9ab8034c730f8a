import type { Columns } from '../index/columns.ts'
import type { IndexFacts } from '../index/index-file.ts'
import { foundAs, type IndexTexts } from '../index/value-texts.ts'
import { indexedWords } from '../analysis/tokenize.ts'

/** Values by the words that they are found by, in one language. */
export type ValuesByTerm = ReadonlyMap<string, readonly number[]>

/** Works out the words of all values. */
export function valuesByTerm(texts: IndexTexts, facts: IndexFacts, columns: Columns): ValuesByTerm {
  const found = new Map<string, number[]>()
  for (const [value, text] of texts.values.entries()) {
    const place = columns.attributeOf[value] ?? 0
    const named = { key: facts.valueKeys[value] ?? '', text, attributeName: texts.attributes[place] ?? '' }
    for (const { term } of indexedWords(foundAs(named, facts.attributes[place]))) {
      const values = found.get(term)
      if (values) values.push(value)
      else found.set(term, [value])
    }
  }
  return found
}

/**
 * Adds points to those of a few products that have one of the terms among their attributes: what the index says too,
 * without asking it.
 */
export function rewardAttributes(
  columns: Columns,
  byTerm: ValuesByTerm,
  products: Uint32Array,
  scores: Float32Array,
  terms: readonly string[],
  won: number,
): void {
  const values = terms.flatMap((term) => byTerm.get(term) ?? [])
  if (values.length > 0) rewardValues(columns, products, scores, values, won)
}

/** Adds points to those of a few products that have one of the values. */
export function rewardValues(
  columns: Columns,
  products: Uint32Array,
  scores: Float32Array,
  values: Iterable<number>,
  won: number,
): void {
  const { productValueStart, productValues, attributeOf } = columns
  const named = new Uint8Array(attributeOf.length)
  for (const value of values) named[value] = 1
  for (let place = 0; place < products.length; place++) {
    const product = products[place] ?? 0
    const end = productValueStart[product + 1] ?? 0
    for (let at = productValueStart[product] ?? 0; at < end; at++) {
      if (named[productValues[at] ?? 0] !== 1) continue
      scores[place] = (scores[place] ?? 0) + won
      break
    }
  }
}
