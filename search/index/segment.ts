import type { Bits } from './bit-set.ts'
import type { Field } from './fields.ts'
import type { Found } from '../query/prefix-cache.ts'

/** One row as SQLite gives it. */
export type Row = Record<string, unknown>
export type Bound = string | number | null

/** A statement that reads the index. */
export interface Statement {
  get(...values: Bound[]): Row | undefined
  all(...values: Bound[]): Row[]
}

/**
 * The tables of an index in one language as its words and numbers are read: what was built together with what was fed
 * since. Rows with a `term` (and its `documents`) or a `variant` are left out when none of their products is there any
 * more; the same term of both parts is one row, the most used first.
 */
export interface Tables {
  prepare(sql: string): Statement
  /** A statement that reads so many rows at most of each of the two parts. */
  prepareFirst(sql: string, most: number): (...values: Bound[]) => Found<Row>
  /** How many rows of products there are, dead ones too. */
  rows: number
  /** Adds the rows of all products that have one of the terms in a field, dead ones too. */
  addRows(bits: Bits, terms: readonly string[], field: Field): void
  /** The same of all terms that begin so. */
  addBegun(bits: Bits, start: string, field: Field): void
  /** Whether any product, dead ones too, has the term in a field. */
  stands(term: string, field: Field): boolean
  /**
   * A set without products that are gone or have a newer row: the same set when there are none such. Of a stretch of one
   * `first` is the place of its first word.
   */
  living(bits: Bits, first?: number): Bits
  /** Whether a product's row is one of a product that is gone or has a newer one. */
  isDead(row: number): boolean
}
