import { sql, type Kysely } from 'kysely'
import type { Database, Dialect } from '../../platform/database/index.ts'

/** Tables of the catalogue that an import writes, parents before children, with their keys. */
export const written = {
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
export type WrittenTable = keyof typeof written
export const writtenTables = Object.keys(written) as WrittenTable[]

/** Names of the temporary tables that hold what becomes other, and the keys of what goes. */
export const changedIn = (table: WrittenTable): string => `changed_${table}`
export const goneFrom = (table: WrittenTable): string => `gone_${table}`

/** What a file says, kept beside the catalogue until all of it is read. */
type ScratchTables = {
  /** One row for each article; `product` is the number of the product it belongs to, `own` 1 where the file names none. */
  stagedArticles: { line: number; code: string; product: string; own: number; content: string; raw: string }
  stagedPlaces: { code: string; groupId: string }
  /** Articles whose rows were refused: they are not retired. */
  spared: { code: string }
  wantedRelations: { productId: number; kind: 'accessory' | 'alternative'; position: number; code: string }
  retired: { variantId: number }
  touched: { productId: number; kind: string }
}

/** One connection that sees the catalogue and the scratch tables, which go away with it. */
export type Scratch = Kysely<Database & ScratchTables>

const tables = [
  `"stagedArticles" ("line" integer not null, "code" text not null, "product" text not null, "own" integer not null, "content" text not null, "raw" text not null)`,
  `"stagedPlaces" ("code" text not null, "groupId" text not null)`,
  `"spared" ("code" text not null)`,
  `"wantedRelations" ("productId" integer not null, "kind" text not null, "position" integer not null, "code" text not null)`,
  `"retired" ("variantId" integer not null)`,
  `"touched" ("productId" integer not null, "kind" text not null)`,
]

const names = [
  'stagedArticles',
  'stagedPlaces',
  'spared',
  'wantedRelations',
  'retired',
  'touched',
  ...writtenTables.flatMap((table) => [changedIn(table), goneFrom(table)]),
]

const run = async (db: Kysely<Database>, statements: readonly string[]): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const quoted = (columns: readonly string[]): string => columns.map((column) => `"${column}"`).join(', ')

/**
 * Calls `work` with a connection of its own that has the scratch tables. They are temporary in both databases: an
 * import that is killed leaves nothing behind.
 */
export function withScratch<T>(
  { db, dialect }: { db: Kysely<Database>; dialect: Dialect },
  work: (scratch: Scratch) => Promise<T>,
): Promise<T> {
  return db.connection().execute(async (connection) => {
    await run(
      connection,
      dialect === 'sqlite'
        ? // Of a million articles the scratch tables would not fit into memory.
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
        ...writtenTables.flatMap((table) => [
          `create temporary table "${changedIn(table)}" as select * from "${table}" where 1 = 0`,
          `create temporary table "${goneFrom(table)}" as select ${quoted(written[table])} from "${table}" where 1 = 0`,
        ]),
      ])
      return await work(connection.withTables<ScratchTables>())
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
