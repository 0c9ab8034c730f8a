import { createBitSet, intersectBits, rowsIn, uniteBits, type BitSet } from '../index/bit-set.ts'
import type { Field } from '../index/fields.ts'
import type { Segment } from '../index/segment.ts'
import { memoize } from '../memoize.ts'
import type { BooleanQuery } from './boolean-query.ts'

/** Bytes of the cache of term queries, for each language. */
const cacheBytes = 3e6
/** Bytes of a cached set beside its words. */
const entryBytes = 200

/** Words of the first range that `findFirst` evaluates. Each further range is twice as long. */
const firstRange = 32

/** Evaluates a query for a range of the words of a bit set. */
type RangeQuery = (from: number, to: number) => BitSet

type TermQuery = ({ terms: readonly string[] } | { prefix: string }) & { field: Field }

const combine = (
  queries: readonly RangeQuery[],
  apply: (bits: BitSet, others: BitSet) => void,
): RangeQuery => {
  const [first, ...others] = queries
  if (!first) return (from, to) => createBitSet((to - from) * 32)
  if (others.length === 0) return first
  return (from, to) => {
    const bits = first(from, to).slice()
    for (const other of others) apply(bits, other(from, to))
    return bits
  }
}

/** Runs boolean queries over the postings of one language. */
export function openPostings({ rows, addRows, addPrefixRows, withoutDeleted }: Segment) {
  const words = createBitSet(rows).length

  /** Products of a term query. Different phrases share them. */
  const readTerms = memoize(
    cacheBytes,
    ({ field, ...query }: TermQuery) =>
      'terms' in query ? `${field} ${query.terms.join(' ')}` : `${field} ${query.prefix}*`,
    ({ field, ...query }): BitSet => {
      const bits = createBitSet(rows)
      if ('terms' in query) addRows(bits, query.terms, field)
      else addPrefixRows(bits, query.prefix, field)
      return bits
    },
    (bits) => entryBytes + bits.byteLength,
  )

  /** All matching products, deleted ones too. The sets are shared and must not be changed. */
  function evaluate(query: BooleanQuery, field: Field): RangeQuery {
    const evaluatePart = (part: BooleanQuery) => evaluate(part, field)
    if ('all' in query) return combine(query.all.map(evaluatePart), intersectBits)
    if ('any' in query) return combine(query.any.map(evaluatePart), uniteBits)
    const bits = readTerms({ field, ...query })
    return (from, to) => bits.subarray(from, to)
  }

  return {
    /** Rows of the matching products in ascending order. */
    find: (query: BooleanQuery, field: Field = 'anywhere'): Uint32Array =>
      rowsIn(withoutDeleted(evaluate(query, field)(0, words))),
    /** The matching products as a set, which must not be changed. */
    bitsOf: (query: BooleanQuery, field: Field = 'anywhere'): BitSet =>
      withoutDeleted(evaluate(query, field)(0, words)),
    /** The first `limit` rows. Evaluates no more of the index than it needs for them. */
    findFirst(limit: number, query: BooleanQuery, field: Field = 'anywhere'): Uint32Array {
      const rowsFound = new Uint32Array(limit)
      const evaluateRange = evaluate(query, field)
      let size = 0
      for (let from = 0, length = firstRange; from < words && size < limit; from += length, length *= 2) {
        const inRange = rowsIn(withoutDeleted(evaluateRange(from, from + length), from), from)
        const some = inRange.subarray(0, limit - size)
        rowsFound.set(some, size)
        size += some.length
      }
      return rowsFound.subarray(0, size)
    },
    /** Products with one of the terms in a field, deleted ones too. The set must not be changed. */
    withTerms: (terms: readonly string[], field: Field): BitSet => readTerms({ terms, field }),
  }
}

export type Postings = ReturnType<typeof openPostings>
