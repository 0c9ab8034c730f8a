import { getCustomer } from '../accounts/service.ts'
import { siteKeyOf } from '../invoices/service.ts'
import type { Queries } from '../platform/database/queries.ts'
import { findBranch } from '../warehouses/service.ts'
import { addressLines } from './handover-places.ts'
import { returnTermsOf, type TermsSource } from './return-terms.ts'
import type { ReturnRow } from './store.ts'

/**
 * Where the parcels of a case go, as lines: to the branch where they are handed in; when they are fetched, to the
 * return address of the site, else to the branch of the customer. Empty if none of them has an address.
 */
export async function findReturnAddress(
  queries: Queries,
  settings: TermsSource,
  { site, handover, handoverPlace, customerId }: ReturnRow,
): Promise<string> {
  if (handover === 'handIn' && handoverPlace !== '') return handoverPlace
  const { address } = returnTermsOf(settings, siteKeyOf(site))
  if (address !== null) return addressLines(address)
  const { warehouseId } = await getCustomer(queries, customerId)
  const branch = await findBranch(queries, siteKeyOf(site), warehouseId)
  return branch.street === '' ? '' : addressLines(branch)
}
