import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { columnNames, noColumns, sharedColumn, type Columns } from './columns.ts'
import { languages } from '../analysis/languages.ts'
import { isSealed } from './checksum.ts'

/** Name of the index inside `DATA_DIR`. It can be deleted at any time: it is built again from the catalogue. */
export const indexFile = 'search.sqlite'

/** Rises with every change of what the file holds, so that an older one is built again. */
export const indexFormat = 6

/** An attribute that lists are filtered by. The first three are not the catalogue's own: category, brand, label. */
export interface IndexedAttribute {
  key: string
  kind: number
  unit: string
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
  /** The value that stands for it in the facets. */
  value: number
}

/** What the file says beside words, numbers and columns. */
export interface IndexFacts {
  format: number
  /** Of the catalogue that it was built from, and the last change that was in it. */
  version: number
  change: number
  attributes: IndexedAttribute[]
  categories: IndexedCategory[]
  /** Key of each value, as it stands in an address. */
  valueKeys: string[]
  /** The measure of each value in its unit; null for words. */
  valueNumbers: Array<number | null>
  /** Article numbers of letters alone, plain; null when there are too many. */
  letteredNumbers: string[] | null
}

export const tables = [
  `create table facts (key text primary key, value any not null) strict, without rowid`,
  `create table numbers (number text not null, customer text not null, variant integer not null,
    primary key (number, customer, variant)) strict, without rowid`,
  `create table assortments (customer text not null, product integer not null, primary key (customer, product)) strict, without rowid`,
  ...languages.flatMap((language) => [
    // The products of each word, see `row-code.ts`; `id` is the word's, behind the place of the field (`fields.ts`).
    `create table rows_${language} (id integer primary key, rows blob not null) strict`,
    `create table names_${language} (rank integer primary key, name text not null) strict`,
    `create table terms_${language} (id integer primary key, term text not null unique, written text not null,
      stem text not null, documents integer not null) strict`,
    `create virtual table trigrams_${language} using fts5(term, content='', detail=none, columnsize=0, tokenize='trigram')`,
  ]),
]

/** Reads one fact as JSON. Throws when it is missing. */
export function readFact(file: DatabaseSync, key: string): unknown {
  const row = file.prepare('select value from facts where key = ?').get(key)
  if (typeof row?.['value'] !== 'string') throw new Error(`The search index has no ${key}.`)
  return JSON.parse(row['value'])
}

/** The facts of a whole index. The file is our own, so its shape is taken as written by its format. */
export const readFacts = (file: DatabaseSync): IndexFacts => readFact(file, 'facts') as IndexFacts

/** Pages that a worker keeps: what few words need of the largest index. */
const cacheKilobytes = 16_000

/** Opens the index for reading only. */
export function openFile(path: string): DatabaseSync {
  const file = new DatabaseSync(path, { readOnly: true })
  // Not mapped into memory: a file that is cut short by somebody would then end the process instead of a query.
  file.exec(`pragma mmap_size = 0; pragma cache_size = -${cacheKilobytes}; pragma temp_store = memory`)
  return file
}

/** An index that cannot be used; says why. It is built again. */
export class BrokenIndex extends Error {}

/** Throws `BrokenIndex` when the file at `path` is not byte for byte as it was built, or of another format. */
export function checkFile(path: string): void {
  if (!existsSync(path)) throw new BrokenIndex('There is no search index.')
  if (!isSealed(path)) throw new BrokenIndex('The search index is not as it was built.')
  const file = openFile(path)
  try {
    if (readFacts(file).format !== indexFormat) throw new BrokenIndex('The search index has another format.')
  } finally {
    file.close()
  }
}

/** SQLite's words for a file that does not hold what it should: I/O error, corrupt, not a database. */
const corruptCodes = [10, 11, 26]

/** Whether a query failed because the file is broken, not because of what was asked. */
export function isCorruption(cause: unknown): boolean {
  const code: unknown =
    typeof cause === 'object' && cause !== null ? Reflect.get(cause, 'errcode') : undefined
  // Extended result codes carry the plain one in their low byte.
  return cause instanceof BrokenIndex || (typeof code === 'number' && corruptCodes.includes(code % 256))
}

/** The columns in memory that every worker can see. */
export function readColumns(path: string): Columns {
  const file = openFile(path)
  try {
    const columns = noColumns()
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
