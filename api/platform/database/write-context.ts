import type { Transaction } from 'kysely'
import type { Dialect } from './queries.ts'
import type { Database } from './schema.ts'

/** What a write needs: a transaction, its dialect and the time. */
export interface WriteContext {
  trx: Transaction<Database>
  dialect: Dialect
  now: Date
}
