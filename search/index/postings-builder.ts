import { fields, forEachTerm, type Field, type FieldTerms } from './fields.ts'
import { createPostingsBuffer } from './postings-buffer.ts'

/** Collects the postings of each term while products are added in the order of their rows. */
export function createPostingsBuilder() {
  const places = new Map<string, number>()
  const buffer = createPostingsBuffer()
  const placeOf = (term: string): number => {
    const known = places.get(term)
    if (known !== undefined) return known
    const place = places.size * fields.length
    places.set(term, place)
    return place
  }
  return {
    add(row: number, terms: FieldTerms): void {
      forEachTerm(terms, (term, field) => buffer.add(placeOf(term) + field, row))
    },
    /** All terms in alphabetical order, each with its number of products. */
    terms: (): Array<{ term: string; documents: number }> =>
      [...places.keys()].toSorted().map((term) => ({ term, documents: buffer.count(placeOf(term)) })),
    /** Encoded postings of a term in one field; null if there are none. */
    postings(term: string, field: Field): Uint8Array | null {
      const list = placeOf(term) + fields.indexOf(field)
      return buffer.count(list) === 0 ? null : buffer.encode(list)
    },
  }
}

export type PostingsBuilder = ReturnType<typeof createPostingsBuilder>
