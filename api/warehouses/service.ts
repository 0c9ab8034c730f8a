import { sites, type SiteKey } from '../contract/index.ts'
import { deliveryWindow, type Branch, type DeliveryWindow } from './rules.ts'
import { branchesOf, type BranchRow } from './store.ts'
import type { Queries } from '../platform/database/index.ts'

type Country = Branch['country']
const countries: readonly Country[] = ['SE', 'NO', 'FI', 'AX', 'DK']

/** A branch as the calendar knows it; without one, its site's country. */
export const calendarOf = (row: BranchRow | undefined, site: SiteKey): Branch => ({
  country: countries.find((country) => country === row?.country) ?? sites[site].country,
  closedDays: row?.closedDays ?? [],
})

/** Branches of the site's country where goods can be fetched, the customer's own first, each with its calendar. */
export async function pickupBranches(
  db: Queries,
  site: SiteKey,
  ownId: string,
  now: Date,
): Promise<Array<Omit<BranchRow, 'country' | 'closedDays'> & DeliveryWindow>> {
  const rows = (await branchesOf(db, { country: sites[site].country })).filter(({ street }) => street !== '')
  const own = rows.filter(({ id }) => id === ownId)
  const others = rows.filter(({ id }) => id !== ownId)
  return [...own, ...others].map((row) => {
    const { id, name, street, postalCode, city } = row
    return { id, name, street, postalCode, city, ...deliveryWindow(calendarOf(row, site), now) }
  })
}

/** The branch that serves a customer. */
export async function ownBranch(
  db: Queries,
  site: SiteKey,
  warehouseId: string,
): Promise<Branch & { name: string }> {
  const [row] = await branchesOf(db, { id: warehouseId })
  return { ...calendarOf(row, site), name: row?.name ?? '' }
}
