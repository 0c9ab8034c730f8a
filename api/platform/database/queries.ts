import type { Kysely, Transaction } from 'kysely'
import type { Database } from './schema.ts'

/** Which database serves. The tables and queries are the same. */
export type Dialect = 'sqlite' | 'postgres'

/** What a query can run on: the database, or one transaction in it. */
export type Queries = Kysely<Database> | Transaction<Database>
