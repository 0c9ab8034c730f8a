import type { Columns } from '../index/columns.ts'
import type { IndexFacts } from '../index/index-file.ts'
import { searchText, type CatalogueTexts } from '../index/value-texts.ts'
import { spelledTerm, tokenize, tokenizeWithParts } from '../analysis/tokenize.ts'

/** Values by the terms of their search texts, in one language. */
export type ValuesByTerm = ReadonlyMap<string, readonly number[]>

export function valuesByTerm(texts: CatalogueTexts, facts: IndexFacts, columns: Columns): ValuesByTerm {
  const found = new Map<string, number[]>()
  for (const [value, text] of texts.values.entries()) {
    const place = columns.attributeOf[value] ?? 0
    const named = { key: facts.valueKeys[value] ?? '', text, attributeName: texts.attributes[place] ?? '' }
    const tokens = tokenizeWithParts(searchText(named, facts.attributes[place]))
    for (const term of tokens.flatMap((token) => [token.term, spelledTerm(token) ?? []].flat())) {
      const values = found.get(term)
      if (values) values.push(value)
      else found.set(term, [value])
    }
  }
  return found
}

/** Terms of the catalogue in one language. */
export interface CatalogueTerms {
  valuesByTerm: ValuesByTerm
  /** The nouns of category names, what products are, with the categories that they name. */
  kindTerms: KindTerms
}

/** Rows of categories by the nouns of their names. */
export type KindTerms = ReadonlyMap<string, readonly number[]>

/** Separates the things of a category name: `Rör, muffar och böjar`. */
const enumeration = /[,/&+()–]|\s(?:och|og|ja|and|sekä|samt|för|for|til|till)\s/u

/** The last word of each thing that category names name. Adjectives precede their noun. */
export function kindTermsOf(texts: CatalogueTexts, facts: IndexFacts): KindTerms {
  const found = new Map<string, number[]>()
  for (const [row, { value }] of facts.categories.entries()) {
    const things = (texts.values[value] ?? '').split(enumeration)
    for (const token of things.flatMap(
      (thing) => tokenize(thing).findLast(({ term }) => !/\d/u.test(term)) ?? [],
    )) {
      for (const term of [token.term, spelledTerm(token) ?? []].flat()) {
        const rows = found.get(term)
        if (rows) rows.push(row)
        else found.set(term, [row])
      }
    }
  }
  return found
}

/** Adds `weight` to the scores of products in one of the categories that the terms name. */
export function addKindScores(
  { categoryOf }: Columns,
  kindTerms: KindTerms,
  products: Uint32Array,
  scores: Float32Array,
  terms: readonly string[],
  weight: number,
): void {
  const categories = new Set(terms.flatMap((term) => kindTerms.get(term) ?? []))
  if (categories.size === 0) return
  for (let at = 0; at < products.length; at++)
    if (categories.has(categoryOf[products[at] ?? 0] ?? -1)) scores[at] = (scores[at] ?? 0) + weight
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
