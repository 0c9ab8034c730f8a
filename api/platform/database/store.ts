import { Kysely } from 'kysely'
import { isUpToDate, migrate } from './migrate.ts'
import { postgresDialect } from './postgres-dialect.ts'
import type { Dialect } from './queries.ts'
import type { Database } from './schema.ts'
import { sqliteDialect } from './sqlite/sqlite-dialect.ts'

/** Where the data is: a folder for the embedded database, or the address of a PostgreSQL server. */
export type StoreSettings = { dataDir: string } | { databaseUrl: string }

/** An open database of the newest form. */
export interface Store {
  db: Kysely<Database>
  dialect: Dialect
  /** Where it is, so that another process can open it too. */
  settings: StoreSettings
  close(): Promise<void>
}

/** How patient a store is. */
export interface StoreOptions {
  /** For how many milliseconds a write waits for another process's lock. By default as long as a request may wait. */
  lockWaitMs?: number
}

/** How long a request waits: SQLite locks the whole database, PostgreSQL a row. */
const requestWaitMs = { sqlite: 2000, postgres: { lock: 1000, answer: 4000 } }

/** `lockWaitMs` of an operator's command: an import of another process ends before. */
export const commandWaitMs = 60_000

/** Opens a database that is of the newest form already. */
export const connect = (settings: StoreSettings, { lockWaitMs }: StoreOptions = {}): Kysely<Database> =>
  new Kysely<Database>({
    dialect:
      'databaseUrl' in settings
        ? postgresDialect(
            settings.databaseUrl,
            lockWaitMs === undefined ? requestWaitMs.postgres : { lock: lockWaitMs },
          )
        : sqliteDialect(settings.dataDir, lockWaitMs ?? requestWaitMs.sqlite),
  })

/** Migrates the database unless it has the newest form. Waits while another process writes. */
async function bringUpToDate(settings: StoreSettings, dialect: Dialect): Promise<void> {
  const db = connect(settings, { lockWaitMs: commandWaitMs })
  try {
    await migrate(db, dialect)
  } finally {
    await db.destroy()
  }
}

/** Opens the database and migrates it. Throws a sentence when it cannot be opened or is newer than this program. */
export async function openStore(settings: StoreSettings, options: StoreOptions = {}): Promise<Store> {
  const dialect: Dialect = 'databaseUrl' in settings ? 'postgres' : 'sqlite'
  const db = connect(settings, options)
  try {
    if (!(await isUpToDate(db))) await bringUpToDate(settings, dialect)
  } catch (cause) {
    await db.destroy().catch(() => undefined)
    throw cause
  }
  return { db, dialect, settings, close: () => db.destroy() }
}
