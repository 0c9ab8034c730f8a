import { intersectBits, rowsIn, type BitSet } from '../index/bit-set.ts'
import type { QueryWord } from '../query/query-word.ts'
import { wordQuery, type BooleanQuery } from './boolean-query.ts'
import type { Postings } from './postings.ts'
import type { ProductTypes } from './product-type.ts'

/** Words of a phrase, and the products that have all of them. */
export interface WordMatches {
  words: readonly QueryWord[]
  products: Uint32Array
}

/** A word with the products that are named by it: those that only mention it in a description are not meant. */
interface WeighedWord {
  word: QueryWord
  weight: number
  bits: BitSet
}

const isEmpty = (bits: BitSet): boolean => !bits.some((word) => word !== 0)

/** Chooses which words of a phrase count if no product, or hardly any, has all of them. */
export function openRelaxation({ bitsOf }: Postings, productTypes: ProductTypes) {
  const weigh = (word: QueryWord, query: BooleanQuery): WeighedWord => {
    const inNames = bitsOf(query, 'name')
    const weight = productTypes.weightOf(word, !isEmpty(inNames))
    if (productTypes.isKind(weight) && !isEmpty(inNames)) return { word, weight, bits: inNames }
    if (weight === 0) return { word, weight, bits: bitsOf(query) }
    const bits = inNames.slice()
    for (const [at, inAttributes] of bitsOf(query, 'attributes').entries())
      bits[at] = (bits[at] ?? 0) | inAttributes
    return { word, weight, bits }
  }

  /** The words from the most telling one on; of equal ones the first. */
  const byWeight = (words: readonly QueryWord[], queryOf: (word: QueryWord) => BooleanQuery): WeighedWord[] =>
    words.map((word) => weigh(word, queryOf(word))).toSorted((a, b) => b.weight - a.weight)

  return {
    /**
     * Keeps the most telling word that products are named by, and each further one as long as products have all of
     * them. `visible` limits the products; null allows all.
     */
    relax(
      words: readonly QueryWord[],
      visible: BitSet | null,
      queryOf: (word: QueryWord) => BooleanQuery = wordQuery,
    ): WordMatches {
      const used = new Set<QueryWord>()
      let found: BitSet | null = null
      for (const { word, bits } of byWeight(words, queryOf)) {
        const both: BitSet = bits.slice()
        const limit = found ?? visible
        if (limit !== null) intersectBits(both, limit)
        if (isEmpty(both)) continue
        found = both
        used.add(word)
      }
      return {
        words: words.filter((word) => used.has(word)),
        products: found === null ? new Uint32Array(0) : rowsIn(found),
      }
    },

    /**
     * Leaves out the least telling word without which there are more products than `exact`; null if there are no more.
     */
    withoutOneWord(
      words: readonly QueryWord[],
      exact: Uint32Array,
      visible: BitSet | null,
    ): (WordMatches & { unused: QueryWord }) | null {
      const weighed = byWeight(words, wordQuery)
      // The most telling word stays.
      for (const { word: unused } of weighed.slice(1).toReversed()) {
        const rest = weighed.filter(({ word }) => word !== unused)
        const [first, ...others] = rest
        if (first === undefined) continue
        const bits = first.bits.slice()
        if (visible !== null) intersectBits(bits, visible)
        for (const other of others) intersectBits(bits, other.bits)
        const isExact = new Set(exact)
        const products = rowsIn(bits).filter((row) => !isExact.has(row))
        if (products.length > 0) return { words: words.filter((word) => word !== unused), products, unused }
      }
      return null
    },
  }
}

export type Relaxation = ReturnType<typeof openRelaxation>
