import { isLetterOnly, normalizeNumber } from '../analysis/article-number.ts'
import { codeOfBarcode } from '../analysis/gtin.ts'
import { neighbouringNumbers } from '../analysis/neighbouring-numbers.ts'
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
/** Neighbouring numbers are looked for only if a text has so many digits. */
const fewestDigits = 4
/** At most so many neighbours can exist, unless several articles share a number. */
const mostNeighbours = 1000
/** Before hits outside an assortment are removed, more of them are needed. */
const mostUnfilteredHits = 100_000

/**
 * Finds variants by number: the article number, the manufacturer's, EAN, and the customer's own. `letterNumbers`
 * are those without a digit, null if unknown: most phrases are words, and few words are numbers.
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
  const neighbours = segment.prepare(
    `select distinct number, variant from numbers
     where number in (select value from json_each(?)) and customer in ('', ?) limit ${mostNeighbours}`,
  )
  return {
    /**
     * Variants whose number is one typing error away from the text, the likeliest first. None if the text cannot be a
     * number, or has fewer than four digits: those are words and measures.
     */
    findNeighbours(written: string, { customer }: Pick<SearchContext, 'customer'>): number[] {
      const number = normalizeNumber(written)
      if (number === null || number.replaceAll(/\D/gu, '').length < fewestDigits) return []
      const places = new Map(neighbouringNumbers(number).map((each, place) => [each, place]))
      if (places.size === 0) return []
      const placeOf = (row: { number?: unknown }): number => places.get(String(row.number)) ?? 0
      return neighbours
        .all(JSON.stringify([...places.keys()]), customer)
        .toSorted((a, b) => placeOf(a) - placeOf(b))
        .map((row) => Number(row['variant']))
    },
    /** Variants whose number is the text, or else begins with it. */
    find(written: string, { customer, assortmentOnly }: Omit<SearchContext, 'language'>): NumberHit[] {
      const number = normalizeNumber(codeOfBarcode(written) ?? written)
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
