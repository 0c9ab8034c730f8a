import { Kysely } from 'kysely'
import { migrate } from './migrate.ts'
import { postgresDialect } from './postgres.ts'
import type { Dialect } from './queries.ts'
import type { Database } from './schema.ts'
import { sqliteDialect } from './sqlite.ts'

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

/** Opens a database that is of the newest form already. */
export const connect = (settings: StoreSettings): Kysely<Database> =>
  new Kysely<Database>({
    dialect:
      'databaseUrl' in settings ? postgresDialect(settings.databaseUrl) : sqliteDialect(settings.dataDir),
  })

/** Opens the database and migrates it. Throws a sentence when it cannot be opened or is newer than this program. */
export async function openStore(settings: StoreSettings): Promise<Store> {
  const dialect: Dialect = 'databaseUrl' in settings ? 'postgres' : 'sqlite'
  const db = connect(settings)
  try {
    await migrate(db, dialect)
  } catch (cause) {
    await db.destroy().catch(() => undefined)
    throw cause
  }
  return { db, dialect, settings, close: () => db.destroy() }
}
