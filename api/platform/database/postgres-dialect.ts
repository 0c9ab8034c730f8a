import { PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import type { PoolClient } from 'pg'
import { isReadTimeout } from './database-errors.ts'

const int8 = 20

/** Reads 8-byte integers as numbers: every amount and count is far below 2^53. */
function readInteger(text: string): number {
  const number = Number(text)
  if (!Number.isSafeInteger(number)) throw new RangeError(`${text} does not fit into a number`)
  return number
}

/**
 * Does not reuse a connection whose server has stopped answering: the next statements on it, such as the rollback,
 * fail at once with the same error, and the pool closes it.
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
    // Kysely's second form of `query` takes a cursor, which only streams use, and the shop uses none.
    query: query as unknown as PostgresPoolClient['query'],
    release: () => client.release(stuck ?? undefined),
  }
}

/** How long a statement may take, in milliseconds. */
export interface PostgresWaits {
  /** Wait for a lock. The whole statement may take two seconds more. */
  lock: number
  /** Wait for a server that does not answer. @default no limit */
  answer?: number
}

/** PostgreSQL at `databaseUrl`, with the timeouts of reliability 4.4. */
export function postgresDialect(databaseUrl: string, { lock, answer }: PostgresWaits): PostgresDialect {
  return new PostgresDialect({
    pool: async (): Promise<PostgresPool> => {
      // Loaded only where PostgreSQL is used.
      const { Pool, types } = await import('pg')
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
      // The pool replaces an idle connection that the server closes. Without a listener the error would end the
      // process.
      pool.on('error', () => undefined)
      // The same between two statements of a transaction: with a listener, the next statement fails instead.
      pool.on('connect', (client) => client.on('error', () => undefined))
      return {
        connect: async () => withoutStuckQueries(await pool.connect()),
        end: () => pool.end(),
        options: pool.options,
      }
    },
  })
}
