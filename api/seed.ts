import { setPriceLockSources } from './carts/price-lock-sources.ts'
import { priceLockSources } from './price-lock-sources.ts'

// They read carts whose prices a document may have locked.
setPriceLockSources(priceLockSources)

/** For programs that fill the database, such as the demo. */
export { demoUserId } from './accounts/demo-users.ts'
export { hashPassword } from './accounts/passwords/password-hash.ts'
export type { PasswordCost } from './platform/service-settings.ts'
export type { IdentificationSettings, Webhook } from './platform/service-settings.ts'
export type { CompanyRegister, RegisterEntry } from './platform/service-settings.ts'
export {
  type DemoApplication,
  hasDemoApplications,
  replaceDemoApplications,
} from './become-a-customer/demo-applications.ts'
export { type AuditRecord, recordAudit } from './audit/service.ts'
export type { NewsBySite } from './platform/site-news.ts'
export type { OriginOf } from './platform/services.ts'
export type { WriteContext } from './platform/database/write-context.ts'
export { lineTotal, sumOf } from './catalogue/articles/price.ts'
export type { OptionPrice } from './catalogue/configuration/option-prices.ts'
export type { ConfigurationSet } from './catalogue/configuration/rules.ts'
export { articleTextsFor } from './catalogue/articles/service.ts'
export { readTexts } from './catalogue/texts.ts'
export { totalsOf } from './carts/charges.ts'
export { parcelProgress, shipmentProgress } from './deliveries/rules.ts'
export { findCarrier } from './deliveries/carriers.ts'
export { addCarrierEvents } from './deliveries/service.ts'
export { lineStatus, orderStatus } from './deliveries/line-quantities.ts'
export { orderNumber } from './orders/service.ts'
export { insertSearchNumbers, searchNumbersOf } from './orders/search-numbers.ts'
export { nextOrderCount, orderSearchText } from './orders/insert-order.ts'
export { addressKeyOf } from './orders/store.ts'
export { addEvent as addApprovalEvent } from './approvals/store.ts'
export { writeRequest as writeApprovalRequest } from './approvals/write-request.ts'
export { lineTextsFor, readCart } from './carts/read-cart.ts'
export { approvalCartOwner, cartOwner } from './carts/store.ts'
export { isOrderable, orderLines } from './orders/check-order.ts'
export { nextOfferNumber, offerSearchText } from './offers/store.ts'
export { insertDemoSeller } from './operator-area/demo-seller.ts'
export { inTransaction } from './platform/database/in-transaction.ts'
export { batchFor } from './platform/database/batch.ts'
export { catalogueVersion, readCatalogueFact, writeCatalogueFact } from './catalogue/facts.ts'
export { commandWaitMs, insertRows, openStore, type Database, type Store } from './platform/database/index.ts'
export { foldText } from './platform/lists/list-filter.ts'
export { writeMenuText } from './sites/menu-texts-store.ts'
export { labelledPath } from './sites/menus.ts'
export { featuredCategories } from './site-content/category-order.ts'
export { languageOf } from '@tradecounter/search'
export {
  bookPayment,
  chargeInterest,
  creditLines,
  invoiceShipments,
  issueStatement,
  setDisputed,
} from './invoices/service.ts'
export { interestText, statementText } from './invoices/documents/line-texts.ts'
export type { Seller } from './invoices/party.ts'
export { saveSeller } from './invoices/store.ts'
export { issueCreditNotes } from './returns/credit-return.ts'
export { returnFee } from './returns/return-terms.ts'
export {
  insertReturnEvent,
  nextReturnNumber,
  type ReturnRow,
  returnSearchText,
  writeReturn,
} from './returns/store.ts'
