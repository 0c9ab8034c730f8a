import type { Synonym } from '../analysis/synonyms.ts'
import { distinguishingTerms, nameOfWord, type UnderstoodQuery } from '../query/understand-query.ts'
import type { QueryWord } from '../query/query-word.ts'

/** A phrase with the synonyms that may apply to it. */
export interface MatchRequest {
  phrase: string
  synonyms: readonly Synonym[]
  /** Products that only mention the words are matches, not near matches. */
  mentions?: boolean
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
  /** The word that was left out, or the words that are only mentioned. */
  unused: string
  /**
   * The phrase without the word that was left out; null if no word was, since nothing but descriptions has the words.
   */
  phrase: string | null
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
  /** Nothing but the descriptions of the products has the words. */
  onlyMentioned: boolean
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
    onlyMentioned: false,
    near: null,
  }
}
