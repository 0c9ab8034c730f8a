import type { ValuesByTerm } from './attribute-terms.ts'
import type { Columns } from './columns.ts'
import { openKinds } from './kinds.ts'
import { kindsOf } from './meaning.ts'
import { telling, understand, type Phrase, type Reading, type Understood } from './phrase.ts'
import { openPostings } from './postings.ts'
import { openScorer } from './score.ts'
import type { Synonym } from './synonyms.ts'
import type { Tables } from './tables.ts'
import type { Vocabulary } from './vocabulary.ts'
import { partsOf, wantedOf, type Wanted } from './wanted.ts'

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
/** Where so many have all words, some have them in their names. */
const fewProducts = 20_000
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

/** A word as what it is known to mean, when that is something, not whatever begins so. */
const closed = (word: Understood): Understood =>
  word.meaning !== null && kindsOf(word.meaning).length > 0
    ? { ...word, isOpen: false, meaning: { ...word.meaning, related: [], alike: [] } }
    : word

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
  const kinds = openKinds(postings, columns, byTerm)

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
        // Of so many, those that are called so come first in any case.
        if (named.length === mostBegun) {
          const called = found(find(begun(words.map(closed)), 'name', most))
          return called.length > 0 ? called : named
        }
        return named.length > 0 ? named : found(find(wanted, 'anywhere', most))
      }
      const words = phrase.words.filter(({ meaning, isOpen }) => isOpen || meaning !== null)
      if (words.length === 0) return null
      const products = withAll(words)
      const isWhole = words.every(({ isOpen }) => !isOpen)
      // Some of too many products say nothing of the others.
      const all = isWhole && products.length === mostBegun ? find({ all: partsOf(words) }) : products
      const isOther = products.length === 0 || (isWhole && kinds.isBeside(words, all))
      const meant = isOther ? kinds.only(words) : []
      const called = meant.length > 0 ? found(find({ all: partsOf(meant) }, 'name', most)) : products
      const isFewer = words.length > 1 && products.length === 0
      const fewer =
        meant.length > 0 && called.length > 0
          ? { words: meant, products: called }
          : isFewer
            ? withoutOne(words, withAll)
            : null
      const answered = fewer === null ? phrase : { ...phrase, words: fewer.words }
      const rows = fewer?.products ?? products
      return matchesOf(answered, rows, scoresOf(rows, answered), fewer !== null)
    },
  }
}

export type Matcher = ReturnType<typeof openMatcher>
