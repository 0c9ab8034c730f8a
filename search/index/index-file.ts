import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { columnNames, emptyColumns, sharedColumn, type Columns } from './columns.ts'
import { languages } from '../analysis/languages.ts'
import { hasValidChecksum } from './checksum.ts'

/** File name of the index. It can be deleted at any time: it is then built again. */
export const indexFile = 'search.sqlite'

/** Rises with every change of the format: a file of another format is built again. */
export const indexFormat = 14

/** An attribute by which lists can be filtered. The first three are not the catalogue's own: category, brand, label. */
export interface IndexedAttribute {
  key: string
  kind: number
  unit: string
  /** Absent for one that lists offer as a filter. */
  isOffered?: false
}
export const categoryAttribute = 0
export const brandAttribute = 1
export const labelAttribute = 2

export interface IndexedCategory {
  id: number
  /** Row of the parent, -1 for top categories. */
  parent: number
  path: string
  position: number
  /** Its value in the category facet. */
  value: number
}

/** The index's data besides terms, article numbers and columns. */
export interface IndexFacts {
  format: number
  /** Version of the catalogue that it was built from, and its last change. */
  version: number
  change: number
  attributes: IndexedAttribute[]
  categories: IndexedCategory[]
  /** Key of each value, by which it is filtered. */
  valueKeys: string[]
  /** The measure of each value in its unit; null for texts. */
  valueNumbers: Array<number | null>
  /** Normalized article numbers without a digit; null if there are too many. */
  letterNumbers: string[] | null
}

export const schema = [
  `create table facts (key text primary key, value any not null) strict, without rowid`,
  `create table numbers (number text not null, customer text not null, variant integer not null,
    primary key (number, customer, variant)) strict, without rowid`,
  `create table assortments (customer text not null, product integer not null, primary key (customer, product)) strict, without rowid`,
  ...languages.flatMap((language) => [
    // Postings of each term (`postings-codec.ts`); `id` is the term's id plus the offset of the field (`fields.ts`).
    `create table rows_${language} (id integer primary key, rows blob not null) strict`,
    `create table names_${language} (rank integer primary key, name text not null) strict`,
    `create table terms_${language} (id integer primary key, term text not null unique, written text not null,
      stem text not null, documents integer not null) strict`,
    `create virtual table trigrams_${language} using fts5(term, content='', detail=none, columnsize=0, tokenize='trigram')`,
  ]),
]

/** Reads one fact as JSON. Throws if it is missing. */
export function readFact(file: DatabaseSync, key: string): unknown {
  const row = file.prepare('select value from facts where key = ?').get(key)
  if (typeof row?.['value'] !== 'string') throw new Error(`The search index has no ${key}.`)
  return JSON.parse(row['value'])
}

/** Reads the facts. The checked format guarantees their shape. */
export const readFacts = (file: DatabaseSync): IndexFacts => readFact(file, 'facts') as IndexFacts

/** Page cache of a worker: enough for a few words of the largest index. */
const cacheKilobytes = 16_000

/** Opens the index read-only. */
export function openFile(path: string): DatabaseSync {
  const file = new DatabaseSync(path, { readOnly: true })
  // No memory mapping: a truncated file would end the process instead of a query.
  file.exec(`pragma mmap_size = 0; pragma cache_size = -${cacheKilobytes}; pragma temp_store = memory`)
  return file
}

/** The index file cannot be used and must be rebuilt. The message says why. */
export class BrokenIndex extends Error {}

/** Throws `BrokenIndex` if the file is missing, damaged, or of another format. */
export function checkFile(path: string): void {
  if (!existsSync(path)) throw new BrokenIndex('There is no search index.')
  if (!hasValidChecksum(path)) throw new BrokenIndex('The search index is not as it was built.')
  const file = openFile(path)
  try {
    if (readFacts(file).format !== indexFormat) throw new BrokenIndex('The search index has another format.')
  } finally {
    file.close()
  }
}

/** SQLite's result codes for a damaged file: I/O error, corrupt, not a database. */
const corruptCodes = [10, 11, 26]

/** Whether a query failed because the file is damaged. */
export function isCorruption(cause: unknown): boolean {
  const code: unknown =
    typeof cause === 'object' && cause !== null ? Reflect.get(cause, 'errcode') : undefined
  // The low byte of an extended result code is the primary one.
  return cause instanceof BrokenIndex || (typeof code === 'number' && corruptCodes.includes(code % 256))
}

/** Reads the columns into shared memory. */
export function readColumns(path: string): Columns {
  const file = openFile(path)
  try {
    const columns = emptyColumns()
    const read = file.prepare('select value from facts where key = ?')
    for (const name of columnNames) {
      const bytes = read.get(`column:${name}`)?.['value']
      if (!(bytes instanceof Uint8Array)) throw new BrokenIndex(`The search index has no column ${name}.`)
      columns[name] = sharedColumn(bytes)
    }
    return columns
  } finally {
    file.close()
  }
}
