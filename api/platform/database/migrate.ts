import { createHash } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import { migrations, type Migration } from './migrations/index.ts'
import type { Dialect } from './queries.ts'
import type { Database } from './schema.ts'

/**
 * The statements of a migration in one of the two dialects. Tables are written once:
 * `bigint` and `collate "C"` are for PostgreSQL, `strict` and `without rowid` for SQLite.
 */
function statementsFor(migration: Migration, dialect: Dialect): string[] {
  return migration.statements.map((statement) => {
    const text = typeof statement === 'string' ? statement : statement[dialect]
    if (dialect === 'postgres') {
      // Byte order, as in SQLite: both databases sort lists in the same order.
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

/** Whether every migration is applied. False for a database that cannot be read, such as an empty one. */
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
 * Applies the missing migrations, forward only and in one transaction. A database that needs none is only read, so that
 * a shop can start while an import writes. Throws if an applied migration has been edited, or if the database is newer
 * than this program. Not the Migrator of Kysely: on SQLite it uses neither a transaction nor a lock, and it does not
 * notice edited migrations.
 */
export async function migrate(db: Kysely<Database>, dialect: Dialect): Promise<void> {
  if (await isUpToDate(db)) return
  await db.transaction().execute(async (trx) => {
    if (dialect === 'postgres') {
      await sql`set local statement_timeout = 0`.execute(trx)
      await sql`set local lock_timeout = '60s'`.execute(trx)
      // Several processes may start at once: one migrates, the others wait.
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
