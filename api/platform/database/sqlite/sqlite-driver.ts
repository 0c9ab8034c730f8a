import { setImmediate as nextTurn } from 'node:timers/promises'
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import {
  CompiledQuery,
  SelectQueryNode,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type RootOperationNode,
} from 'kysely'
import { LRUCache } from 'lru-cache'
import { retryWhileLocked, type WriteTurn, writeQueue } from './write-queue.ts'

/** Length of the longest cached statement. Longer ones insert many rows and run once. */
const longestCached = 4000

/** Rows of a transaction after which its commit, which writes them to the disk, gets a turn of the main thread. */
const manyRows = 1000

interface Prepared {
  statement: StatementSync
  returnsRows: boolean
}

const parameters = (values: ReadonlyArray<unknown>) =>
  // Kysely types parameters as unknown; the tables hold only text, integers and null.
  values as SQLInputValue[]

/** One connection with its prepared statements. */
function openStatements(database: DatabaseSync) {
  const statements = new LRUCache<string, Prepared>({ max: 300 })
  const prepare = (sql: string): Prepared => {
    const known = statements.get(sql)
    if (known) return known
    const statement = database.prepare(sql)
    const prepared = { statement, returnsRows: statement.columns().length > 0 }
    if (sql.length <= longestCached) statements.set(sql, prepared)
    return prepared
  }
  return {
    database,
    run<R>({ sql, parameters: values }: CompiledQuery): QueryResult<R> {
      const { statement, returnsRows } = prepare(sql)
      // The caller of Kysely decides the type of the rows.
      if (returnsRows) return { rows: statement.all(...parameters(values)) as R[] }
      const { changes, lastInsertRowid } = statement.run(...parameters(values))
      return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] }
    },
    close(): void {
      statements.clear()
      if (database.isOpen) database.close()
    },
  }
}
type Statements = ReturnType<typeof openStatements>

/** `open` makes a connection; `lockWaitMs` is how long a write waits for another process. */
export interface SqliteDriverSettings {
  open(purpose: 'read' | 'write'): DatabaseSync
  lockWaitMs: number
}

/**
 * Kysely driver for `node:sqlite`. Selects outside of transactions use a connection of their own, so
 * that no write delays them; everything else takes turns on the second one. A statement that finds the lock of another
 * process is repeated with pauses: the event loop never waits for a lock.
 */
export class SqliteDriver implements Driver {
  readonly #settings: SqliteDriverSettings
  readonly #queue = writeQueue()
  /** Writing connections of Kysely, with the end of their turn. */
  readonly #turns = new WeakMap<DatabaseConnection, Promise<WriteTurn>>()
  /** Rows that each open transaction has written. */
  readonly #inTransaction = new WeakMap<DatabaseConnection, bigint>()
  #reader: Statements | null = null
  #writer: Statements | null = null

  constructor(settings: SqliteDriverSettings) {
    this.#settings = settings
  }

  async init(): Promise<void> {
    const { open, lockWaitMs } = this.#settings
    const openSoon = (purpose: 'read' | 'write') =>
      retryWhileLocked(() => openStatements(open(purpose)), performance.now() + lockWaitMs)
    this.#writer = await openSoon('write')
    this.#reader = await openSoon('read')
  }

  #opened(statements: Statements | null): Statements {
    if (statements === null) throw new Error('The database is not open.')
    return statements
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const connection: DatabaseConnection = {
      executeQuery: <R>(query: CompiledQuery) => this.#execute<R>(connection, query),
      streamQuery: () => {
        throw new Error('Rows are read page by page; streams are not supported.')
      },
    }
    return connection
  }

  async #execute<R>(
    connection: DatabaseConnection,
    query: CompiledQuery<RootOperationNode>,
  ): Promise<QueryResult<R>> {
    const until = performance.now() + this.#settings.lockWaitMs
    const turn = this.#turns.get(connection)
    if (turn === undefined && SelectQueryNode.is(query.query)) {
      const reader = this.#opened(this.#reader)
      return retryWhileLocked(() => reader.run<R>(query), until)
    }
    const taken = turn ?? this.#queue.take()
    this.#turns.set(connection, taken)
    await taken
    const writer = this.#opened(this.#writer)
    // A transaction holds the lock already, so its statements are not repeated.
    if (writer.database.isTransaction) {
      const result = writer.run<R>(query)
      this.#inTransaction.set(
        connection,
        (this.#inTransaction.get(connection) ?? 0n) + (result.numAffectedRows ?? 0n),
      )
      return result
    }
    // SQLite has ended it (full disk): the rest of it must not be written.
    if (this.#inTransaction.has(connection)) throw new Error('The transaction has ended.')
    return retryWhileLocked(() => writer.run<R>(query), until)
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    // A deferred transaction that becomes a writer fails when another process wrote meanwhile.
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
    this.#inTransaction.set(connection, 0n)
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    if ((this.#inTransaction.get(connection) ?? 0n) >= manyRows) await nextTurn()
    await connection.executeQuery(CompiledQuery.raw('commit'))
    this.#inTransaction.delete(connection)
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // SQLite ends the transaction itself on a full disk; a second rollback would hide the cause.
    if (this.#writer?.database.isTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'))
    this.#inTransaction.delete(connection)
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    const turn = this.#turns.get(connection)
    this.#turns.delete(connection)
    if (turn !== undefined) (await turn).end()
  }

  async destroy(): Promise<void> {
    this.#reader?.close()
    this.#writer?.close()
  }
}
