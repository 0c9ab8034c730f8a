import { setTimeout as pause } from 'node:timers/promises'
import { readInChunks } from '../../../platform/database/chunks.ts'
import type { Store } from '../../../platform/database/index.ts'
import { lastChange, readChanges } from '../../changes.ts'
import { catalogueVersion } from '../../facts.ts'
import { loadTable } from './load-table.ts'
import { emptyTable, renewTable, type TableData, type TableKind } from './table.ts'

/** Tables that are kept, those used last: 8 MB each at a million articles, 4 MB for the stock of 32 warehouses. */
const mostTables = 24
/** Milliseconds for which the changes of the catalogue are not read again. */
const pollIntervalMs = 400
const changesPerRead = 40

interface Table {
  kind: TableKind
  data: TableData
  isLoaded: boolean
  loading: Promise<void>
}

/** Tables of stock and prices by variant, in shared memory: read on first use, then kept current. */
export interface VariantTables {
  /** A table, or null if it is not read within `patienceMs`; it is read on. */
  table(kind: TableKind, patienceMs: number): Promise<TableData | null>
  close(): Promise<void>
}

const keyOf = (kind: TableKind): string => JSON.stringify(kind)

export function openVariantTables(
  { db, settings }: Pick<Store, 'db' | 'settings'>,
  log: { warn: (about: object, message: string) => void },
): VariantTables {
  const tables = new Map<string, Table>()
  const abort = new AbortController()
  let version: number | null = null
  /** Number of the last change that all tables contain. */
  let change = 0
  let followedAt = -Infinity
  let following: Promise<void> | null = null

  const variantsOf = async (productIds: readonly number[]): Promise<number[]> => {
    const rows = await readInChunks(productIds, (some) =>
      db.selectFrom('variants').select('id').where('productId', 'in', some).execute(),
    )
    return rows.map(({ id }) => id)
  }

  /** Applies the changes of the catalogue. Drops the tables if they cannot follow. */
  const follow = async (): Promise<void> => {
    const now = await catalogueVersion(db)
    const last = await lastChange(db)
    if (now !== version) {
      tables.clear()
      version = now
      change = last
    }
    while (change < last && tables.size > 0) {
      const changes = await readChanges(db, change, changesPerRead)
      if (changes[0]?.number !== change + 1) tables.clear()
      const ids = await variantsOf(changes.flatMap(({ productIds }) => productIds))
      for (const [key, { kind, data }] of tables) {
        // New articles may have ids that it has no room for.
        if (ids.some((id) => (id + 1) * data.words > data.numbers.length)) tables.delete(key)
        else
          await readInChunks(ids, async (some) => {
            await renewTable(db, kind, data, some)
            return []
          })
      }
      change = changes.at(-1)?.number ?? last
    }
    if (tables.size === 0) change = last
  }
  const followed = async (): Promise<void> => {
    if (performance.now() - followedAt < pollIntervalMs) return following ?? undefined
    followedAt = performance.now()
    following = follow().finally(() => (following = null))
    await following
  }

  const open = async (kind: TableKind): Promise<Table> => {
    const startChange = await lastChange(db)
    const { last } = await db
      .selectFrom('variants')
      .select((query) => query.fn.max('id').as('last'))
      .executeTakeFirstOrThrow()
    const lastId = Number(last ?? 0)
    const data = emptyTable(kind, lastId + 1 + 65_536 + (lastId >> 2))
    const table: Table = { kind, data, isLoaded: false, loading: Promise.resolve() }
    table.loading = loadTable(db, { settings, kind, table: data, lastId }, abort.signal).then(
      () => {
        table.isLoaded = true
        // What changed while it was read is read again.
        change = Math.min(change, startChange)
        followedAt = -Infinity
      },
      (cause: unknown) => {
        if (tables.get(keyOf(kind)) === table) tables.delete(keyOf(kind))
        if (!abort.signal.aborted) log.warn({ err: cause }, 'stock or prices of lists could not be read')
      },
    )
    return table
  }
  const opening = new Map<string, Promise<Table>>()
  const tableOf = async (kind: TableKind): Promise<Table> => {
    const key = keyOf(kind)
    const known = tables.get(key)
    if (known) {
      // The last used is the last in the map.
      tables.delete(key)
      tables.set(key, known)
      return known
    }
    const started = opening.get(key) ?? open(kind).finally(() => opening.delete(key))
    opening.set(key, started)
    const table = await started
    tables.set(key, table)
    for (const oldest of tables.keys()) {
      if (tables.size <= mostTables) break
      tables.delete(oldest)
    }
    return table
  }

  return {
    async table(kind, patienceMs) {
      await followed()
      const table = await tableOf(kind)
      if (!table.isLoaded) await Promise.race([table.loading, pause(patienceMs, undefined, { ref: false })])
      return table.isLoaded ? table.data : null
    },
    async close() {
      abort.abort()
      await Promise.all([...tables.values()].map(({ loading }) => loading))
    },
  }
}
