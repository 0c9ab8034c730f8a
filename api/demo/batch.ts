import { CompiledQuery, type Insertable, type Transaction } from 'kysely'
import type { Database } from '../store/index.ts'

/** Values that one statement carries: as many as both databases take, with room to spare. */
const valuesPerStatement = 6000

/**
 * Collects rows of one table and writes them in statements of one fixed size. Kysely builds such a statement once;
 * building it anew for each few hundred rows takes longer than the database needs to insert them.
 */
export class Batch<T extends keyof Database & string> {
  readonly #table: T
  #values: unknown[] = []
  #columns: string[] = []
  #statement = ''

  constructor(table: T) {
    this.#table = table
  }

  /** Adds rows, all with the same keys in the same order, and writes what makes a full statement. */
  async add(transaction: Transaction<Database>, rows: readonly Insertable<Database[T]>[]): Promise<void> {
    for (const row of rows) {
      if (this.#columns.length === 0) this.#columns = Object.keys(row)
      this.#values.push(...Object.values(row))
      if (this.#values.length >= this.#full()) await this.#write(transaction)
    }
  }

  /** Writes the rest. */
  async finish(transaction: Transaction<Database>): Promise<void> {
    if (this.#values.length > 0) await transaction.executeQuery(this.#query(transaction))
    this.#values = []
  }

  #full(): number {
    return Math.floor(valuesPerStatement / this.#columns.length) * this.#columns.length
  }

  async #write(transaction: Transaction<Database>): Promise<void> {
    if (this.#statement === '') this.#statement = this.#query(transaction).sql
    await transaction.executeQuery(CompiledQuery.raw(this.#statement, this.#values))
    this.#values = []
  }

  #query(transaction: Transaction<Database>): CompiledQuery {
    const width = this.#columns.length
    const rows = Array.from({ length: this.#values.length / width }, (_, index) =>
      Object.fromEntries(this.#columns.map((column, at) => [column, this.#values[index * width + at]])),
    )
    // The rows come from `add`, which took only rows of this table.
    return transaction
      .insertInto(this.#table)
      .values(rows as Insertable<Database[T]>[])
      .compile()
  }
}
