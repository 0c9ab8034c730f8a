import { telling, type Phrase } from '../query/understand-query.ts'
import type { Synonym } from '../analysis/synonyms.ts'

/** What a search is asked: a phrase, and the synonyms that it may hold. */
export interface Asked {
  phrase: string
  synonyms: readonly Synonym[]
}

/** Products that a phrase found: rows, ascending, and how well each fits. */
export interface Matches {
  products: Uint32Array
  scores: Float32Array
  /** The phrase as it was understood, when a word was taken for a misspelling. */
  corrected: string | null
  /** The words that were found, when some of the phrase were not or no product has them all. */
  loosened: string | null
  /** By word of the phrase: terms of the values that variants can be told apart by. */
  terms: ReadonlyArray<readonly string[]>
}

/** What a phrase found; `isLoose` when words of it were left out for that. */
export const matchesOf = (
  phrase: Phrase,
  products: Uint32Array,
  scores: Float32Array,
  isLoose: boolean,
): Matches => {
  const known = phrase.words.filter(({ meaning, isOpen }) => isOpen || meaning !== null)
  return {
    products,
    scores,
    corrected: phrase.corrected,
    loosened:
      isLoose || known.length < phrase.words.length ? known.map(({ word }) => word.written).join(' ') : null,
    terms: telling(phrase),
  }
}
