import type { Kysely, Transaction } from 'kysely'
import type { Database } from './schema.ts'

/** The kind of database. Tables and queries are the same for both. */
export type Dialect = 'sqlite' | 'postgres'

/** What queries run on: the database or a transaction. */
export type Queries = Kysely<Database> | Transaction<Database>
