import { addBit, type BitSet } from '../index/bit-set.ts'
import { fields, forEachTerm, type Field, type FieldTerms } from '../index/fields.ts'

/** Postings of updated products in one language. They are few, so they stay uncompressed in memory. */
export interface DeltaPostings {
  add(row: number, terms: FieldTerms): void
  /** Removes the rows from `row` on. */
  truncate(row: number): void
  /** Adds the products that have one of the terms to a set. */
  addRows(bits: BitSet, terms: readonly string[], field: Field): void
  /** Adds the products that have a term with the prefix. */
  addPrefixRows(bits: BitSet, prefix: string, field: Field): void
  hasTerm(term: string, field: Field): boolean
}

const addAll = (bits: BitSet, rows: readonly number[]): void => {
  for (const row of rows) addBit(bits, row)
}

export function createDeltaPostings(): DeltaPostings {
  const byField = fields.map(() => new Map<string, number[]>())
  const termsOf = (field: Field): Map<string, number[]> => byField[fields.indexOf(field)] ?? new Map()
  return {
    add(row, terms) {
      forEachTerm(terms, (term, field) => {
        const rows = byField[field]?.get(term)
        if (rows === undefined) byField[field]?.set(term, [row])
        else if (rows.at(-1) !== row) rows.push(row)
      })
    },
    truncate(row) {
      for (const postings of byField) {
        for (const [term, rows] of postings)
          postings.set(
            term,
            rows.filter((each) => each < row),
          )
      }
    },
    addRows(bits, terms, field) {
      for (const term of terms) addAll(bits, termsOf(field).get(term) ?? [])
    },
    addPrefixRows(bits, prefix, field) {
      for (const [term, rows] of termsOf(field)) if (term.startsWith(prefix)) addAll(bits, rows)
    },
    hasTerm: (term, field) => (termsOf(field).get(term)?.length ?? 0) > 0,
  }
}
