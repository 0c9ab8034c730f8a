import { sql } from 'kysely'
import { catalogueVersion, writeCatalogueFact } from './facts.ts'
import type { ChangeKind } from '../platform/database/schema/change-kinds.ts'
import type { Queries } from '../platform/database/queries.ts'

export { changeKinds, type ChangeKind } from '../platform/database/schema/change-kinds.ts'

/** Products of one change. Numbers rise by one in the order of the commits. */
export interface CatalogueChange {
  number: number
  kind: ChangeKind
  productIds: number[]
}

/** Products in one row of the log. */
const productsPerChange = 500
const counter = 'changes'

/** Draws the next `count` numbers and returns the last. Other transactions wait for this one to end. */
async function drawNumbers(queries: Queries, count: number): Promise<number> {
  const { rows } = await sql<{ value: string }>`
    insert into "catalogueFacts" ("key", "value") values (${counter}, ${String(count)})
    on conflict ("key") do update
      set "value" = cast(cast("catalogueFacts"."value" as integer) + cast(${count} as integer) as text)
    returning "value"`.execute(queries)
  return Number(rows[0]?.value)
}

/**
 * Announces changed products: search, counts and cached pages follow within two seconds in every process. Call it as
 * the last step of the transaction that makes the change: other announcements wait for it. For more than about ten
 * thousand products, and for categories, attributes or shared texts, call `announceCatalogue` once instead.
 */
export async function announceChanges(
  queries: Queries,
  kind: ChangeKind,
  productIds: readonly number[],
): Promise<void> {
  const ids = [...new Set(productIds)]
  const parts = Array.from({ length: Math.ceil(ids.length / productsPerChange) }, (_, part) =>
    ids.slice(part * productsPerChange, (part + 1) * productsPerChange),
  )
  if (parts.length === 0) return
  const last = await drawNumbers(queries, parts.length)
  const announcedAt = new Date().toISOString()
  const rows = parts.map((part, place) => ({
    number: last - parts.length + 1 + place,
    kind,
    products: part.join(','),
    announcedAt,
  }))
  for (const row of rows) await queries.insertInto('catalogueChanges').values(row).execute()
}

/**
 * Announces a change of the whole catalogue: a new search index is built and replaces the current one. Call it once,
 * after everything is written.
 */
export async function announceCatalogue(queries: Queries): Promise<void> {
  await writeCatalogueFact(queries, 'version', String((await catalogueVersion(queries)) + 1))
}

/** The number of the last change; 0 when there was none. */
export async function lastChange(queries: Queries): Promise<number> {
  const row = await queries
    .selectFrom('catalogueFacts')
    .select('value')
    .where('key', '=', counter)
    .executeTakeFirst()
  return Number(row?.value ?? 0)
}

/** At most `most` changes after a number, oldest first. Changes older than a week may be deleted. */
export async function readChanges(queries: Queries, after: number, most: number): Promise<CatalogueChange[]> {
  const rows = await queries
    .selectFrom('catalogueChanges')
    .select(['number', 'kind', 'products'])
    .where('number', '>', after)
    .orderBy('number')
    .limit(most)
    .execute()
  return rows.map((row) => ({
    number: row.number,
    kind: row.kind,
    productIds: row.products.split(',').map(Number),
  }))
}
