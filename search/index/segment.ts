import type { LimitedResult } from '../query/prefix-cache.ts'
import type { BitSet } from './bit-set.ts'
import type { Field } from './fields.ts'

/** One row as SQLite returns it. */
export type Row = Record<string, unknown>
export type Bound = string | number | null

/** A statement that reads the index. */
export interface Statement {
  get(...values: Bound[]): Row | undefined
  all(...values: Bound[]): Row[]
}

/**
 * Terms, postings and article numbers in one language: those of the index file and of the delta segment as one. Rows
 * with a `term` (and its `documents`) or a `variant` are left out if all their products were deleted. A term of both
 * segments is one row; the terms with most products come first.
 */
export interface Segment {
  prepare(sql: string): Statement
  /** A statement that reads at most `limit` rows of each segment. */
  prepareLimited(sql: string, limit: number): (...values: Bound[]) => LimitedResult<Row>
  /** Number of rows of products, deleted ones too. */
  rows: number
  /** Adds the rows of all products that have one of the terms in a field, deleted ones too. */
  addRows(bits: BitSet, terms: readonly string[], field: Field): void
  /** The same for all terms with a prefix. */
  addPrefixRows(bits: BitSet, prefix: string, field: Field): void
  /** Whether any product, deleted ones too, has the term in a field. */
  hasTerm(term: string, field: Field): boolean
  /**
   * A set without deleted products; the same set if none was deleted. `first`: place of the first word, if the set is a
   * range of a larger one.
   */
  withoutDeleted(bits: BitSet, first?: number): BitSet
  isDeleted(row: number): boolean
}
