import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, type Dialect } from 'kysely'
import { SqliteDriver } from './sqlite-driver.ts'
import { makePrivateDatabase, makePrivateFolder } from './private-files.ts'

/** Name of the database file inside `DATA_DIR`. */
export const databaseFile = 'tradecounter.sqlite'

const pragmas = {
  // A commit is on the disk before it is acknowledged.
  write:
    'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma temp_store = memory; pragma cache_size = -16000',
  read: 'pragma query_only = on; pragma temp_store = memory; pragma cache_size = -16000',
}

function open(dataDir: string, purpose: keyof typeof pragmas): DatabaseSync {
  const file = join(dataDir, databaseFile)
  makePrivateFolder(dataDir)
  makePrivateDatabase(file)
  // No busy timeout: SQLite would wait on the main thread.
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    database.exec(pragmas[purpose])
    return database
  } catch (cause) {
    database.close()
    throw cause
  }
}

/** Allows several connections. The driver lets one of them write at a time. */
class Adapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

/** The embedded database in `dataDir`, created if missing. A write waits up to `lockWaitMs` for another process. */
export const sqliteDialect = (dataDir: string, lockWaitMs: number): Dialect => ({
  createAdapter: () => new Adapter(),
  createDriver: () => new SqliteDriver({ open: (purpose) => open(dataDir, purpose), lockWaitMs }),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
})
