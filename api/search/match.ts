import type { ValuesByTerm } from './attribute-terms.ts'
import type { Columns } from './columns.ts'
import { telling, understand, type Phrase, type Reading, type Understood } from './phrase.ts'
import { openPostings } from './postings.ts'
import { openScorer } from './score.ts'
import type { Synonym } from './synonyms.ts'
import type { Tables } from './tables.ts'
import type { Vocabulary } from './vocabulary.ts'
import { wantedOf, type Wanted } from './wanted.ts'

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

/** Products of a beginning: enough to choose the best of, few enough for an answer between two keys. */
const mostBegun = 1000
/** Words of a phrase of which one may be left out. */
const mostLost = 6

/** What a search is asked: a phrase, and the synonyms that it may hold. */
export interface Asked {
  phrase: string
  synonyms: readonly Synonym[]
}

/** What has all words of a phrase that is still being written. */
const begun = (words: readonly Understood[]): Wanted => ({
  all: words.flatMap(({ word, meaning, isOpen }): Wanted[] => {
    const known = meaning ? [wantedOf(meaning)] : []
    return isOpen ? [{ any: [{ begins: word.term }, ...known] }] : known
  }),
})

const matchesOf = (
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

/** A phrase without the one word that it needs to lose to find something, the last first; null when one is not enough. */
function withoutOne(
  words: readonly Understood[],
  withAll: (words: readonly Understood[]) => Uint32Array,
): { words: Understood[]; products: Uint32Array } | null {
  for (let left = Math.min(words.length, mostLost) - 1; left >= 0; left--) {
    const rest = words.filter((_, at) => at !== left)
    const products = withAll(rest)
    if (products.length > 0) return { words: rest, products }
  }
  return null
}

/** Finds products by words in one language. */
export function openMatcher(tables: Tables, vocabulary: Vocabulary, columns: Columns, byTerm: ValuesByTerm) {
  const postings = openPostings(tables)
  const { find } = postings
  const scoresOf = openScorer(postings, columns, byTerm)

  /** How a phrase is read: a compound that was guessed and that no product has is a misspelling after all. */
  const read = (written: string, reading: Reading): Phrase => {
    const phrase = understand(written, reading)
    const instead = phrase.words.map(({ meaning }) =>
      meaning?.otherwise && find(wantedOf(meaning), 'anywhere', 1).length === 0
        ? meaning.otherwise.corrected
        : null,
    )
    if (instead.every((word) => word === null)) return phrase
    const corrected = phrase.words.map(({ word }, at) => instead[at] ?? word.written).join(' ')
    return { words: understand(corrected, reading).words, corrected }
  }

  const begunScores = (products: Uint32Array, phrase: Phrase): Float32Array => {
    const [first, ...others] = phrase.words
    const isWord = first?.isOpen === false || (first?.meaning?.exact.length ?? 0) > 0
    // The beginning of a word says nothing that could tell its products apart.
    return others.length === 0 && !isWord ? new Float32Array(products.length) : scoresOf(products, phrase)
  }
  return {
    /** Every product that has all words of the phrase; when there is none, those that have some. */
    find({ phrase: written, synonyms }: Asked): Matches | null {
      const phrase = read(written, { vocabulary, synonyms })
      const parts = phrase.words.flatMap(({ meaning }) => (meaning ? [wantedOf(meaning)] : []))
      if (parts.length === 0) return null
      const strict = find({ all: parts })
      const isLoose = strict.length === 0 && parts.length > 1
      const products = isLoose ? find({ any: parts }) : strict
      return matchesOf(phrase, products, scoresOf(products, phrase), isLoose)
    },

    /**
     * The first products whose name, or else anything, has all words; the last word may go on. `limits` has a 1 for
     * each product that counts; all do when it is null.
     */
    begin({ phrase: written, synonyms }: Asked, limits: Uint8Array | null): Matches | null {
      const phrase = read(written, { vocabulary, synonyms, lastIsOpen: true })
      const found = (rows: Uint32Array): Uint32Array =>
        (limits === null ? rows : rows.filter((row) => limits[row] === 1)).slice(0, mostBegun)
      // Those that count may lie beyond the first few.
      const most = limits === null ? mostBegun : 0
      const withAll = (words: readonly Understood[]): Uint32Array => {
        const wanted = begun(words)
        const named = found(find(wanted, 'name', most))
        return named.length > 0 ? named : found(find(wanted, 'anywhere', most))
      }
      const words = phrase.words.filter(({ meaning, isOpen }) => isOpen || meaning !== null)
      if (words.length === 0) return null
      const products = withAll(words)
      const fewer = products.length === 0 && words.length > 1 ? withoutOne(words, withAll) : null
      const answered = fewer === null ? phrase : { ...phrase, words: fewer.words }
      const rows = fewer?.products ?? products
      return matchesOf(answered, rows, begunScores(rows, answered), fewer !== null)
    },
  }
}

export type Matcher = ReturnType<typeof openMatcher>
