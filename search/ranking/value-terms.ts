import type { Columns } from '../index/columns.ts'
import type { IndexFacts } from '../index/index-file.ts'
import { searchText, type CatalogueTexts } from '../index/value-texts.ts'
import { tokenizeWithParts } from '../analysis/tokenize.ts'

/** Values by the terms of their search texts, in one language. */
export type ValuesByTerm = ReadonlyMap<string, readonly number[]>

export function valuesByTerm(texts: CatalogueTexts, facts: IndexFacts, columns: Columns): ValuesByTerm {
  const found = new Map<string, number[]>()
  for (const [value, text] of texts.values.entries()) {
    const place = columns.attributeOf[value] ?? 0
    const named = { key: facts.valueKeys[value] ?? '', text, attributeName: texts.attributes[place] ?? '' }
    for (const { term } of tokenizeWithParts(searchText(named, facts.attributes[place]))) {
      const values = found.get(term)
      if (values) values.push(value)
      else found.set(term, [value])
    }
  }
  return found
}

/** Adds `weight` to the scores of products that have one of the terms among their attributes. Reads no postings. */
export function addAttributeScores(
  columns: Columns,
  byTerm: ValuesByTerm,
  products: Uint32Array,
  scores: Float32Array,
  terms: readonly string[],
  weight: number,
): void {
  const values = terms.flatMap((term) => byTerm.get(term) ?? [])
  if (values.length > 0) addValueScores(columns, products, scores, values, weight)
}

/** Adds `weight` to the scores of products that have one of the values. */
export function addValueScores(
  columns: Columns,
  products: Uint32Array,
  scores: Float32Array,
  values: Iterable<number>,
  weight: number,
): void {
  const { productValueStart, productValues, attributeOf } = columns
  const isWanted = new Uint8Array(attributeOf.length)
  for (const value of values) isWanted[value] = 1
  for (let place = 0; place < products.length; place++) {
    const product = products[place] ?? 0
    const end = productValueStart[product + 1] ?? 0
    for (let at = productValueStart[product] ?? 0; at < end; at++) {
      if (isWanted[productValues[at] ?? 0] !== 1) continue
      scores[place] = (scores[place] ?? 0) + weight
      break
    }
  }
}
