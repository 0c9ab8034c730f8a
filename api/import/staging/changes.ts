import type { Insertable } from 'kysely'
import { Batch } from '../../platform/database/batch.ts'
import type { ChangeKind } from '../../platform/database/schema/change-kinds.ts'
import type { Database } from '../../platform/database/index.ts'
import {
  changedTable,
  removedTable,
  importedTables,
  type ImportDatabase,
  type ImportedTable,
} from './temporary-tables.ts'

type Key = Readonly<Record<string, string | number>>

/** The planned changes of an import, collected in temporary tables until they are complete. */
export class Changes {
  readonly #db: ImportDatabase
  readonly #changed = new Map<ImportedTable, { batch: Batch<object>; columns: readonly string[] }>()
  readonly #removed = new Map<ImportedTable, Batch<Key>>()
  readonly #touchedProducts = new Batch<{ productId: number; kind: ChangeKind }>('touchedProducts')
  #rows = 0
  #hasSharedTexts = false

  constructor(db: ImportDatabase) {
    this.#db = db
  }

  /** Number of rows to write or remove. */
  get rows(): number {
    return this.#rows
  }

  /** Whether shared texts change: those of categories, attributes, values, units … */
  get hasSharedTexts(): boolean {
    return this.#hasSharedTexts
  }

  /** Adds a shared text. */
  async putSharedText(owner: string, language: string, text: string): Promise<void> {
    this.#hasSharedTexts = true
    await this.put('texts', { owner, field: 'name', language, text })
  }

  /** Columns of a table's changed rows; null without changed rows. */
  columnsOf(table: ImportedTable): readonly string[] | null {
    return this.#changed.get(table)?.columns ?? null
  }

  /** Whether rows of a table are removed. */
  removesFrom(table: ImportedTable): boolean {
    return this.#removed.has(table)
  }

  /** Adds a new or changed row with all its columns. */
  async put<T extends ImportedTable>(table: T, row: Insertable<Database[T]>): Promise<void> {
    const known = this.#changed.get(table)
    const into = known ?? { batch: new Batch<object>(changedTable(table)), columns: Object.keys(row) }
    if (!known) this.#changed.set(table, into)
    this.#rows += 1
    await into.batch.add(this.#db, [row])
  }

  /** Adds the key of a row to remove. */
  async remove(table: ImportedTable, key: Key): Promise<void> {
    const batch = this.#removed.get(table) ?? new Batch<Key>(removedTable(table))
    this.#removed.set(table, batch)
    this.#rows += 1
    await batch.add(this.#db, [key])
  }

  /** Notes the kinds of changes of a product. */
  async touch(productId: number, kinds: Iterable<ChangeKind>): Promise<void> {
    for (const kind of kinds) await this.#touchedProducts.add(this.#db, [{ productId, kind }])
  }

  /** Writes the remaining rows into the temporary tables. */
  async finish(): Promise<void> {
    for (const table of importedTables) {
      await this.#changed.get(table)?.batch.finish(this.#db)
      await this.#removed.get(table)?.finish(this.#db)
    }
    await this.#touchedProducts.finish(this.#db)
  }
}
