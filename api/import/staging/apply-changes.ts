import { sql, type Transaction } from 'kysely'
import {
  announceCatalogue,
  announceChanges,
  lastChange,
  changeKinds,
  catalogueVersion,
  writeCatalogueFact,
  preferredLanguageFact,
} from '../../catalogue/service.ts'
import type { Database } from '../../platform/database/index.ts'
import type { Changes } from './changes.ts'
import { retryWhileBusy } from './retry-while-busy.ts'
import { ImportRefused } from '../import-refused.ts'
import {
  changedTable,
  removedTable,
  tableKeys,
  importedTables,
  type ImportDatabase,
  type ImportedTable,
} from './temporary-tables.ts'

/** Above this number of changed products the search index is rebuilt instead of updated. */
const maxAnnouncedProducts = 20_000

/** The state of the catalogue for which a plan was made. */
interface CatalogueState {
  version: number
  change: number
}

export const readCatalogueState = async (db: ImportDatabase): Promise<CatalogueState> => ({
  version: await catalogueVersion(db),
  change: await lastChange(db),
})

const list = (columns: readonly string[]): string => columns.map((column) => `"${column}"`).join(', ')

async function removeRows(transaction: Transaction<Database>, table: ImportedTable): Promise<void> {
  const matches = tableKeys[table].map((column) => `g."${column}" = "${table}"."${column}"`).join(' and ')
  await sql
    .raw(`delete from "${table}" where exists (select 1 from "${removedTable(table)}" g where ${matches})`)
    .execute(transaction)
}

async function writeRows(
  transaction: Transaction<Database>,
  table: ImportedTable,
  columns: readonly string[],
): Promise<void> {
  const keys: readonly string[] = tableKeys[table]
  const others = columns.filter((column) => !keys.includes(column))
  const conflict =
    others.length === 0
      ? 'do nothing'
      : `do update set ${others.map((column) => `"${column}" = excluded."${column}"`).join(', ')}`
  await sql
    .raw(
      `insert into "${table}" (${list(columns)}) select ${list(columns)} from "${changedTable(table)}" where 1 = 1
       on conflict (${list(keys)}) ${conflict}`,
    )
    .execute(transaction)
}

async function announce(transaction: Transaction<Database>, whole: boolean): Promise<void> {
  const { rows } = await sql<{ kind: string; count: number }>`
    select "kind", count(distinct "productId") as "count" from "touchedProducts" group by "kind"`.execute(
    transaction,
  )
  const all = rows.reduce((sum, { count }) => sum + Number(count), 0)
  if (whole || all > maxAnnouncedProducts) return announceCatalogue(transaction)
  for (const kind of changeKinds) {
    const touched = await sql<{ productId: number }>`
      select distinct "productId" from "touchedProducts" where "kind" = ${kind} order by "productId"`.execute(
      transaction,
    )
    await announceChanges(
      transaction,
      kind,
      touched.rows.map(({ productId }) => productId),
    )
  }
}

async function applyOnce(
  db: ImportDatabase,
  changes: Changes,
  snapshot: CatalogueState,
  preferredLanguage: string | null,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`insert into "catalogueFacts" ("key", "value") values ('version', '0') on conflict ("key") do nothing`.execute(
      transaction,
    )
    // This write locks the row: other catalogue loads wait.
    await sql`update "catalogueFacts" set "value" = "value" where "key" = 'version'`.execute(transaction)
    const now = { version: await catalogueVersion(transaction), change: await lastChange(transaction) }
    if (now.version !== snapshot.version || now.change !== snapshot.change)
      throw new ImportRefused('The catalogue has changed during the import; run the import again.')
    for (const table of importedTables.toReversed())
      if (changes.removesFrom(table)) await removeRows(transaction, table)
    for (const table of importedTables) {
      const columns = changes.columnsOf(table)
      if (columns) await writeRows(transaction, table, columns)
    }
    await sql`update "variants" set "buyable" = 0 where "id" in (select "variantId" from "retired")`.execute(
      transaction,
    )
    const whole =
      (['categories', 'attributes'] as const).some((table) => changes.columnsOf(table)) ||
      changes.hasSharedTexts
    if (preferredLanguage !== null)
      await writeCatalogueFact(transaction, preferredLanguageFact, preferredLanguage)
    await announce(transaction, whole)
  })
}

/**
 * Applies all planned changes in one transaction: readers see the catalogue before or after it, and a crash leaves the
 * catalogue before. Throws `ImportRefused` when the catalogue has changed since the plan was made, or when the database
 * stays busy for a minute.
 */
export const applyChanges = (
  db: ImportDatabase,
  changes: Changes,
  snapshot: CatalogueState,
  preferredLanguage: string | null,
): Promise<void> => retryWhileBusy(() => applyOnce(db, changes, snapshot, preferredLanguage))
