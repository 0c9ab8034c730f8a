import type { Synonym } from '../analysis/synonyms.ts'
import { distinguishingTerms, nameOfWord, type UnderstoodQuery } from '../query/understand-query.ts'
import type { QueryWord } from '../query/query-word.ts'

/** A phrase with the synonyms that may apply to it. */
export interface MatchRequest {
  phrase: string
  synonyms: readonly Synonym[]
}

/** The words of a phrase, corrected ones as they were searched for: those that all hits have, and the others. */
export interface SearchedWords {
  used: string[]
  unused: string[]
}

/** Products that have all words of a phrase but one, or that only mention the words in their descriptions. */
export interface NearMatches {
  /** Rows in ascending order, without the products that have all words. */
  products: Uint32Array
  scores: Float32Array
  /** The word that was left out, and the phrase without it. */
  unused: string
  phrase: string
  /** No word was left out: `unused` and `phrase` are the words that nothing but descriptions have. */
  mentioned: boolean
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
  words: SearchedWords
  /** By word of the phrase: terms of values that distinguish variants. */
  terms: ReadonlyArray<readonly string[]>
  /** If only few products have all words: those that have all but one. */
  near: NearMatches | null
}

/** The products that have the `used` words of a query. */
export function createMatches(
  phrase: string,
  query: UnderstoodQuery,
  used: readonly QueryWord[],
  products: Uint32Array,
  scores: Float32Array,
): Matches {
  const found = products.length > 0 ? used : []
  const nameOf = (word: QueryWord): string => nameOfWord(word, phrase)
  const unused = query.words.filter((word) => !found.includes(word) && word.isPart !== true)
  const unusedNames = unused.map(nameOf)
  // A correction that found nothing is not told: the word is left out as it was typed.
  const typed = query.typed ?? new Map<string, string>()
  const isCorrected = typed.size === 0 || [...typed.keys()].some((name) => !unusedNames.includes(name))
  return {
    products,
    scores,
    corrected: isCorrected ? query.corrected : null,
    relaxed: unused.length > 0 && found.length > 0 ? found.map(nameOf).join(' ') : null,
    words: {
      used: found.filter((word) => word.isPart !== true).map(nameOf),
      unused: unusedNames.map((name) => typed.get(name) ?? name),
    },
    terms: distinguishingTerms(query),
    near: null,
  }
}
