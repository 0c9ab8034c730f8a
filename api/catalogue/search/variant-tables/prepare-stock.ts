import { siteKeys } from '../../../contract/index.ts'
import type { Queries } from '../../../platform/database/index.ts'
import { listWarehouses } from '../../../warehouses/service.ts'
import type { TableKind } from './table.ts'
import type { VariantTables } from './variant-tables.ts'

/** Milliseconds for one table: those of a large catalogue are read one after another. */
const patienceMs = 120_000

/** The table of the stock of some warehouses, whatever their order. */
export const stockTable = (warehouses: readonly string[]): TableKind & { kind: 'stock' } => ({
  kind: 'stock',
  warehouses: [...new Set(warehouses)].toSorted(),
})

/**
 * Reads the tables of stock that the lists of most customers need: those of each site's branches. Run beside the start,
 * so that no request waits for them.
 */
export async function prepareStock(
  db: Queries,
  tables: Pick<VariantTables, 'table'>,
  signal: AbortSignal,
): Promise<void> {
  const prepared = new Set<string>()
  for (const site of siteKeys) {
    const { warehouses } = await listWarehouses(db, site)
    const kind = stockTable(warehouses.map(({ id }) => id))
    const key = kind.warehouses.join(' ')
    if (signal.aborted) return
    if (key === '' || prepared.has(key)) continue
    prepared.add(key)
    await tables.table(kind, patienceMs)
  }
}
