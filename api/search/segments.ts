import type { DatabaseSync } from 'node:sqlite'
import type { Language } from './languages.ts'
import { rowList } from './row-list.ts'
import type { Bound, Row, Statement, Tables } from './tables.ts'

/** What was fed since the index was built, beside what became of it. */
export interface Fresh {
  /** Tables like those of the file, with rows that go on where the file's end. */
  file: DatabaseSync
  /** 1 for products that are gone or have a newer row. */
  dead: Uint8Array
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

const both = (one: Uint32Array, other: Uint32Array): Uint32Array => {
  const all = new Uint32Array(one.length + other.length)
  all.set(one)
  all.set(other, one.length)
  return all
}

/** The file and what was fed since, read as one in a language. */
export function openSegments(file: DatabaseSync, fresh: Fresh | null, language: Language): Tables {
  const table = `words_${language}`
  const every = `select group_concat(rowid) as rows from ${table} where ${table} match ?`
  const few = `select group_concat(rowid) as rows from (select rowid from ${table} where ${table} match ? limit ?)`
  const openRows = (part: DatabaseSync) => {
    const all = part.prepare(every)
    const some = part.prepare(few)
    return (query: string, limit: number): Uint32Array => {
      const found = limit > 0 ? some.get(query, limit) : all.get(query)
      const written = found?.['rows']
      return typeof written === 'string' ? rowList(written, 1) : new Uint32Array(0)
    }
  }
  const built = openRows(file)
  if (!fresh) {
    return {
      prepare: (sql) => file.prepare(sql),
      products: (query, limit = 0) => built(query, limit),
      isDead: () => false,
    }
  }

  const { dead, deadCount } = fresh
  const later = openRows(fresh.file)
  const products = (query: string, limit = 0): Uint32Array => {
    // As many more as there are dead ones, so that those that live are enough.
    const most = limit > 0 ? limit + deadCount : 0
    const all = both(built(query, most), later(query, most)).filter((row) => dead[row] !== 1)
    return limit > 0 ? all.subarray(0, limit) : all
  }
  const living = new Map<string, boolean>()
  /** Whether some product still has the term: certain when more had it than are gone. */
  const isLiving = (term: string): boolean => {
    const known = living.get(term)
    if (known !== undefined) return known
    const isFound = products(`"${term.replaceAll('"', '""')}"`, 1).length > 0
    living.set(term, isFound)
    return isFound
  }
  const stays = (row: Row): boolean => {
    if (typeof row['variant'] === 'number') return dead[fresh.productOfVariant(row['variant'])] !== 1
    return typeof row['term'] !== 'string' || Number(row['documents']) > deadCount || isLiving(row['term'])
  }
  const prepare = (sql: string): Statement => {
    const statements = [file.prepare(sql), fresh.file.prepare(sql)]
    return {
      get: (...values: Bound[]) =>
        statements.map((each) => each.get(...values)).find((row) => row !== undefined && stays(row)),
      all(...values: Bound[]) {
        const rows = statements.flatMap((each): Row[] => each.all(...values))
        const kept = (typeof rows[0]?.['documents'] === 'number' ? withSums(rows) : rows).filter(stays)
        return kept
      },
    }
  }
  return { prepare, products, isDead: (row) => dead[row] === 1 }
}
