import { LRUCache } from 'lru-cache'
import { remembered } from './remembered.ts'
import type { Tables } from './tables.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Bytes in which a language keeps the products of rare words' names, and how many products such a word has at most. */
const wordMemory = 4e6
const fewToRemember = 50_000
/** A word of so many times the products that are looked at is read whole when it is asked for again, not before. */
const muchMore = 8
const mostAsked = 1000

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
  const asked = new LRUCache<string, true>({ max: mostAsked })
  const isAskedAgain = (query: string): boolean => {
    const isKnown = asked.has(query)
    asked.set(query, true)
    return isKnown
  }
  const documentsOf = (terms: readonly string[]): number =>
    terms.reduce((sum, term) => sum + (vocabulary.known(term)?.documents ?? 0), 0)

  return {
    /** Products that a query finds; the first `limit` of them, all when it is 0. */
    find,
    /**
     * Products with one of the terms in their names; null when it is better to ask for those among the `count` products
     * that are looked at: they are too many to be kept, or so many more that they are worth it only when asked again.
     */
    named(terms: readonly string[], count = Infinity): Uint32Array | null {
      const documents = documentsOf(terms)
      const query = `name : ${any(terms)}`
      if (documents > fewToRemember) return null
      return documents <= muchMore * count || isAskedAgain(query) ? remember(query) : null
    },
  }
}

export type Postings = ReturnType<typeof openPostings>
