import { createHash } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import { migrations, type Migration } from './migrations/index.ts'
import type { Dialect } from './queries.ts'
import type { Database } from './schema.ts'

/**
 * The statements of a migration as one of the two databases understands them. Tables are written once:
 * `bigint` and `collate "C"` are PostgreSQL's, strict tables and tables kept in the order of their key SQLite's.
 */
export function statementsFor(migration: Migration, dialect: Dialect): string[] {
  return migration.statements.map((statement) => {
    const text = typeof statement === 'string' ? statement : statement[dialect]
    if (dialect === 'postgres') {
      // Byte order, as SQLite sorts: both databases give lists in the same order.
      return text.replaceAll(' text', ' text collate "C"').replace(/\) by key$/u, ')')
    }
    return text
      .replaceAll(' bigint', ' integer')
      .replace(/\) by key$/u, ') strict, without rowid')
      .replace(/^(create table [\s\S]*\))$/u, '$1 strict')
  })
}

const checksum = (migration: Migration) =>
  createHash('sha256').update(JSON.stringify(migration.statements)).digest('hex')

/** Whether nothing is left to do. A database that cannot be asked, such as an empty one, is brought to its form first. */
export async function isUpToDate(db: Kysely<Database>): Promise<boolean> {
  try {
    const applied = await db.selectFrom('migrations').select(['name', 'checksum']).execute()
    const known = new Map(migrations.map((migration) => [migration.name, checksum(migration)]))
    return (
      applied.length === known.size && applied.every(({ name, checksum: seen }) => known.get(name) === seen)
    )
  } catch {
    return false
  }
}

/**
 * Brings the database to the newest form, forward only and in one transaction. One that is in it already is only read:
 * a shop can start while an import writes.
 * Throws when a migration that was already applied has been edited, or when the database is newer than this program.
 */
export async function migrate(db: Kysely<Database>, dialect: Dialect): Promise<void> {
  if (await isUpToDate(db)) return
  await db.transaction().execute(async (trx) => {
    if (dialect === 'postgres') {
      await sql`set local statement_timeout = 0`.execute(trx)
      await sql`set local lock_timeout = '60s'`.execute(trx)
      // Several processes may start at once; one migrates, the others wait.
      await sql`select pg_advisory_xact_lock(7240113)`.execute(trx)
    }
    await sql`create table if not exists "migrations" ("name" text primary key, "checksum" text not null, "appliedAt" text not null)`.execute(
      trx,
    )
    const applied = new Map(
      (await trx.selectFrom('migrations').selectAll().execute()).map((row) => [row.name, row.checksum]),
    )
    for (const migration of migrations) {
      const seen = applied.get(migration.name)
      applied.delete(migration.name)
      if (seen === undefined) {
        for (const statement of statementsFor(migration, dialect)) await sql.raw(statement).execute(trx)
        await trx
          .insertInto('migrations')
          .values({
            name: migration.name,
            checksum: checksum(migration),
            appliedAt: new Date().toISOString(),
          })
          .execute()
      } else if (seen !== checksum(migration)) {
        throw new Error(
          `Migration ${migration.name} was changed after it had been applied; write a new one instead.`,
        )
      }
    }
    const [unknown] = applied.keys()
    if (unknown !== undefined)
      throw new Error(`The database has migration ${unknown}, which this version does not know.`)
  })
}
