import type { Transaction } from 'kysely'
import type { Dialect } from './queries.ts'
import type { Database } from './schema.ts'

/** A transaction and the database it runs in: what writes need. */
export interface WriteContext {
  trx: Transaction<Database>
  dialect: Dialect
  now: Date
}
