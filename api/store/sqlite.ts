import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely'
import { LRUCache } from 'lru-cache'
import { makePrivateDatabase, makePrivateFolder } from './private-files.ts'

/** Name of the database file inside `DATA_DIR`. */
export const databaseFile = 'tradecounter.sqlite'

/** Longer statements are loads of many rows: they come once and would fill the memory. */
const longestKept = 4000

const parameters = (values: ReadonlyArray<unknown>) =>
  // Kysely types parameters as unknown; the tables hold text, integers and null only.
  values as SQLInputValue[]

function statement(prepared: StatementSync): SqliteStatement {
  return {
    reader: prepared.columns().length > 0,
    all: (values) => prepared.all(...parameters(values)),
    run: (values) => prepared.run(...parameters(values)),
    iterate: (values) => prepared.iterate(...parameters(values)),
  }
}

/** What Kysely asks of better-sqlite3, over the database that Node brings. */
function adapt(database: DatabaseSync): SqliteDatabase {
  const statements = new LRUCache<string, SqliteStatement>({ max: 300 })
  return {
    close: () => {
      statements.clear()
      database.close()
    },
    prepare(sql) {
      // A deferred transaction that turns into a writer fails at once when another process wrote meanwhile;
      // an immediate one waits for its turn.
      const text = sql === 'begin' ? 'begin immediate' : sql
      const known = statements.get(text)
      if (known) return known
      const fresh = statement(database.prepare(text))
      if (text.length <= longestKept) statements.set(text, fresh)
      return fresh
    },
  }
}

/**
 * The embedded database in `dataDir`, made when it is missing. Kysely lets one transaction at a time use the one
 * connection. A commit is on the disk before it is acknowledged (`synchronous=FULL`).
 */
export function sqliteDialect(dataDir: string): SqliteDialect {
  return new SqliteDialect({
    database: async () => {
      const file = join(dataDir, databaseFile)
      makePrivateFolder(dataDir)
      makePrivateDatabase(file)
      const database = new DatabaseSync(file, { timeout: 5000 })
      database.exec(
        'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma temp_store = memory; pragma cache_size = -16000',
      )
      return adapt(database)
    },
  })
}
