import type { DatabaseSync } from 'node:sqlite'
import { rewardAttributes, type ValuesByTerm } from './attribute-terms.ts'
import type { Columns } from './columns.ts'
import type { Language } from './languages.ts'
import { leaves, understand, type Phrase, type Understood } from './phrase.ts'
import { remembered } from './remembered.ts'
import { rowList } from './row-list.ts'
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

/** Name over attributes over text; in the name the word itself over its forms, those over its kinds, those over other compounds. */
const points = { name: 6, kind: 2, form: 1, itself: 2, attribute: 3 }

const fewProducts = 20_000

/** Bytes in which a language keeps the products of rare words' names, and how many products such a word has at most. */
const wordMemory = 4e6
const fewToRemember = 50_000

/** Products of a beginning: enough to choose the best of, few enough for an answer between two keys. */
const mostBegun = 1000

const quote = (term: string): string => `"${term}"`
const any = (terms: readonly string[]): string => `(${terms.map(quote).join(' OR ')})`
const kindsOf = ({ exact, heads }: Meaning): string[] => [...exact, ...heads]
const termsOf = (meaning: Meaning): string[] => [...kindsOf(meaning), ...meaning.related]
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

/** Adds points to those products that are among others, too. Both lists ascend. */
function reward(products: Uint32Array, scores: Float32Array, others: Uint32Array, won: number): void {
  let at = 0
  for (let place = 0; place < others.length && at < products.length; place++) {
    const product = others[place] ?? 0
    while (at < products.length && (products[at] ?? 0) < product) at += 1
    if (products[at] === product) scores[at] = (scores[at] ?? 0) + won
  }
}

/** Finds products by words in one language. */
export function openMatcher(
  file: DatabaseSync,
  language: Language,
  vocabulary: Vocabulary,
  columns: Columns,
  byTerm: ValuesByTerm,
) {
  const table = `words_${language}`
  const every = file.prepare(`select group_concat(rowid) as rows from ${table} where ${table} match ?`)
  const few = file.prepare(
    `select group_concat(rowid) as rows from (select rowid from ${table} where ${table} match ? limit ?)`,
  )

  /** Products that a query of the index finds, ascending as the index itself is. */
  const find = (query: string, limit: number): Uint32Array => {
    const found = limit > 0 ? few.get(query, limit) : every.get(query)
    const written = found?.['rows']
    return typeof written === 'string' ? rowList(written, 1) : new Uint32Array(0)
  }

  /** Products of words that are asked for again and again, in whatever phrase. */
  const remember = remembered(
    wordMemory,
    String,
    (query: string) => find(query, 0),
    (rows) => 200 + rows.byteLength,
  )
  const isRare = (terms: readonly string[]): boolean =>
    terms.reduce((sum, term) => sum + (vocabulary.known(term)?.documents ?? 0), 0) <= fewToRemember

  /** Adds points to those products that have a term in their names; `within` narrows them to those of the phrase. */
  const rewardNames = (
    products: Uint32Array,
    scores: Float32Array,
    terms: readonly string[],
    within: string,
    won: number,
  ): void => {
    const query = `name : ${any(terms)}`
    const named = isRare(terms) ? remember(query) : find(`(${query})${within}`, 0)
    reward(products, scores, named, won)
  }

  /** `whole` is the query of a loosened phrase; a strict one is null: all its words are in every product. */
  const scoresOf = (products: Uint32Array, phrase: Phrase, whole: string | null): Float32Array => {
    const scores = new Float32Array(products.length)
    if (products.length < 2) return scores
    const isFew = products.length < fewProducts
    const all = phrase.words.flatMap(({ word, meaning }) =>
      (meaning ? leaves(meaning) : []).map((leaf) => ({ word, leaf, query: any(termsOf(leaf)) })),
    )
    for (const own of all) {
      const { word, leaf, query } = own
      // Where few were found among many, the index is quicker at finding those again than we are at skipping the rest.
      const others = whole === null ? all.filter((each) => each !== own).map((each) => each.query) : [whole]
      const within = isFew ? others.map((other) => ` AND (${other})`).join('') : ''
      const give = (terms: readonly string[], won: number) =>
        rewardNames(products, scores, terms, within, won)
      give(termsOf(leaf), points.name)
      if (isFew) rewardAttributes(columns, byTerm, products, scores, termsOf(leaf), points.attribute)
      else reward(products, scores, find(`attributes : ${query}`, 0), points.attribute)
      const kinds = kindsOf(leaf)
      if (kinds.length > 0 && leaf.related.length > 0) give(kinds, points.kind)
      if (leaf.exact.length > 0 && leaf.heads.length > 0) give(leaf.exact, points.form)
      if (leaf.exact.length > 1 && leaf.exact.includes(word.term)) give([word.term], points.itself)
    }
    return scores
  }

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
    return terms && isRare(terms) ? remember(`name : ${any(terms)}`).slice(0, mostBegun) : null
  }

  return {
    /** Every product that has all words of the phrase; when there is none, those that have some. */
    find(written: string): Matches | null {
      const phrase = understand(written, vocabulary)
      const parts = phrase.words.flatMap(({ meaning }) => (meaning ? `(${expression(meaning)})` : []))
      if (parts.length === 0) return null
      const all = parts.join(' AND ')
      const strict = find(all, 0)
      const isLoose = strict.length === 0 && parts.length > 1
      const query = isLoose ? parts.join(' OR ') : all
      const products = isLoose ? find(query, 0) : strict
      return matchesOf(phrase, products, scoresOf(products, phrase, isLoose ? query : null), isLoose)
    },

    /** The first products whose name, or else anything, has all words; the last word may go on. */
    begin(written: string): Matches | null {
      const phrase = understand(written, vocabulary, true)
      const parts = phrase.words.flatMap((each) =>
        each.isOpen ? [openWay(each)] : each.meaning ? [`(${expression(each.meaning)})`] : [],
      )
      if (parts.length === 0) return null
      const all = parts.join(' AND ')
      const [only, ...others] = phrase.words
      const begun = only && others.length === 0 ? begunNames(only) : null
      const named = begun ?? find(`name : (${all})`, mostBegun)
      const products = named.length > 0 ? named : find(all, mostBegun)
      return matchesOf(phrase, products, new Float32Array(products.length), false)
    },
  }
}

export type Matcher = ReturnType<typeof openMatcher>
