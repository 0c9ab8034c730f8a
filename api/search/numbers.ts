import type { Reader } from './protocol.ts'
import type { Tables } from './tables.ts'

/**
 * An article number without what people put between its parts and without zeros before it, or null when the text cannot
 * be one.
 */
export function plainNumber(written: string): string | null {
  const plain = written
    .replace(/[\s./_-]/gu, '')
    .toUpperCase()
    .replace(/^0+(?=[\p{L}\p{N}]{2})/u, '')
  return /^[\p{L}\p{N}]{2,25}$/u.test(plain) ? plain : null
}

/** How a number was found: `row` is a variant's place in the index. */
export interface NumberHit {
  row: number
  exact: boolean
}

/** Shorter beginnings than this mean too many articles. */
const shortestPrefix = 4
const mostPrefixHits = 500
/** Most of an assortment's articles lie beyond the first few hits. */
const mostBeforeNarrowing = 100_000

/** Finds articles by number: own, the maker's, EAN, and the customer's own numbers. */
export function openNumbers(file: Pick<Tables, 'prepare'>) {
  const exact = file.prepare(
    `select distinct variant from numbers where number = ? and customer in ('', ?) limit 50`,
  )
  const prefix = file.prepare(
    `select distinct variant from numbers where number >= ? and number < ? and customer in ('', ?) limit ?`,
  )
  return {
    /** Variants whose number is the text, then those whose number begins with it. */
    find(written: string, { customer, onlyMine }: Omit<Reader, 'language'>): NumberHit[] {
      const plain = plainNumber(written)
      if (plain === null) return []
      const whole = exact
        .all(plain, customer)
        .map((row): NumberHit => ({ row: Number(row['variant']), exact: true }))
      if (whole.length > 0 || plain.length < shortestPrefix || !/\d/u.test(plain)) return whole
      // U+FFFF sorts after every letter and digit.
      return prefix
        .all(plain, `${plain}\uffff`, customer, onlyMine ? mostBeforeNarrowing : mostPrefixHits)
        .map((row) => ({ row: Number(row['variant']), exact: false }))
    },
  }
}

export type Numbers = ReturnType<typeof openNumbers>
