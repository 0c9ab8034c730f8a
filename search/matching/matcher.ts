import type { Columns } from '../index/columns.ts'
import type { Segment } from '../index/segment.ts'
import { nameOfWord, understandQuery, type UnderstoodQuery } from '../query/understand-query.ts'
import type { QueryContext, QueryWord } from '../query/query-word.ts'
import type { Vocabulary } from '../query/vocabulary.ts'
import { fold } from '../analysis/tokenize.ts'
import { openScorer } from '../ranking/scorer.ts'
import type { CatalogueTerms } from '../ranking/value-terms.ts'
import { bitsIn } from '../index/bit-set.ts'
import { namedQuery, wordQueries, wordQuery, type BooleanQuery } from './boolean-query.ts'
import { createMatches, type Matches, type MatchRequest, type NearMatches } from './matches.ts'
import { openPostings } from './postings.ts'
import { openPrefixSearch } from './prefix-search.ts'
import { openProductTypes } from './product-type.ts'
import { openRelaxation } from './relaxation.ts'

/** Among more products with all words, some certainly have them in their names. */
const fewProducts = 20_000
/** Of fewer products with all words a list goes on with near matches. */
const fewHits = 10

/** Finds products by phrases in one language. */
export function openMatcher(
  segment: Segment,
  vocabulary: Vocabulary,
  columns: Columns,
  terms: CatalogueTerms,
) {
  const postings = openPostings(segment)
  const { findFirst } = postings
  const scoresOf = openScorer(postings, columns, terms)
  const productTypes = openProductTypes(postings, columns, terms)
  const relaxation = openRelaxation(postings, productTypes)
  /**
   * Whether a word only narrows what others name: a measure, a value such as a colour, or a first part of a compound.
   */
  const onlyNarrows = (word: QueryWord): boolean =>
    word.narrows === true || /\d/u.test(word.token.term) || productTypes.namesValue(word)
  const searchPrefix = openPrefixSearch(postings, vocabulary, productTypes, relaxation)

  /**
   * Chooses the first guess for a compound by whose parts a product is named. If there is none, the parts of the first
   * guess are words of their own, the last one first, since it says what kind of thing is meant. Also returns how the
   * compound is then written.
   */
  const settleGuess = (word: QueryWord, context: QueryContext): { words: QueryWord[]; written: string } => {
    let guess = word.isPrefix ? null : word.expansion
    while (guess?.fallback !== undefined && findFirst(1, namedQuery(guess)).length === 0) {
      if (guess.fallback === null) {
        const guessed = word.expansion?.guessed ?? []
        // An end that products only mention is no kind of thing, but may narrow one: `væg` of `vægmonteret`.
        const isSold = !context.vocabulary.isOnlyDescribed(fold(guessed.at(-1) ?? ''))
        const parts = guessed.toReversed().flatMap((part, at) =>
          understandQuery(part, context).words.map(({ token, ...rest }) => ({
            ...rest,
            token: { ...token, typed: context.vocabulary.nameOf(token) },
            narrows: at > 0 || (!isSold && rest.expansion?.synonyms.length === 0),
          })),
        )
        const unknown: QueryWord = { ...word, expansion: null, isPrefix: false }
        return {
          words: [unknown, ...parts.map((part) => ({ ...part, isPrefix: false, isPart: true }))],
          written: word.token.written,
        }
      }
      guess = guess.fallback
    }
    const written = guess?.repaired ?? word.token.written
    if (guess?.corrected && guess !== word.expansion) {
      return { words: understandQuery(guess.corrected, context).words, written: guess.corrected }
    }
    if (guess === null) return { words: [word], written }
    return { words: [{ ...word, expansion: guess, token: { ...word.token, typed: written } }], written }
  }

  /** The products that some words found. Words that only narrow answer nothing if the thing that has it is unknown. */
  const matchesOf = (
    phrase: string,
    query: UnderstoodQuery,
    used: readonly QueryWord[],
    products: Uint32Array,
  ): Matches => {
    const isUnknown = used.every(onlyNarrows) && query.words.some((word) => !onlyNarrows(word))
    if (isUnknown) return createMatches(phrase, query, [], new Uint32Array(0), new Float32Array(0))
    return createMatches(phrase, query, used, products, scoresOf(products, query))
  }

  /** Understands a phrase, and settles the guesses for its compounds. */
  const understand = (phrase: string, context: QueryContext): UnderstoodQuery => {
    const query = understandQuery(phrase, context)
    if (query.words.every(({ expansion }) => expansion?.fallback === undefined)) return query
    const settled = query.words.map((word) => settleGuess(word, context))
    const isCorrected = settled.some(({ written }, at) => written !== query.words[at]?.token.written)
    return {
      ...query,
      words: settled.flatMap(({ words }) => words),
      corrected: isCorrected ? settled.map(({ written }) => written).join(' ') : query.corrected,
    }
  }

  const find = (query: BooleanQuery, visible: Uint8Array | null): Uint32Array => {
    const products = postings.find(query)
    return visible === null ? products : products.filter((row) => visible[row] === 1)
  }

  /** Of few products with all words: those that have all but the least telling one. */
  const findNear = (
    phrase: string,
    query: UnderstoodQuery,
    exact: Uint32Array,
    visible: Uint8Array | null,
  ): NearMatches | null => {
    if (query.words.length < 2 || exact.length >= fewHits) return null
    const near = relaxation.withoutOneWord(query.words, exact, visible && bitsIn(visible))
    return (
      near && {
        products: near.products,
        scores: scoresOf(near.products, query),
        unused: nameOfWord(near.unused, phrase),
        phrase: near.words.map((word) => nameOfWord(word, phrase)).join(' '),
      }
    )
  }

  /** What is found if nothing but descriptions has the words: no product, and near matches that mention them. */
  const mentionedMatches = (
    phrase: string,
    query: UnderstoodQuery,
    words: readonly QueryWord[],
    products: Uint32Array,
  ): Matches => {
    const unused = words.map((word) => nameOfWord(word, phrase)).join(' ')
    const near = { products, scores: scoresOf(products, query), unused, phrase: null }
    return { ...createMatches(phrase, query, [], new Uint32Array(0), new Float32Array(0)), near }
  }

  return {
    /**
     * All products that have every word of a phrase; if there are none, those that have its most telling words.
     * `visible` has a 1 for each product that counts; null counts all.
     */
    find({ phrase, synonyms, mentions = false }: MatchRequest, visible: Uint8Array | null): Matches {
      const query = understand(phrase, { vocabulary, synonyms })
      const known = query.words.filter(({ expansion }) => expansion !== null)
      const withAll = known.length > 0 ? find({ all: wordQueries(known) }, visible) : new Uint32Array(0)
      const isMeant =
        withAll.length > fewProducts || (withAll.length > 0 && !productTypes.isIncidental(known, withAll))
      const { words, products } =
        isMeant || known.length < 2
          ? { words: known, products: withAll }
          : relaxation.relax(known, visible && bitsIn(visible))
      const matches = matchesOf(phrase, query, words, products)
      if (matches.products.length > 0 && productTypes.areOnlyDescribed(words, wordQuery))
        return mentions
          ? { ...matches, onlyMentioned: true }
          : mentionedMatches(phrase, query, words, products)
      const isExact = matches.words.used.length > 0 && matches.words.unused.length === 0
      return isExact ? { ...matches, near: findNear(phrase, query, products, visible) } : matches
    },

    /**
     * The first products that have every word of a phrase in their names, or else anywhere. The last word may be a
     * prefix. `visible` has a 1 for each product that counts; null counts all.
     */
    findByPrefix({ phrase, synonyms }: MatchRequest, visible: Uint8Array | null): Matches {
      const query = understand(phrase, { vocabulary, synonyms, lastIsPrefix: true })
      const known = query.words.filter(({ expansion, isPrefix }) => isPrefix || expansion !== null)
      const { words, products } = searchPrefix(known, visible)
      return matchesOf(phrase, query, words, products)
    },
  }
}

export type Matcher = ReturnType<typeof openMatcher>
