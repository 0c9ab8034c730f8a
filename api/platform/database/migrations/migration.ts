/**
 * One migration. A statement is the same for both databases, or one for each. A table that ends in `by key`
 * is stored in the order of its primary key if the database can do that.
 */
export interface Migration {
  name: string
  statements: readonly (string | { sqlite: string; postgres: string })[]
}
