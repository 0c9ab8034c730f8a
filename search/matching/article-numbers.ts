import { isLetterOnly, normalizeNumber } from '../analysis/article-number.ts'
import type { Segment } from '../index/segment.ts'
import type { SearchContext } from '../requests/requests.ts'

/** A variant that was found by number. `row` is its row in the index. */
export interface NumberHit {
  row: number
  exact: boolean
}

/** Shorter prefixes match too many articles. */
const shortestPrefix = 4
const mostPrefixHits = 500
/** Before hits outside an assortment are removed, more of them are needed. */
const mostUnfilteredHits = 100_000

/**
 * Finds variants by number: the article number, the manufacturer's, EAN, and the customer's own. `letterNumbers` are those
 * without a digit, null if unknown: most phrases are words, and hardly any word is a number.
 */
export function openArticleNumbers(
  segment: Pick<Segment, 'prepare'>,
  letterNumbers: ReadonlySet<string> | null,
) {
  const exact = segment.prepare(
    `select distinct variant from numbers where number = ? and customer in ('', ?) limit 50`,
  )
  const prefix = segment.prepare(
    `select distinct variant from numbers where number >= ? and number < ? and customer in ('', ?) limit ?`,
  )
  return {
    /** Variants whose number is the text, or else begins with it. */
    find(written: string, { customer, assortmentOnly }: Omit<SearchContext, 'language'>): NumberHit[] {
      const number = normalizeNumber(written)
      if (number === null) return []
      if (letterNumbers !== null && isLetterOnly(number) && !letterNumbers.has(number)) return []
      const hits = exact
        .all(number, customer)
        .map((row): NumberHit => ({ row: Number(row['variant']), exact: true }))
      if (hits.length > 0 || number.length < shortestPrefix || isLetterOnly(number)) return hits
      // U+FFFF sorts after every letter and digit.
      return prefix
        .all(number, `${number}\uffff`, customer, assortmentOnly ? mostUnfilteredHits : mostPrefixHits)
        .map((row) => ({ row: Number(row['variant']), exact: false }))
    },
  }
}

export type ArticleNumbers = ReturnType<typeof openArticleNumbers>
