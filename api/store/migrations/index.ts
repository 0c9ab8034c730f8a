import { catalogue } from './0001-catalogue.ts'
import { commerce } from './0002-commerce.ts'

/**
 * One step forward. A statement is the same for both databases, or one for each. A table that ends in `by key`
 * is kept in the order of its primary key where the database can do that.
 */
export interface Migration {
  name: string
  statements: readonly (string | { sqlite: string; postgres: string })[]
}

/** Every step in order. Applied ones are never edited: the store refuses to open when one was. */
export const migrations: readonly Migration[] = [catalogue, commerce]
