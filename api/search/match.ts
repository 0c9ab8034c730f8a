import type { ValuesByTerm } from './attribute-terms.ts'
import type { Columns } from './columns.ts'
import { leaves, termsOf, understand, type Phrase, type Understood } from './phrase.ts'
import { any, openPostings, quote } from './postings.ts'
import { openScorer } from './score.ts'
import type { Tables } from './tables.ts'
import { mostStarting, type Meaning, type Vocabulary } from './vocabulary.ts'

/** Products that a phrase found: rows, ascending, and how well each fits. */
export interface Matches {
  products: Uint32Array
  scores: Float32Array
  /** The phrase as it was understood, when a word was taken for a misspelling. */
  corrected: string | null
  /** The words that were found, when some of the phrase were not or no product has them all. */
  loosened: string | null
  /** Terms that variants can be told apart by. */
  terms: ReadonlySet<string>
}

/** Products of a beginning: enough to choose the best of, few enough for an answer between two keys. */
const mostBegun = 1000

const expression = (meaning: Meaning): string =>
  leaves(meaning)
    .map((leaf) => any(termsOf(leaf)))
    .join(' AND ')

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
    terms: new Set(
      phrase.words.flatMap(({ word, meaning }) => [
        word.term,
        ...(meaning ? leaves(meaning).flatMap(({ exact }) => exact) : []),
      ]),
    ),
  }
}

/** Finds products by words in one language. */
export function openMatcher(
  tables: Tables,
  vocabulary: Vocabulary,
  columns: Columns,
  byTerm: ValuesByTerm,
) {
  const postings = openPostings(tables, vocabulary)
  const { find } = postings
  const scoresOf = openScorer(postings, columns, byTerm)

  /** All terms that an open word may mean, or null when there are more than are known. */
  const openTerms = (term: string, meaning: Meaning | null): string[] | null => {
    const started = vocabulary.startingWith(term, mostStarting).map((entry) => entry.term)
    if (started.length === mostStarting || (meaning && meaning.apart.length > 0)) return null
    return [...new Set([...started, ...(meaning ? termsOf(meaning) : [])])]
  }
  const openWay = ({ word, meaning }: Understood): string => {
    const terms = openTerms(word.term, meaning)
    const other = meaning ? ` OR (${expression(meaning)})` : ''
    return terms ? any(terms) : `(${quote(word.term)} *${other})`
  }
  /** Products whose name has a word that begins like the only word of a phrase. */
  const begunNames = ({ word, meaning, isOpen }: Understood): Uint32Array | null => {
    const terms = isOpen ? openTerms(word.term, meaning) : null
    return (terms && postings.named(terms)) ?? null
  }

  return {
    /** Every product that has all words of the phrase; when there is none, those that have some. */
    find(written: string): Matches | null {
      const phrase = understand(written, vocabulary)
      const parts = phrase.words.flatMap(({ meaning }) => (meaning ? `(${expression(meaning)})` : []))
      if (parts.length === 0) return null
      const all = parts.join(' AND ')
      const strict = find(all)
      const isLoose = strict.length === 0 && parts.length > 1
      const query = isLoose ? parts.join(' OR ') : all
      const products = isLoose ? find(query) : strict
      return matchesOf(phrase, products, scoresOf(products, phrase, isLoose ? query : null), isLoose)
    },

    /**
     * The first products whose name, or else anything, has all words; the last word may go on. `limits` has a 1 for
     * each product that counts; all do when it is null.
     */
    begin(written: string, limits: Uint8Array | null): Matches | null {
      const phrase = understand(written, vocabulary, true)
      const parts = phrase.words.flatMap((each) =>
        each.isOpen ? [openWay(each)] : each.meaning ? [`(${expression(each.meaning)})`] : [],
      )
      if (parts.length === 0) return null
      const all = parts.join(' AND ')
      const [only, ...others] = phrase.words
      const begun = only && others.length === 0 ? begunNames(only) : null
      // Those that count may lie beyond the first few.
      const most = limits === null ? mostBegun : 0
      const counting = (rows: Uint32Array): Uint32Array =>
        limits === null ? rows : rows.filter((row) => limits[row] === 1)
      const named = counting(begun ?? find(`name : (${all})`, most)).slice(0, mostBegun)
      const products = named.length > 0 ? named : counting(find(all, most)).slice(0, mostBegun)
      return matchesOf(phrase, products, new Float32Array(products.length), false)
    },
  }
}

export type Matcher = ReturnType<typeof openMatcher>
