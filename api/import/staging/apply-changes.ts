import { sql, type Transaction } from 'kysely'
import {
  announceCatalogue,
  announceChanges,
  catalogueVersion,
  lastChange,
  type Database,
} from '../../platform/database/index.ts'
import { changeKinds } from '../../catalogue/changes.ts'
import type { Changes } from './changes.ts'
import { patiently } from './retry-while-busy.ts'
import { ImportRefused } from '../import-refused.ts'
import {
  changedIn,
  goneFrom,
  written,
  writtenTables,
  type Scratch,
  type WrittenTable,
} from './temporary-tables.ts'

/** More changed products than this are not announced one by one: the index is built anew beside the old one. */
const mostAnnounced = 20_000

/** The state that a plan was made for. */
export interface Snapshot {
  version: number
  change: number
}

export const readSnapshot = async (scratch: Scratch): Promise<Snapshot> => ({
  version: await catalogueVersion(scratch),
  change: await lastChange(scratch),
})

const list = (columns: readonly string[]): string => columns.map((column) => `"${column}"`).join(', ')

async function removeRows(transaction: Transaction<Database>, table: WrittenTable): Promise<void> {
  const matches = written[table].map((column) => `g."${column}" = "${table}"."${column}"`).join(' and ')
  await sql
    .raw(`delete from "${table}" where exists (select 1 from "${goneFrom(table)}" g where ${matches})`)
    .execute(transaction)
}

async function writeRows(
  transaction: Transaction<Database>,
  table: WrittenTable,
  columns: readonly string[],
): Promise<void> {
  const keys: readonly string[] = written[table]
  const others = columns.filter((column) => !keys.includes(column))
  const conflict =
    others.length === 0
      ? 'do nothing'
      : `do update set ${others.map((column) => `"${column}" = excluded."${column}"`).join(', ')}`
  await sql
    .raw(
      `insert into "${table}" (${list(columns)}) select ${list(columns)} from "${changedIn(table)}" where 1 = 1
       on conflict (${list(keys)}) ${conflict}`,
    )
    .execute(transaction)
}

async function announce(transaction: Transaction<Database>, whole: boolean): Promise<void> {
  const { rows } = await sql<{ kind: string; count: number }>`
    select "kind", count(distinct "productId") as "count" from "touched" group by "kind"`.execute(transaction)
  const all = rows.reduce((sum, { count }) => sum + Number(count), 0)
  if (whole || all > mostAnnounced) return announceCatalogue(transaction)
  for (const kind of changeKinds) {
    const touched = await sql<{ productId: number }>`
      select distinct "productId" from "touched" where "kind" = ${kind} order by "productId"`.execute(
      transaction,
    )
    await announceChanges(
      transaction,
      kind,
      touched.rows.map(({ productId }) => productId),
    )
  }
}

async function applyOnce(scratch: Scratch, changes: Changes, snapshot: Snapshot): Promise<void> {
  await scratch.transaction().execute(async (transaction) => {
    await sql`insert into "catalogueFacts" ("key", "value") values ('version', '0') on conflict ("key") do nothing`.execute(
      transaction,
    )
    // Writing the fact as it is makes whoever else loads a catalogue wait.
    await sql`update "catalogueFacts" set "value" = "value" where "key" = 'version'`.execute(transaction)
    const now = { version: await catalogueVersion(transaction), change: await lastChange(transaction) }
    if (now.version !== snapshot.version || now.change !== snapshot.change)
      throw new ImportRefused('The catalogue was changed by somebody else meanwhile; run the import again.')
    for (const table of writtenTables.toReversed())
      if (changes.removesFrom(table)) await removeRows(transaction, table)
    for (const table of writtenTables) {
      const columns = changes.columnsOf(table)
      if (columns) await writeRows(transaction, table, columns)
    }
    await sql`update "variants" set "buyable" = 0 where "id" in (select "variantId" from "retired")`.execute(
      transaction,
    )
    const whole =
      (['categories', 'attributes'] as const).some((table) => changes.columnsOf(table)) || changes.hasWords
    await announce(transaction, whole)
  })
}

/**
 * Does all that was planned in one transaction: readers see the catalogue before it or after it, and a crash leaves
 * the one before. Throws `ImportRefused` when somebody else has changed the catalogue since the plan was made, or
 * when the database stays busy for a minute.
 */
export const applyChanges = (scratch: Scratch, changes: Changes, snapshot: Snapshot): Promise<void> =>
  patiently(() => applyOnce(scratch, changes, snapshot))
