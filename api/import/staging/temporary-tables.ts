import { sql, type Kysely } from 'kysely'
import type { Database, Dialect } from '../../platform/database/index.ts'

/** The tables that an import writes with their keys, parents before children. */
export const tableKeys = {
  categories: ['id'],
  categorySources: ['source', 'groupId'],
  attributes: ['key'],
  priceGroups: ['id'],
  optionPrices: ['setId', 'priceGroup', 'option', 'choice'],
  warehouses: ['id'],
  products: ['id'],
  variants: ['id'],
  articleSources: ['variantId'],
  texts: ['owner', 'field', 'language'],
  variantAttributes: ['variantId', 'attributeKey'],
  articlePictures: ['variantId', 'position'],
  prices: ['variantId', 'priceGroup'],
  volumePrices: ['variantId', 'priceGroup', 'fromQuantity'],
  stock: ['variantId', 'warehouseId'],
  documents: ['id'],
  relations: ['productId', 'kind', 'position'],
} as const satisfies Partial<{ [T in keyof Database]: ReadonlyArray<keyof Database[T]> }>
export type ImportedTable = keyof typeof tableKeys
export const importedTables = Object.keys(tableKeys) as ImportedTable[]

/** Names of the temporary tables of changed rows, and of the keys of removed rows. */
export const changedTable = (table: ImportedTable): string => `changed_${table}`
export const removedTable = (table: ImportedTable): string => `gone_${table}`

/** The content of a file until all of it has been read. */
type TemporaryTables = {
  /** One row for each article. `product` is the number of its product; `own` is 1 when the file does not name one. */
  stagedArticles: {
    /** Its place in the file: a file may be one line. */
    position: number
    line: number
    code: string
    product: string
    own: number
    content: string
    raw: string
  }
  stagedGroups: { code: string; groupId: string }
  /** Articles with refused rows: they are not retired. */
  refusedArticles: { code: string }
  wantedRelations: { productId: number; kind: 'accessory' | 'alternative'; position: number; code: string }
  retired: { variantId: number }
  touchedProducts: { productId: number; kind: string }
}

/** One connection with the catalogue and the temporary tables of an import. */
export type ImportDatabase = Kysely<Database & TemporaryTables>

const tables = [
  `"stagedArticles" ("position" integer not null, "line" integer not null, "code" text not null, "product" text not null, "own" integer not null, "content" text not null, "raw" text not null)`,
  `"stagedGroups" ("code" text not null, "groupId" text not null)`,
  `"refusedArticles" ("code" text not null)`,
  `"wantedRelations" ("productId" integer not null, "kind" text not null, "position" integer not null, "code" text not null)`,
  `"retired" ("variantId" integer not null)`,
  `"touchedProducts" ("productId" integer not null, "kind" text not null)`,
]

const names = [
  'stagedArticles',
  'stagedGroups',
  'refusedArticles',
  'wantedRelations',
  'retired',
  'touchedProducts',
  ...importedTables.flatMap((table) => [changedTable(table), removedTable(table)]),
]

const run = async (db: Kysely<Database>, statements: readonly string[]): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const quoted = (columns: readonly string[]): string => columns.map((column) => `"${column}"`).join(', ')

/**
 * Calls `work` with a connection that has the temporary tables. Both databases remove them when the connection ends,
 * also when the import is killed.
 */
export function withTemporaryTables<T>(
  { db, dialect }: { db: Kysely<Database>; dialect: Dialect },
  work: (db: ImportDatabase) => Promise<T>,
): Promise<T> {
  return db.connection().execute(async (connection) => {
    await run(
      connection,
      dialect === 'sqlite'
        ? // The temporary tables of a million articles do not fit into memory.
          ['pragma temp_store = file', 'pragma temp.cache_size = -16000']
        : [
            'set statement_timeout = 0',
            `set lock_timeout = '60s'`,
            'set idle_in_transaction_session_timeout = 0',
          ],
    )
    try {
      await run(connection, [
        ...tables.map((table) => `create temporary table ${table}`),
        ...importedTables.flatMap((table) => [
          `create temporary table "${changedTable(table)}" as select * from "${table}" where 1 = 0`,
          `create temporary table "${removedTable(table)}" as select ${quoted(tableKeys[table])} from "${table}" where 1 = 0`,
        ]),
      ])
      return await work(connection.withTables<TemporaryTables>())
    } finally {
      await run(connection, [
        ...names.map((name) => `drop table if exists "${name}"`),
        ...(dialect === 'sqlite'
          ? ['pragma temp_store = memory']
          : ['reset statement_timeout', 'reset lock_timeout', 'reset idle_in_transaction_session_timeout']),
      ])
    }
  })
}
