import type { Queries } from '../platform/database/queries.ts'

/** A fact of the catalogue as a whole (`version`, `loadedAt` …), or null when it was never written. */
export async function readCatalogueFact(queries: Queries, key: string): Promise<string | null> {
  const row = await queries
    .selectFrom('catalogueFacts')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst()
  return row?.value ?? null
}

/** Writes a fact of the catalogue, replacing the one of the same key. */
export async function writeCatalogueFact(queries: Queries, key: string, value: string): Promise<void> {
  await queries
    .insertInto('catalogueFacts')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}

/** The number of catalogue loads so far; 0 when none was loaded. Caches of the catalogue are keyed by it. */
export async function catalogueVersion(queries: Queries): Promise<number> {
  return Number((await readCatalogueFact(queries, 'version')) ?? 0)
}
