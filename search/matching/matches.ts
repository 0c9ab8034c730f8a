import type { Synonym } from '../analysis/synonyms.ts'
import { distinguishingTerms, type UnderstoodQuery } from '../query/understand-query.ts'

/** A phrase with the synonyms that may apply to it. */
export interface MatchRequest {
  phrase: string
  synonyms: readonly Synonym[]
}

/** Products that a phrase found. */
export interface Matches {
  /** Rows in ascending order. */
  products: Uint32Array
  scores: Float32Array
  /** The phrase with its spelling corrected; null if nothing was corrected. */
  corrected: string | null
  /** The words that were found, if the phrase had unknown words or no product has all of them. */
  relaxed: string | null
  /** By word of the phrase: terms of values that distinguish variants. */
  terms: ReadonlyArray<readonly string[]>
}

/** `isRelaxed`: words of the phrase were left out. */
export const createMatches = (
  query: UnderstoodQuery,
  products: Uint32Array,
  scores: Float32Array,
  isRelaxed: boolean,
): Matches => {
  const known = query.words.filter(({ expansion, isPrefix }) => isPrefix || expansion !== null)
  return {
    products,
    scores,
    corrected: query.corrected,
    relaxed:
      isRelaxed || known.length < query.words.length
        ? known.map(({ token }) => token.written).join(' ')
        : null,
    terms: distinguishingTerms(query),
  }
}
