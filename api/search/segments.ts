import type { DatabaseSync } from 'node:sqlite'
import { dropBits, hasBit, noBits, type Bits } from './bits.ts'
import { rowsPlace, type Field } from './fields.ts'
import type { Language } from './languages.ts'
import { addRows } from './row-code.ts'
import type { Bound, Row, Statement, Tables } from './tables.ts'
import type { FedWords } from './word-rows.ts'

/** What was fed since the index was built, beside what became of it. */
export interface Fresh {
  /** Tables like those of the file, but for the products of words. */
  file: DatabaseSync
  words: Record<Language, FedWords>
  /** Products that are gone or have a newer row. */
  dead: Bits
  deadCount: number
  productOfVariant: (variant: number) => number
  /** Names of the rows that were fed, by language. */
  names: Record<Language, Map<number, string>>
}

/** A term and how many products have it, in both parts together. */
function withSums(rows: Row[]): Row[] {
  const sums = new Map<unknown, Row>()
  for (const row of rows) {
    const known = sums.get(row['term'])
    if (known) known['documents'] = Number(known['documents']) + Number(row['documents'])
    else sums.set(row['term'], row)
  }
  return [...sums.values()].toSorted((a, b) => Number(b['documents']) - Number(a['documents']))
}

type Words = Pick<Tables, 'addRows' | 'addBegun' | 'stands'>

const addAll = (bits: Bits, found: readonly Row[]): void => {
  for (const { rows } of found) if (rows instanceof Uint8Array) addRows(bits, rows)
}

/** Reads from the file which products words are in. */
function openBuilt(file: DatabaseSync, language: Language): Words {
  // The place of a field is part of the statement: as a bound number it would not be a whole one.
  const prepared = (terms: string) => (field: Field) =>
    file.prepare(
      `select rows from rows_${language} where id in (select id + ${rowsPlace(field)} from terms_${language} where ${terms})`,
    )
  const some = prepared('term in (select value from json_each(?))')
  const begun = prepared('term >= ? and term < ?')
  const statements = {
    some: { anywhere: some('anywhere'), name: some('name'), attributes: some('attributes') },
    begun: { anywhere: begun('anywhere'), name: begun('name'), attributes: begun('attributes') },
  }
  return {
    addRows: (bits, terms, field) => addAll(bits, statements.some[field].all(JSON.stringify(terms))),
    // U+FFFF sorts after every letter and digit.
    addBegun: (bits, start, field) => addAll(bits, statements.begun[field].all(start, `${start}\uffff`)),
    stands: (term, field) => statements.some[field].get(JSON.stringify([term])) !== undefined,
  }
}

/** The file and what was fed since, read as one in a language. `rows` is the number of products' rows in both. */
export function openSegments(
  file: DatabaseSync,
  fresh: Fresh | null,
  { language, rows }: { language: Language; rows: number },
): Tables {
  const built = openBuilt(file, language)
  if (!fresh) {
    return {
      prepare: (sql) => file.prepare(sql),
      rows,
      ...built,
      living: (bits) => bits,
      isDead: () => false,
    }
  }

  const { dead, deadCount } = fresh
  const later = fresh.words[language]
  const words: Words = {
    addRows(bits, terms, field) {
      built.addRows(bits, terms, field)
      later.addRows(bits, terms, field)
    },
    addBegun(bits, start, field) {
      built.addBegun(bits, start, field)
      later.addBegun(bits, start, field)
    },
    stands: (term, field) => built.stands(term, field) || later.stands(term, field),
  }
  const known = new Map<string, boolean>()
  const looked = noBits(rows)
  /** Whether some product still has the term: certain when more had it than are gone. */
  const isLiving = (term: string): boolean => {
    const remembered = known.get(term)
    if (remembered !== undefined) return remembered
    looked.fill(0)
    words.addRows(looked, [term], 'anywhere')
    dropBits(looked, dead)
    const isFound = looked.some((word) => word !== 0)
    known.set(term, isFound)
    return isFound
  }
  const stays = (row: Row): boolean => {
    if (typeof row['variant'] === 'number') return !hasBit(dead, fresh.productOfVariant(row['variant']))
    return typeof row['term'] !== 'string' || Number(row['documents']) > deadCount || isLiving(row['term'])
  }
  const prepare = (sql: string): Statement => {
    const statements = [file.prepare(sql), fresh.file.prepare(sql)]
    return {
      get: (...values: Bound[]) =>
        statements.map((each) => each.get(...values)).find((row) => row !== undefined && stays(row)),
      all(...values: Bound[]) {
        const found = statements.flatMap((each): Row[] => each.all(...values))
        return (typeof found[0]?.['documents'] === 'number' ? withSums(found) : found).filter(stays)
      },
    }
  }
  return {
    prepare,
    rows,
    ...words,
    living(bits, first = 0) {
      const alive = bits.slice()
      dropBits(alive, dead.subarray(first))
      return alive
    },
    isDead: (row) => hasBit(dead, row),
  }
}
