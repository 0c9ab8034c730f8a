import { PostgresDialect } from 'kysely'
import { Pool, types } from 'pg'

const int8 = 20

/** Integers of 8 bytes as numbers: every amount and count here is far below 2^53. */
function readInteger(text: string): number {
  const number = Number(text)
  if (!Number.isSafeInteger(number)) throw new RangeError(`${text} does not fit into a number`)
  return number
}

/** PostgreSQL at `databaseUrl`, with the waits of reliability 4.4 so that no caller hangs on the database. */
export function postgresDialect(databaseUrl: string): PostgresDialect {
  return new PostgresDialect({
    pool: async () => {
      const pool = new Pool({
        connectionString: databaseUrl,
        max: 10,
        connectionTimeoutMillis: 2000,
        statement_timeout: 3000,
        lock_timeout: 1000,
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
      return pool
    },
  })
}
