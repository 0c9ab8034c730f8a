import type { DatabaseSync } from 'node:sqlite'
import { LRUCache } from 'lru-cache'
import type { Bits } from './bit-set.ts'
import { rowsPlace, type Field } from './fields.ts'
import type { Language } from '../analysis/languages.ts'
import { addRows } from './postings-codec.ts'
import type { Row, Tables } from './segment.ts'

/** Bytes in which a language keeps the products of the latest words of each field as the file has them. */
const codeMemory = 1e6
/** What a word and its place in memory weigh beside its products. */
const wordWeight = 150

/** A word that stands nowhere in a field. */
const nowhere = new Uint8Array(0)

const memory = () =>
  new LRUCache<string, Uint8Array>({
    maxSize: codeMemory,
    sizeCalculation: (code) => wordWeight + code.byteLength,
  })

const addAll = (bits: Bits, found: Iterable<Uint8Array>): void => {
  for (const code of found) addRows(bits, code)
}

/** Reads from the file which products words are in. */
export function openBuiltWords(
  file: DatabaseSync,
  language: Language,
): Pick<Tables, 'addRows' | 'addBegun' | 'stands'> {
  // The place of a field is part of the statement: as a bound number it would not be a whole one.
  const prepared = (terms: string) => (field: Field) =>
    file.prepare(
      `select term, rows from terms_${language} cross join rows_${language}
        on rows_${language}.id = terms_${language}.id + ${rowsPlace(field)} where ${terms}`,
    )
  const some = prepared('term in (select value from json_each(?))')
  const begun = prepared('term >= ? and term < ?')
  const statements = {
    some: { anywhere: some('anywhere'), name: some('name'), attributes: some('attributes') },
    begun: { anywhere: begun('anywhere'), name: begun('name'), attributes: begun('attributes') },
  }

  // The same words are asked for in other sets: a word with its forms, by itself, with its kinds, as one that begins so.
  const codes = { anywhere: memory(), name: memory(), attributes: memory() }
  const keep = (field: Field, found: readonly Row[]): Map<string, Uint8Array> => {
    const read = new Map<string, Uint8Array>()
    for (const { term, rows } of found) {
      if (typeof term !== 'string' || !(rows instanceof Uint8Array)) continue
      codes[field].set(term, rows)
      read.set(term, rows)
    }
    return read
  }

  const codesOf = (terms: readonly string[], field: Field): Uint8Array[] => {
    const known = terms.map((term) => codes[field].get(term))
    const missing = terms.filter((_, at) => known[at] === undefined)
    if (missing.length === 0) return known.filter((code) => code !== undefined)
    const read = keep(field, statements.some[field].all(JSON.stringify(missing)))
    for (const term of missing) if (!read.has(term)) codes[field].set(term, nowhere)
    return terms.map((term, at) => known[at] ?? read.get(term) ?? nowhere)
  }

  return {
    addRows: (bits, terms, field) => addAll(bits, codesOf(terms, field)),
    // U+FFFF sorts after every letter and digit.
    addBegun: (bits, start, field) =>
      addAll(bits, keep(field, statements.begun[field].all(start, `${start}\uffff`)).values()),
    stands: (term, field) => codesOf([term], field).some((code) => code.byteLength > 0),
  }
}
