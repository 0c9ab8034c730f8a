import { type PasswordCost, catalogueVersion, writeCatalogueFact, type Store } from '@tradecounter/api/seed'
import { writeAgreements } from './write-agreements.ts'
import { writeApprovals } from './write-approvals.ts'
import { writeAudit } from './write-audit.ts'
import { repairCarts } from './repair-carts.ts'
import { replaceCatalogue, type CatalogueCount } from './replace-catalogue.ts'
import { writeCustomerAdministration } from './write-customer-administration.ts'
import { writeCustomerData } from './write-customer-data.ts'
import { writeCheckout } from './write-checkout.ts'
import { writeCompanies } from './write-companies.ts'
import { writeFeedback } from './write-feedback.ts'
import { writeInvoices } from './write-invoices.ts'
import { writeOffers } from './write-offers.ts'
import { writeMenus } from './write-menus.ts'
import { writeOrders } from './write-orders.ts'
import { writeReturns } from './write-returns.ts'
import { writePeople } from './write-people.ts'

export interface DemoLoad {
  /** Total number of articles (variants); 12,000 is the usual catalogue, 600 covers every family. */
  articles: number
  /** Campaigns, deliveries and orders are dated from this day. */
  today: Date
  log?: (line: string) => void
  /** Cost of the users' password hashes; by default the service's own. */
  passwordCost?: PasswordCost
}

/**
 * Loads the demo catalogue and the demo users. The same input gives the same catalogue. It can be repeated: it
 * replaces the catalogue, keeps orders, and removes lines of articles that no longer exist from carts. The
 * catalogue's version increases at the end.
 */
export async function loadDemo(store: Store, load: DemoLoad): Promise<CatalogueCount> {
  const { articles, today, passwordCost, log = () => undefined } = load
  const count = await replaceCatalogue(store, articles, today, log)
  await repairCarts(store)
  await writePeople(store, passwordCost)
  await writeCheckout(store, today)
  await writeCompanies(store, today)
  await writeMenus(store)
  await writeCustomerData(store, today)
  await writeOrders(store, today)
  await writeInvoices(store, today)
  await writeOffers(store, today)
  await writeFeedback(store, today)
  await writeReturns(store, today)
  await writeAgreements(store, today)
  await writeCustomerAdministration(store, today)
  await writeApprovals(store, today)
  await writeAudit(store, today)
  await writeCatalogueFact(store.db, 'loadedAt', today.toISOString())
  await writeCatalogueFact(store.db, 'articles', String(count.variants))
  await writeCatalogueFact(store.db, 'version', String((await catalogueVersion(store.db)) + 1))
  log(`${count.products} products with ${count.variants} articles, and the people who buy them`)
  return count
}
