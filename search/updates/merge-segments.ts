import type { DatabaseSync } from 'node:sqlite'
import { dropBits, hasBit, noBits, type Bits } from '../index/bit-set.ts'
import { openBuiltWords } from '../index/stored-postings.ts'
import type { Language } from '../analysis/languages.ts'
import type { Bound, Row, Statement, Tables } from '../index/segment.ts'
import type { FedWords } from '../index/postings-builder.ts'

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

/** The file and what was fed since, read as one in a language. `rows` is the number of products' rows in both. */
export function openSegments(
  file: DatabaseSync,
  fresh: Fresh | null,
  { language, rows }: { language: Language; rows: number },
): Tables {
  const built = openBuiltWords(file, language)
  if (!fresh) {
    return {
      prepare: (sql) => file.prepare(sql),
      prepareFirst(sql, most) {
        const statement = file.prepare(`${sql} limit ${most}`)
        return (...values) => {
          const found = statement.all(...values)
          return { items: found, isAll: found.length < most }
        }
      },
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
  const together = (parts: readonly Row[][]): Row[] => {
    const found = parts.flat()
    return (typeof found[0]?.['documents'] === 'number' ? withSums(found) : found).filter(stays)
  }
  const prepareBoth = (sql: string) => [file.prepare(sql), fresh.file.prepare(sql)]
  const prepare = (sql: string): Statement => {
    const statements = prepareBoth(sql)
    return {
      get: (...values: Bound[]) =>
        statements.map((each) => each.get(...values)).find((row) => row !== undefined && stays(row)),
      all: (...values: Bound[]) => together(statements.map((each): Row[] => each.all(...values))),
    }
  }
  return {
    prepare,
    prepareFirst(sql, most) {
      const statements = prepareBoth(`${sql} limit ${most}`)
      return (...values) => {
        const parts = statements.map((each): Row[] => each.all(...values))
        // What was left out of one part may stand before what is gone of it.
        return { items: together(parts), isAll: parts.every((part) => part.length < most) }
      }
    },
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
