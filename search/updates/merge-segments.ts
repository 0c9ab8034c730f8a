import type { DatabaseSync } from 'node:sqlite'
import type { Language } from '../analysis/languages.ts'
import { createBitSet, hasBit, subtractBits, type BitSet } from '../index/bit-set.ts'
import type { Bound, Row, Segment, Statement } from '../index/segment.ts'
import { openStoredPostings } from '../index/stored-postings.ts'
import type { DeltaPostings } from './delta-postings.ts'

/** What was updated since the index was built. */
export interface DeltaSegment {
  /** The tables of the index file, without postings, in memory. */
  tables: DatabaseSync
  postings: Record<Language, DeltaPostings>
  /** Rows of products that were removed or have a newer row. */
  deleted: BitSet
  deletedCount: number
  productOfVariant: (variant: number) => number
  /** Names of the updated rows, by language. */
  names: Record<Language, Map<number, string>>
}

/** Merges the rows of a term into one, with the products of both segments. Sorts by number of products. */
function sumDocuments(rows: Row[]): Row[] {
  const sums = new Map<unknown, Row>()
  for (const row of rows) {
    const known = sums.get(row['term'])
    if (known) known['documents'] = Number(known['documents']) + Number(row['documents'])
    else sums.set(row['term'], row)
  }
  return [...sums.values()].toSorted((a, b) => Number(b['documents']) - Number(a['documents']))
}

function openBuiltSegment(file: DatabaseSync, language: Language, rows: number): Segment {
  return {
    prepare: (sql) => file.prepare(sql),
    prepareLimited(sql, limit) {
      const statement = file.prepare(`${sql} limit ${limit}`)
      return (...values) => {
        const items = statement.all(...values)
        return { items, isComplete: items.length < limit }
      }
    },
    rows,
    ...openStoredPostings(file, language),
    withoutDeleted: (bits) => bits,
    isDeleted: () => false,
  }
}

/** Reads the index file and the delta segment as one, in one language. `rows` counts the products of both. */
export function mergeSegments(
  file: DatabaseSync,
  delta: DeltaSegment | null,
  { language, rows }: { language: Language; rows: number },
): Segment {
  if (!delta) return openBuiltSegment(file, language, rows)

  const stored = openStoredPostings(file, language)
  const updated = delta.postings[language]
  const { deleted, deletedCount } = delta
  const postings: Pick<Segment, 'addRows' | 'addPrefixRows' | 'hasTerm'> = {
    addRows(bits, terms, field) {
      stored.addRows(bits, terms, field)
      updated.addRows(bits, terms, field)
    },
    addPrefixRows(bits, prefix, field) {
      stored.addPrefixRows(bits, prefix, field)
      updated.addPrefixRows(bits, prefix, field)
    },
    hasTerm: (term, field) => stored.hasTerm(term, field) || updated.hasTerm(term, field),
  }
  const knownTerms = new Map<string, boolean>()
  const scratch = createBitSet(rows)
  const hasProducts = (term: string): boolean => {
    const known = knownTerms.get(term)
    if (known !== undefined) return known
    scratch.fill(0)
    postings.addRows(scratch, [term], 'anywhere')
    subtractBits(scratch, deleted)
    const isFound = scratch.some((word) => word !== 0)
    knownTerms.set(term, isFound)
    return isFound
  }
  /** Whether a row still has products. A term with more products than were deleted certainly has. */
  const isCurrent = (row: Row): boolean => {
    if (typeof row['variant'] === 'number') return !hasBit(deleted, delta.productOfVariant(row['variant']))
    return (
      typeof row['term'] !== 'string' || Number(row['documents']) > deletedCount || hasProducts(row['term'])
    )
  }
  const merge = (parts: readonly Row[][]): Row[] => {
    const rowsOfBoth = parts.flat()
    const merged = typeof rowsOfBoth[0]?.['documents'] === 'number' ? sumDocuments(rowsOfBoth) : rowsOfBoth
    return merged.filter(isCurrent)
  }
  const prepareBoth = (sql: string) => [file.prepare(sql), delta.tables.prepare(sql)]
  const prepare = (sql: string): Statement => {
    const statements = prepareBoth(sql)
    return {
      get: (...values: Bound[]) =>
        statements.map((each) => each.get(...values)).find((row) => row !== undefined && isCurrent(row)),
      all: (...values: Bound[]) => merge(statements.map((each): Row[] => each.all(...values))),
    }
  }
  return {
    prepare,
    prepareLimited(sql, limit) {
      const statements = prepareBoth(`${sql} limit ${limit}`)
      return (...values) => {
        const parts = statements.map((each): Row[] => each.all(...values))
        // Rows beyond the limit of one segment may precede those of the other.
        return { items: merge(parts), isComplete: parts.every((part) => part.length < limit) }
      }
    },
    rows,
    ...postings,
    withoutDeleted(bits, first = 0) {
      const current = bits.slice()
      subtractBits(current, deleted.subarray(first))
      return current
    },
    isDeleted: (row) => hasBit(deleted, row),
  }
}
