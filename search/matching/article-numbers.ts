import type { Reader } from '../workers/messages.ts'
import type { Tables } from '../index/segment.ts'

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

/** Whether a number is one of letters alone, as words are. */
export const isLettered = (plain: string): boolean => !/\d/u.test(plain)

/** More numbers of letters alone than these are not kept apart. */
const mostLettered = 20_000

/** Gathers the numbers of letters alone. */
export function letteredGatherer() {
  const numbers = new Set<string>()
  return {
    add(plain: string): void {
      if (isLettered(plain) && numbers.size <= mostLettered) numbers.add(plain)
    },
    /** All of them; null when there are too many to keep. */
    done: (): string[] | null => (numbers.size > mostLettered ? null : [...numbers]),
  }
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

/**
 * Finds articles by number: own, the maker's, EAN, and the customer's own numbers. `lettered` are those of letters alone:
 * most phrases are words, and hardly any word is a number. Null when they are not known.
 */
export function openNumbers(file: Pick<Tables, 'prepare'>, lettered: ReadonlySet<string> | null) {
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
      if (plain === null || (lettered !== null && isLettered(plain) && !lettered.has(plain))) return []
      const whole = exact
        .all(plain, customer)
        .map((row): NumberHit => ({ row: Number(row['variant']), exact: true }))
      if (whole.length > 0 || plain.length < shortestPrefix || isLettered(plain)) return whole
      // U+FFFF sorts after every letter and digit.
      return prefix
        .all(plain, `${plain}\uffff`, customer, onlyMine ? mostBeforeNarrowing : mostPrefixHits)
        .map((row) => ({ row: Number(row['variant']), exact: false }))
    },
  }
}

export type Numbers = ReturnType<typeof openNumbers>
