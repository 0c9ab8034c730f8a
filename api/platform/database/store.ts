import { Kysely } from 'kysely'
import { isUpToDate, migrate } from './migrate.ts'
import { postgresDialect } from './postgres-dialect.ts'
import type { Dialect } from './queries.ts'
import type { Database } from './schema.ts'
import { sqliteDialect } from './sqlite/sqlite-dialect.ts'

/** Where the data is: a folder for the embedded database, or the address of a PostgreSQL server. */
export type StoreSettings = { dataDir: string } | { databaseUrl: string }

/** An open, migrated database. */
export interface Store {
  db: Kysely<Database>
  dialect: Dialect
  /** For another process that opens the same database. */
  settings: StoreSettings
  close(): Promise<void>
}

/** Options of a store. */
export interface StoreOptions {
  /** Milliseconds that a write waits for the lock of another process. @default as long as a request may wait */
  lockWaitMs?: number
}

/** How long a request waits, in milliseconds. SQLite locks the whole database, PostgreSQL a row. */
const requestWaitMs = { sqlite: 2000, postgres: { lock: 1000, answer: 4000 } }

/** `lockWaitMs` of a command, which may have to wait for an import in another process. */
export const commandWaitMs = 60_000

/** Opens a database without migrating it. */
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

/** Migrates a database. Waits while another process writes. */
async function bringUpToDate(settings: StoreSettings, dialect: Dialect): Promise<void> {
  const db = connect(settings, { lockWaitMs: commandWaitMs })
  try {
    await migrate(db, dialect)
  } finally {
    await db.destroy()
  }
}

/** Opens a database and migrates it if needed. Throws if it cannot be opened or is newer than this program. */
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
