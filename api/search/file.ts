import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { columnNames, noColumns, type Columns } from './columns.ts'
import { languages } from './languages.ts'

/** Name of the index inside `DATA_DIR`. It can be deleted at any time: it is built again from the catalogue. */
export const indexFile = 'search.sqlite'

/** Rises with every change of what the file holds, so that an older one is built again. */
export const indexFormat = 1

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
  version: number
  attributes: IndexedAttribute[]
  categories: IndexedCategory[]
  /** Key of each value, as it stands in an address. */
  valueKeys: string[]
  /** The measure of each value in its unit; null for words. */
  valueNumbers: Array<number | null>
}

export const tables = [
  `create table facts (key text primary key, value any not null) strict, without rowid`,
  `create table numbers (number text not null, customer text not null, variant integer not null,
    primary key (number, customer, variant)) strict, without rowid`,
  `create table assortments (customer text not null, product integer not null, primary key (customer, product)) strict, without rowid`,
  ...languages.flatMap((language) => [
    `create virtual table words_${language} using fts5(name, attributes, text, content='', detail=column, columnsize=0,
      prefix='3', tokenize="unicode61 remove_diacritics 0")`,
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

/** Opens the index for reading only. */
export function openFile(path: string): DatabaseSync {
  const file = new DatabaseSync(path, { readOnly: true })
  file.exec('pragma mmap_size = 268435456; pragma cache_size = -4000; pragma temp_store = memory')
  return file
}

/** True when the file is whole, of this format and of this version of the catalogue. */
export function isCurrent(path: string, version: number): boolean {
  if (!existsSync(path)) return false
  let file: DatabaseSync | undefined
  try {
    file = openFile(path)
    if (file.prepare('pragma quick_check(1)').get()?.['quick_check'] !== 'ok') return false
    const facts = readFacts(file)
    return facts.format === indexFormat && facts.version === version
  } catch {
    return false
  } finally {
    file?.close()
  }
}

/** The columns in memory that every worker can see. */
export function readColumns(path: string): Columns {
  const file = openFile(path)
  try {
    const columns = noColumns()
    const read = file.prepare('select value from facts where key = ?')
    for (const name of columnNames) {
      const bytes = read.get(`column:${name}`)?.['value']
      if (!(bytes instanceof Uint8Array)) throw new Error(`The search index has no column ${name}.`)
      const shared = new SharedArrayBuffer(bytes.byteLength)
      new Uint8Array(shared).set(bytes)
      columns[name] = new Uint32Array(shared)
    }
    return columns
  } finally {
    file.close()
  }
}
