import { sites, type SiteKey, type Warehouses } from '../contract/index.ts'
import { deliveryWindow, type Branch, type DeliveryWindow } from './rules.ts'
import { findBranches, type BranchRow } from './store.ts'
import type { Queries } from '../platform/database/queries.ts'

export {
  availableDay,
  canDeliverOn,
  isDeliveryDay,
  preferredDay,
  type Branch,
  type DeliveryWindow,
} from './rules.ts'

type Country = Branch['country']
const countries: readonly Country[] = ['SE', 'NO', 'FI', 'AX', 'DK']

/** Country and closed days of a branch; of the site's country without a branch. */
const branchCalendar = (row: BranchRow | undefined, site: SiteKey): Branch => ({
  country: countries.find((country) => country === row?.country) ?? sites[site].country,
  closedDays: row?.closedDays ?? [],
})

/** Branches of the site's country with a pickup address, the customer's own first, each with its pickup days. */
export async function findPickupBranches(
  db: Queries,
  site: SiteKey,
  ownId: string,
  now: Date,
): Promise<Array<Omit<BranchRow, 'country' | 'closedDays'> & DeliveryWindow>> {
  const rows = (await findBranches(db, { country: sites[site].country })).filter(
    ({ street }) => street !== '',
  )
  const own = rows.filter(({ id }) => id === ownId)
  const others = rows.filter(({ id }) => id !== ownId)
  return [...own, ...others].map((row) => {
    const { id, name, street, postalCode, city } = row
    return { id, name, street, postalCode, city, ...deliveryWindow(branchCalendar(row, site), now) }
  })
}

/** The branch that serves a customer, by the customer's warehouse. */
export async function findCustomerBranch(
  db: Queries,
  site: SiteKey,
  warehouseId: string,
): Promise<Branch & { name: string }> {
  const [row] = await findBranches(db, { id: warehouseId })
  return { ...branchCalendar(row, site), name: row?.name ?? '' }
}

/** The days for which a delivery from the warehouse of a customer can be requested now. */
export const findDeliveryWindow = async (
  db: Queries,
  site: SiteKey,
  warehouseId: string,
  now: Date,
): Promise<DeliveryWindow> => deliveryWindow(await findCustomerBranch(db, site, warehouseId), now)

/** A branch with its address and calendar; with empty texts if there is none of that id. */
export async function findBranch(db: Queries, site: SiteKey, id: string) {
  const [row] = await findBranches(db, { id })
  const { name = '', street = '', postalCode = '', city = '' } = row ?? {}
  return { id, name, street, postalCode, city, ...branchCalendar(row, site) }
}

/** The warehouses of a site's country, by name. */
export async function listWarehouses(db: Queries, site: SiteKey): Promise<Warehouses> {
  const rows = await findBranches(db, { country: sites[site].country })
  return { warehouses: rows.map(({ id, name }) => ({ id, name })) }
}
