import type { DatabaseSync } from 'node:sqlite'
import { LRUCache } from 'lru-cache'
import type { Language } from '../analysis/languages.ts'
import type { BitSet } from './bit-set.ts'
import { postingsOffset, type Field } from './fields.ts'
import { addEncodedRows } from './postings-codec.ts'
import type { Row, Segment } from './segment.ts'

/** Bytes of the cache of encoded postings, for each language and field. */
const cacheBytes = 1e6
/** Bytes of a cached term beside its postings. */
const entryBytes = 150

/** The postings of a term that a field does not contain. */
const noPostings = new Uint8Array(0)

const createCache = () =>
  new LRUCache<string, Uint8Array>({
    maxSize: cacheBytes,
    sizeCalculation: (postings) => entryBytes + postings.byteLength,
  })

const addAll = (bits: BitSet, postings: Iterable<Uint8Array>): void => {
  for (const each of postings) addEncodedRows(bits, each)
}

/** Reads the postings of terms from the index file. */
export function openStoredPostings(
  file: DatabaseSync,
  language: Language,
): Pick<Segment, 'addRows' | 'addPrefixRows' | 'hasTerm'> {
  // The offset is part of the statement: a bound number would be a floating-point one.
  const prepare = (condition: string) => (field: Field) =>
    file.prepare(
      `select term, rows from terms_${language} cross join rows_${language}
        on rows_${language}.id = terms_${language}.id + ${postingsOffset(field)} where ${condition}`,
    )
  const byTerm = prepare('term in (select value from json_each(?))')
  const byPrefix = prepare('term >= ? and term < ?')
  const statements = {
    byTerm: { anywhere: byTerm('anywhere'), name: byTerm('name'), attributes: byTerm('attributes') },
    byPrefix: { anywhere: byPrefix('anywhere'), name: byPrefix('name'), attributes: byPrefix('attributes') },
  }

  // A query reads a term several times: alone, with its forms, with its compounds, by its prefix.
  const caches = { anywhere: createCache(), name: createCache(), attributes: createCache() }
  const cacheRows = (field: Field, rows: readonly Row[]): Map<string, Uint8Array> => {
    const read = new Map<string, Uint8Array>()
    for (const { term, rows: postings } of rows) {
      if (typeof term !== 'string' || !(postings instanceof Uint8Array)) continue
      caches[field].set(term, postings)
      read.set(term, postings)
    }
    return read
  }

  const postingsOf = (terms: readonly string[], field: Field): Uint8Array[] => {
    const cached = terms.map((term) => caches[field].get(term))
    const missing = terms.filter((_, at) => cached[at] === undefined)
    if (missing.length === 0) return cached.filter((postings) => postings !== undefined)
    const read = cacheRows(field, statements.byTerm[field].all(JSON.stringify(missing)))
    for (const term of missing) if (!read.has(term)) caches[field].set(term, noPostings)
    return terms.map((term, at) => cached[at] ?? read.get(term) ?? noPostings)
  }

  return {
    addRows: (bits, terms, field) => addAll(bits, postingsOf(terms, field)),
    // U+FFFF sorts after every letter and digit.
    addPrefixRows: (bits, prefix, field) =>
      addAll(bits, cacheRows(field, statements.byPrefix[field].all(prefix, `${prefix}\uffff`)).values()),
    hasTerm: (term, field) => postingsOf([term], field).some((postings) => postings.byteLength > 0),
  }
}
