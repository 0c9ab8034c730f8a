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
  /** Rows of the products that a full-text query finds, ascending; the first `limit` of them, all when it is 0. */
  products(query: string, limit?: number): Uint32Array
  /** Whether a product's row is one of a product that is gone or has a newer one. */
  isDead(row: number): boolean
}
