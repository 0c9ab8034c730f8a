import { remembered } from './remembered.ts'
import type { Tables } from './tables.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Bytes in which a language keeps the products of rare words' names, and how many products such a word has at most. */
const wordMemory = 4e6
const fewToRemember = 50_000

/** A term as a query of the index has it. */
export const quote = (term: string): string => `"${term}"`
/** A query for products with one of the terms at least. */
export const any = (terms: readonly string[]): string => `(${terms.map(quote).join(' OR ')})`

/** Asks the index of one language for products, ascending by their rows. */
export function openPostings(tables: Tables, vocabulary: Vocabulary) {
  const find = tables.products
  /** Products of words that are asked for again and again, in whatever phrase. */
  const remember = remembered(
    wordMemory,
    String,
    (query: string) => find(query),
    (rows) => 200 + rows.byteLength,
  )
  const isRare = (terms: readonly string[]): boolean =>
    terms.reduce((sum, term) => sum + (vocabulary.known(term)?.documents ?? 0), 0) <= fewToRemember

  return {
    /** Products that a query finds; the first `limit` of them, all when it is 0. */
    find,
    /** Products with one of the terms in their names, or null when they are too many to be kept. */
    named: (terms: readonly string[]): Uint32Array | null =>
      isRare(terms) ? remember(`name : ${any(terms)}`) : null,
  }
}

export type Postings = ReturnType<typeof openPostings>
