import { CompiledQuery, type Insertable } from 'kysely'
import type { Queries } from './queries.ts'
import type { Database } from './schema.ts'

/**
 * Row counts of a statement: many, 16 for the remainder, and one for the rest of it. A statement stays
 * short enough for the cache of the SQLite driver: uncached ones hold memory until they are collected.
 */
const sizesFor = (columns: number): readonly number[] => [
  Math.min(256, Math.floor(3600 / (3 * columns + 4))),
  16,
  1,
]

/**
 * Collects rows of one table and writes them in statements of three fixed sizes. Kysely builds each of them once:
 * building a new statement for every few hundred rows takes longer than inserting them, and a
 * separate statement for every remainder would fill the cache of prepared ones.
 */
export class Batch<Row extends object> {
  readonly #table: string
  readonly #statements = new Map<number, string>()
  #values: unknown[] = []
  #columns: string[] = []
  #sizes: readonly number[] = []

  /** `table` may be a temporary one that is not in the schema. */
  constructor(table: string) {
    this.#table = table
  }

  /** Adds rows, all with the same keys in the same order, and writes full statements. */
  async add(queries: Queries, rows: readonly Row[]): Promise<void> {
    for (const row of rows) {
      if (this.#columns.length === 0) {
        this.#columns = Object.keys(row)
        this.#sizes = sizesFor(this.#columns.length)
      }
      this.#values.push(...Object.values(row))
      const [many = 1] = this.#sizes
      if (this.#waiting() === many) await this.#write(queries, many)
    }
  }

  /** Writes the rest. */
  async finish(queries: Queries): Promise<void> {
    for (const size of this.#sizes) {
      while (this.#values.length > 0 && this.#waiting() >= size) await this.#write(queries, size)
    }
  }

  #waiting(): number {
    return this.#values.length / this.#columns.length
  }

  async #write(queries: Queries, size: number): Promise<void> {
    const values = this.#values.splice(0, size * this.#columns.length)
    await queries.executeQuery(CompiledQuery.raw(this.#statement(queries, size), values))
  }

  #statement(queries: Queries, size: number): string {
    const known = this.#statements.get(size)
    if (known !== undefined) return known
    const row = Object.fromEntries(this.#columns.map((column) => [column, '']))
    const shape = Array.from({ length: size }, () => row)
    // Only the shape matters: every execution has its own values, and `add` takes only rows of this table.
    const { sql } = queries
      .insertInto(this.#table as keyof Database)
      .values(shape as never)
      .compile()
    this.#statements.set(size, sql)
    return sql
  }
}

/** A batch for a table of the schema. */
export const batchFor = <T extends keyof Database & string>(table: T): Batch<Insertable<Database[T]>> =>
  new Batch(table)
