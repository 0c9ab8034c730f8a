import type { Synonym } from '../analysis/synonyms.ts'
import type { Columns } from '../index/columns.ts'
import type { Segment } from '../index/segment.ts'
import {
  distinguishingTerms,
  understandQuery,
  type QueryContext,
  type UnderstoodQuery,
} from '../query/understand-query.ts'
import type { Vocabulary } from '../query/vocabulary.ts'
import { openScorer } from '../ranking/scorer.ts'
import type { ValuesByTerm } from '../ranking/value-terms.ts'
import { expansionQuery, wordQueries } from './boolean-query.ts'
import { createMatches, type Matches, type MatchRequest } from './matches.ts'
import { openPostings } from './postings.ts'
import { openPrefixSearch } from './prefix-search.ts'
import { openProductTypes } from './product-type.ts'

/** Among more products with all words, some certainly have them in their names. */
const fewProducts = 20_000

/** Finds products by phrases in one language. */
export function openMatcher(
  segment: Segment,
  vocabulary: Vocabulary,
  columns: Columns,
  byTerm: ValuesByTerm,
) {
  const postings = openPostings(segment)
  const { find, findFirst } = postings
  const scoresOf = openScorer(postings, columns, byTerm)
  const productTypes = openProductTypes(postings, columns, byTerm)
  const searchPrefix = openPrefixSearch(postings, vocabulary, productTypes)

  /** Understands a phrase. A compound that was split by guess is corrected instead if no product has its parts. */
  const understand = (phrase: string, context: QueryContext): UnderstoodQuery => {
    const query = understandQuery(phrase, context)
    const corrections = query.words.map(({ expansion }) =>
      expansion?.fallback && findFirst(1, expansionQuery(expansion)).length === 0
        ? expansion.fallback.corrected
        : null,
    )
    if (corrections.every((correction) => correction === null)) return query
    const corrected = query.words.map(({ token }, at) => corrections[at] ?? token.written).join(' ')
    return { words: understandQuery(corrected, context).words, corrected }
  }

  /** Finds the last part of a compound that no product has as a whole. */
  const findLastPart = (part: string, synonyms: readonly Synonym[]): Matches => {
    const query = understandQuery(part, { vocabulary, synonyms })
    const products = find({ all: wordQueries(query.words) })
    return createMatches(query, products, scoresOf(products, query), true)
  }

  return {
    /** All products that have every word of a phrase; if there are none, those that have some. */
    find({ phrase, synonyms }: MatchRequest): Matches | null {
      const query = understand(phrase, { vocabulary, synonyms })
      const known = query.words.filter(({ expansion }) => expansion !== null)
      const queries = wordQueries(known)
      if (queries.length === 0) return null
      const withAll = find({ all: queries })
      if (
        withAll.length > fewProducts ||
        (withAll.length > 0 && !productTypes.isIncidental(known, withAll))
      ) {
        return createMatches(query, withAll, scoresOf(withAll, query), false)
      }
      const typeWords = productTypes.typeWords(known)
      const ofType = typeWords.length > 0 ? find({ all: wordQueries(typeWords) }, 'name') : withAll
      if (typeWords.length > 0 && ofType.length > 0) {
        const relaxed = { ...query, words: typeWords }
        return {
          ...createMatches(relaxed, ofType, scoresOf(ofType, query), true),
          terms: distinguishingTerms(query),
        }
      }
      const lastPart = known.length === 1 ? known[0]?.expansion?.lastPart : undefined
      if (withAll.length === 0 && lastPart !== undefined) return findLastPart(lastPart, synonyms)
      if (withAll.length > 0 || queries.length === 1)
        return createMatches(query, withAll, scoresOf(withAll, query), false)
      // Words that name a value would find too much.
      const withTypeWord = find({ any: wordQueries(typeWords) })
      const products = withTypeWord.length > 0 ? withTypeWord : find({ any: queries })
      return createMatches(query, products, scoresOf(products, query), true)
    },

    /**
     * The first products that have every word of a phrase in their names, or else anywhere. The last word may be a prefix.
     * `visible` has a 1 for each product that counts; null counts all.
     */
    findByPrefix({ phrase, synonyms }: MatchRequest, visible: Uint8Array | null): Matches | null {
      const query = understand(phrase, { vocabulary, synonyms, lastIsPrefix: true })
      const known = query.words.filter(({ expansion, isPrefix }) => isPrefix || expansion !== null)
      if (known.length === 0) return null
      const { words, products } = searchPrefix(known, visible)
      const isRelaxed = words !== known
      const answered = isRelaxed ? { ...query, words: [...words] } : query
      return createMatches(answered, products, scoresOf(products, answered), isRelaxed)
    },
  }
}

export type Matcher = ReturnType<typeof openMatcher>
