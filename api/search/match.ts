import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { Language } from './languages.ts'
import { leaves, understand, type Phrase } from './phrase.ts'
import type { Meaning, Vocabulary } from './vocabulary.ts'

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

const quote = (term: string): string => `"${term}"`
const any = (terms: readonly string[]): string => `(${terms.map(quote).join(' OR ')})`
const kindsOf = ({ exact, heads }: Meaning): string[] => [...exact, ...heads]
const termsOf = (meaning: Meaning): string[] => [...kindsOf(meaning), ...meaning.related]
const expression = (meaning: Meaning): string =>
  leaves(meaning)
    .map((leaf) => any(termsOf(leaf)))
    .join(' AND ')

// With `setReturnArrays` a row is an array, which the types of node:sqlite do not say.
const rowsOf = (statement: StatementSync, ...values: Array<string | number>): number[][] =>
  statement.all(...values) as unknown as number[][]

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
export function openMatcher(file: DatabaseSync, language: Language, vocabulary: Vocabulary) {
  const table = `words_${language}`
  const rows = file.prepare(`select rowid from ${table} where ${table} match ?`)
  const few = file.prepare(`select rowid from ${table} where ${table} match ? limit ?`)
  for (const statement of [rows, few]) statement.setReturnArrays(true)

  const find = (query: string, limit: number): Uint32Array => {
    const found = limit > 0 ? rowsOf(few, query, limit) : rowsOf(rows, query)
    const products = new Uint32Array(found.length)
    for (let at = 0; at < found.length; at++) products[at] = (found[at]?.[0] ?? 1) - 1
    return products
  }

  /** Adds points to those products that a narrower query finds too. Both lists ascend. */
  const reward = (products: Uint32Array, scores: Float32Array, query: string, won: number): void => {
    let at = 0
    for (const row of rowsOf(rows, query)) {
      const product = (row[0] ?? 1) - 1
      while (at < products.length && (products[at] ?? 0) < product) at += 1
      if (products[at] === product) scores[at] = (scores[at] ?? 0) + won
    }
  }

  const scoresOf = (products: Uint32Array, phrase: Phrase, whole: string): Float32Array => {
    const scores = new Float32Array(products.length)
    if (products.length < 2) return scores
    // Where few were found among many, the index is quicker at finding those again than we are at skipping the rest.
    const within = products.length < fewProducts && phrase.words.length > 1 ? ` AND (${whole})` : ''
    const give = (query: string, won: number) => reward(products, scores, `(${query})${within}`, won)
    for (const { word, meaning } of phrase.words) {
      for (const leaf of meaning ? leaves(meaning) : []) {
        const all = any(termsOf(leaf))
        give(`name : ${all}`, points.name)
        give(`attributes : ${all}`, points.attribute)
        const kinds = kindsOf(leaf)
        if (kinds.length > 0 && leaf.related.length > 0) {
          give(`name : ${any(kinds)}`, points.kind)
        }
        if (leaf.exact.length > 0 && leaf.heads.length > 0) {
          give(`name : ${any(leaf.exact)}`, points.form)
        }
        if (leaf.exact.length > 1 && leaf.exact.includes(word.term)) {
          give(`name : ${quote(word.term)}`, points.itself)
        }
      }
    }
    return scores
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
      return matchesOf(phrase, products, scoresOf(products, phrase, query), isLoose)
    },

    /** The first products whose name, or else anything, has all words; the last word may go on. */
    begin(written: string, limit: number): Matches | null {
      const phrase = understand(written, vocabulary, true)
      const parts = phrase.words.flatMap(({ word, meaning, isOpen }) => {
        const ways = [
          ...(isOpen ? [`${quote(word.term)} *`] : []),
          ...(meaning ? [`(${expression(meaning)})`] : []),
        ]
        return ways.length > 0 ? [`(${ways.join(' OR ')})`] : []
      })
      if (parts.length === 0) return null
      const all = parts.join(' AND ')
      const named = find(`name : (${all})`, limit)
      const products = named.length > 0 ? named : find(all, limit)
      return matchesOf(phrase, products, new Float32Array(products.length), false)
    },
  }
}

export type Matcher = ReturnType<typeof openMatcher>
