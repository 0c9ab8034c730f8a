import { addBit, type Bits } from './bit-set.ts'
import { eachTerm, fields, type ColumnTerms, type Field } from './fields.ts'
import { rowLists } from './postings-buffer.ts'

/** Gathers which products each word is in, while they are written in the order of their rows. */
export function wordGatherer() {
  const places = new Map<string, number>()
  const lists = rowLists()
  const placeOf = (term: string): number => {
    const known = places.get(term)
    if (known !== undefined) return known
    const place = places.size * fields.length
    places.set(term, place)
    return place
  }
  return {
    add(row: number, terms: ColumnTerms): void {
      eachTerm(terms, (term, field) => lists.add(placeOf(term) + field, row))
    },
    /** All words in the order of their letters, each with the number of its products. */
    words: (): Array<{ term: string; documents: number }> =>
      [...places.keys()].toSorted().map((term) => ({ term, documents: lists.count(placeOf(term)) })),
    /** The products of a word as the file has them; null when it has none in that field. */
    rows(term: string, field: Field): Uint8Array | null {
      const list = placeOf(term) + fields.indexOf(field)
      return lists.count(list) === 0 ? null : lists.code(list)
    },
  }
}

export type WordGatherer = ReturnType<typeof wordGatherer>

/** The words of products that were fed to an open index, of one language. */
export interface FedWords {
  add(row: number, terms: ColumnTerms): void
  /** Takes out the rows from `row` on again. */
  forget(row: number): void
  /** Adds the products of some words to a set. */
  addRows(bits: Bits, terms: readonly string[], field: Field): void
  /** Adds the products of all words that begin so. */
  addBegun(bits: Bits, start: string, field: Field): void
  /** Whether a product has a word. */
  stands(term: string, field: Field): boolean
}

const addAll = (bits: Bits, rows: readonly number[]): void => {
  for (const row of rows) addBit(bits, row)
}

/** Words of the few products that were fed: as they are, in memory. */
export function fedWords(): FedWords {
  const known = fields.map(() => new Map<string, number[]>())
  const of = (field: Field): Map<string, number[]> => known[fields.indexOf(field)] ?? new Map()
  return {
    add(row, terms) {
      eachTerm(terms, (term, field) => {
        const rows = known[field]?.get(term)
        if (rows === undefined) known[field]?.set(term, [row])
        else if (rows.at(-1) !== row) rows.push(row)
      })
    },
    forget(row) {
      for (const words of known) {
        for (const [term, rows] of words)
          words.set(
            term,
            rows.filter((each) => each < row),
          )
      }
    },
    addRows(bits, terms, field) {
      for (const term of terms) addAll(bits, of(field).get(term) ?? [])
    },
    addBegun(bits, start, field) {
      for (const [term, rows] of of(field)) if (term.startsWith(start)) addAll(bits, rows)
    },
    stands: (term, field) => (of(field).get(term)?.length ?? 0) > 0,
  }
}
