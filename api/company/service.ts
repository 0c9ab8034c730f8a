import type { Queries } from '../platform/database/queries.ts'
import { purgeCostCentres } from './cost-centres/store.ts'
import { purgeAddressBook } from './store.ts'
import { purgeUnits } from './units/store.ts'

/**
 * Companies of customers: what other features read of their profile, address book, settings, cost centres and units.
 */
export { answerChangeRequest } from './answer-change-request.ts'
export { findBudget } from './cost-centres/budget.ts'
export {
  costCentreIdOf,
  costCentreIdsOfUser,
  listCostCentres,
  lockCostCentre,
  setCostCentresOfUser,
} from './cost-centres/store.ts'
export { checkOrderValues, orderFieldsForBuyer } from './order-fields.ts'
export { changed } from './record-refusals.ts'
export {
  findProfile,
  insertAddress,
  invoiceEmailOf,
  type ProfileRow,
  readChangeRequests,
  setInvoiceMail,
} from './store.ts'
export { listUnits, readUnitUsers, unitAddressIdsOf } from './units/store.ts'
export { invoiceAddressOf, settingsOf } from './view.ts'

/**
 * Deletes the addresses, contacts, cost centres and units that were deleted before a time: until then they can be
 * restored.
 */
export async function purgeDeleted(queries: Queries, before: Date): Promise<void> {
  await purgeAddressBook(queries, before)
  await purgeCostCentres(queries, before)
  await purgeUnits(queries, before)
}
