import type { Insertable } from 'kysely'
import { forEachChunk, rowsPerStatement } from './chunks.ts'
import type { Database } from './schema.ts'
import type { Queries } from './queries.ts'

/** Inserts any number of rows with the same columns. Other requests run between the statements. */
export async function insertRows<T extends keyof Database & string>(
  queries: Queries,
  table: T,
  rows: readonly Insertable<Database[T]>[],
): Promise<void> {
  const [first] = rows
  if (first === undefined) return
  await forEachChunk(rows, rowsPerStatement(Object.keys(first).length), (some) =>
    queries.insertInto(table).values(some).execute(),
  )
}
