import { PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import { Pool, types, type PoolClient } from 'pg'
import { isReadTimeout } from './database-errors.ts'

const int8 = 20

/** Integers of 8 bytes as numbers: every amount and count here is far below 2^53. */
function readInteger(text: string): number {
  const number = Number(text)
  if (!Number.isSafeInteger(number)) throw new RangeError(`${text} does not fit into a number`)
  return number
}

/**
 * A connection whose server has stopped answering is not used again: the next statements on it, such as the rollback,
 * fail at once with the same reason, and the pool closes it.
 */
function withoutStuckQueries(client: PoolClient): PostgresPoolClient {
  let stuck: Error | null = null
  const query = async (sql: string, parameters: readonly unknown[]) => {
    if (stuck !== null) throw stuck
    try {
      return await client.query(sql, [...parameters])
    } catch (cause) {
      if (cause instanceof Error && isReadTimeout(cause)) stuck = cause
      throw cause
    }
  }
  return {
    // Kysely's second form of `query` takes a cursor, which only streams use; the shop has none.
    query: query as unknown as PostgresPoolClient['query'],
    release: () => client.release(stuck ?? undefined),
  }
}

/** How long a statement may take, in milliseconds. */
export interface PostgresWaits {
  /** For a lock; the whole statement may take two seconds more. */
  lock: number
  /** For a server that does not answer at all; without it a statement may take its time. */
  answer?: number
}

/** PostgreSQL at `databaseUrl`, with the waits of reliability 4.4 so that no caller hangs on the database. */
export function postgresDialect(databaseUrl: string, { lock, answer }: PostgresWaits): PostgresDialect {
  return new PostgresDialect({
    pool: async (): Promise<PostgresPool> => {
      const pool = new Pool({
        connectionString: databaseUrl,
        max: 10,
        connectionTimeoutMillis: 2000,
        statement_timeout: lock + 2000,
        lock_timeout: lock,
        ...(answer === undefined ? {} : { query_timeout: answer }),
        idle_in_transaction_session_timeout: 5000,
        types: {
          getTypeParser: (oid: number, format?: 'text' | 'binary') =>
            oid === int8 ? readInteger : types.getTypeParser(oid, format),
        },
      })
      // An idle connection that the server closes is replaced at the next query; without a listener it would end the process.
      pool.on('error', () => undefined)
      // So would one that ends amid a transaction, between two statements: the next of them fails instead, and is told.
      pool.on('connect', (client) => client.on('error', () => undefined))
      return {
        connect: async () => withoutStuckQueries(await pool.connect()),
        end: () => pool.end(),
        options: pool.options,
      }
    },
  })
}
