import type { ValuesByTerm } from '../ranking/value-terms.ts'
import { openBegun } from './prefix-search.ts'
import type { Columns } from '../index/columns.ts'
import { openKinds } from './product-type.ts'
import { matchesOf, type Asked, type Matches } from './matches.ts'
import { telling, understand, type Phrase, type Reading } from '../query/understand-query.ts'
import { openPostings } from './postings.ts'
import { openScorer } from '../ranking/scorer.ts'
import type { Synonym } from '../analysis/synonyms.ts'
import type { Tables } from '../index/segment.ts'
import type { Vocabulary } from '../query/vocabulary.ts'
import { partsOf, wantedOf } from './boolean-query.ts'

/** Where so many have all words, some have them in their names. */
const fewProducts = 20_000

/** Finds products by words in one language. */
export function openMatcher(tables: Tables, vocabulary: Vocabulary, columns: Columns, byTerm: ValuesByTerm) {
  const postings = openPostings(tables)
  const { find, findFirst } = postings
  const scoresOf = openScorer(postings, columns, byTerm)
  const kinds = openKinds(postings, columns, byTerm)
  const begun = openBegun(postings, vocabulary, kinds)

  /** How a phrase is read: a compound that was guessed and that no product has is a misspelling after all. */
  const read = (written: string, reading: Reading): Phrase => {
    const phrase = understand(written, reading)
    const instead = phrase.words.map(({ meaning }) =>
      meaning?.otherwise && findFirst(1, wantedOf(meaning)).length === 0 ? meaning.otherwise.corrected : null,
    )
    if (instead.every((word) => word === null)) return phrase
    const corrected = phrase.words.map(({ word }, at) => instead[at] ?? word.written).join(' ')
    return { words: understand(corrected, reading).words, corrected }
  }

  /** What the end of a compound finds that no product has as a whole. */
  const withTail = (tail: string, synonyms: readonly Synonym[]): Matches => {
    const phrase = understand(tail, { vocabulary, synonyms })
    const products = find({ all: partsOf(phrase.words) })
    return matchesOf(phrase, products, scoresOf(products, phrase), true)
  }

  return {
    /** Every product that has all words of the phrase; when there is none, those that have some. */
    find({ phrase: written, synonyms }: Asked): Matches | null {
      const asked = read(written, { vocabulary, synonyms })
      const known = asked.words.filter(({ meaning }) => meaning !== null)
      const parts = partsOf(known)
      if (parts.length === 0) return null
      const strict = find({ all: parts })
      if (strict.length > fewProducts || (strict.length > 0 && !kinds.isBeside(known, strict))) {
        return matchesOf(asked, strict, scoresOf(strict, asked), false)
      }
      const meant = kinds.only(known)
      const called = meant.length > 0 ? find({ all: partsOf(meant) }, 'name') : strict
      if (meant.length > 0 && called.length > 0) {
        const phrase = { ...asked, words: meant }
        return { ...matchesOf(phrase, called, scoresOf(called, asked), true), terms: telling(asked) }
      }
      const tail = known.length === 1 ? known[0]?.meaning?.tail : undefined
      if (strict.length === 0 && tail !== undefined) return withTail(tail, synonyms)
      if (strict.length > 0 || parts.length === 1)
        return matchesOf(asked, strict, scoresOf(strict, asked), false)
      // Of a word that says what a thing is like there is too much.
      const some = find({ any: partsOf(meant) })
      const products = some.length > 0 ? some : find({ any: parts })
      return matchesOf(asked, products, scoresOf(products, asked), true)
    },

    /**
     * The first products whose name, or else anything, has all words; the last word may go on. `limits` has a 1 for each
     * product that counts; all do when it is null.
     */
    begin({ phrase: written, synonyms }: Asked, limits: Uint8Array | null): Matches | null {
      const phrase = read(written, { vocabulary, synonyms, lastIsOpen: true })
      const known = phrase.words.filter(({ meaning, isOpen }) => isOpen || meaning !== null)
      if (known.length === 0) return null
      const { words, products } = begun(known, limits)
      const isLoose = words !== known
      const answered = isLoose ? { ...phrase, words: [...words] } : phrase
      return matchesOf(answered, products, scoresOf(products, answered), isLoose)
    },
  }
}

export type Matcher = ReturnType<typeof openMatcher>
