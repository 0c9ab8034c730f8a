import type { Insertable } from 'kysely'
import type { Database } from './schema.ts'
import type { Queries } from './queries.ts'

/** Values that one statement may carry in both databases. */
const valuesPerStatement = 8000

/** Inserts any number of rows of one shape, as many per statement as both databases take. */
export async function insertRows<T extends keyof Database & string>(
  queries: Queries,
  table: T,
  rows: readonly Insertable<Database[T]>[],
): Promise<void> {
  const [first] = rows
  if (first === undefined) return
  const size = Math.max(1, Math.floor(valuesPerStatement / Object.keys(first).length))
  for (let start = 0; start < rows.length; start += size) {
    await queries
      .insertInto(table)
      .values(rows.slice(start, start + size))
      .execute()
  }
}
