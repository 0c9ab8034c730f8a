import type { Insertable } from 'kysely'
import { Batch } from '../../platform/database/batch.ts'
import type { ChangeKind, Database } from '../../platform/database/index.ts'
import { changedIn, goneFrom, writtenTables, type Scratch, type WrittenTable } from './temporary-tables.ts'

type Key = Readonly<Record<string, string | number>>

/** What an import would change, gathered in scratch tables; nothing of it is done before all of it is known. */
export class Changes {
  readonly #scratch: Scratch
  readonly #changed = new Map<WrittenTable, { batch: Batch<object>; columns: readonly string[] }>()
  readonly #gone = new Map<WrittenTable, Batch<Key>>()
  readonly #touched = new Batch<{ productId: number; kind: ChangeKind }>('touched')
  #rows = 0
  #hasWords = false

  constructor(scratch: Scratch) {
    this.#scratch = scratch
  }

  /** Rows that would be written or taken away. */
  get rows(): number {
    return this.#rows
  }

  /** Whether words of the catalogue as a whole become other: those of categories, attributes, values, units … */
  get hasWords(): boolean {
    return this.#hasWords
  }

  /** Adds words of the catalogue as a whole. */
  async putWords(owner: string, language: string, text: string): Promise<void> {
    this.#hasWords = true
    await this.put('texts', { owner, field: 'name', language, text })
  }

  /** Columns of the rows of a table that become other; null when there are none. */
  columnsOf(table: WrittenTable): readonly string[] | null {
    return this.#changed.get(table)?.columns ?? null
  }

  /** Whether rows of a table go. */
  removesFrom(table: WrittenTable): boolean {
    return this.#gone.has(table)
  }

  /** Adds a row in its new form, with all its columns. */
  async put<T extends WrittenTable>(table: T, row: Insertable<Database[T]>): Promise<void> {
    const known = this.#changed.get(table)
    const into = known ?? { batch: new Batch<object>(changedIn(table)), columns: Object.keys(row) }
    if (!known) this.#changed.set(table, into)
    this.#rows += 1
    await into.batch.add(this.#scratch, [row])
  }

  /** Adds the key of a row that goes. */
  async remove(table: WrittenTable, key: Key): Promise<void> {
    const batch = this.#gone.get(table) ?? new Batch<Key>(goneFrom(table))
    this.#gone.set(table, batch)
    this.#rows += 1
    await batch.add(this.#scratch, [key])
  }

  /** Notes what is other about a product. */
  async touch(productId: number, kinds: Iterable<ChangeKind>): Promise<void> {
    for (const kind of kinds) await this.#touched.add(this.#scratch, [{ productId, kind }])
  }

  /** Writes what waits, so that the scratch tables are whole. */
  async finish(): Promise<void> {
    for (const table of writtenTables) {
      await this.#changed.get(table)?.batch.finish(this.#scratch)
      await this.#gone.get(table)?.finish(this.#scratch)
    }
    await this.#touched.finish(this.#scratch)
  }
}
