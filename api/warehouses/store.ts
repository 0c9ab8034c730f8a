import type { Queries } from '../platform/database/queries.ts'

/** A warehouse with its address and the days on which it is closed besides weekends and holidays. */
export interface BranchRow {
  id: string
  name: string
  country: string
  street: string
  postalCode: string
  city: string
  closedDays: string[]
}

/** The warehouses of a country by name, or the one of an id. */
export async function findBranches(
  queries: Queries,
  wanted: { country: string } | { id: string },
): Promise<BranchRow[]> {
  const rows = await queries
    .selectFrom('warehouses')
    .selectAll()
    .$if('country' in wanted, (query) =>
      query.where('country', '=', 'country' in wanted ? wanted.country : ''),
    )
    .$if('id' in wanted, (query) => query.where('id', '=', 'id' in wanted ? wanted.id : ''))
    .orderBy('name')
    .execute()
  if (rows.length === 0) return []
  const closed = await queries
    .selectFrom('branchClosedDays')
    .selectAll()
    .where(
      'warehouseId',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('day')
    .execute()
  return rows.map((row) => ({
    ...row,
    closedDays: closed.filter(({ warehouseId }) => warehouseId === row.id).map(({ day }) => day),
  }))
}
