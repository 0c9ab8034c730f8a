/** What other features and operators do with invoices: one file for each use case. */
export { createInvoiceCopier } from './documents/mail-invoice.ts'
export { createInvoiceMailer, mailNewInvoice } from './documents/mail-new-invoice.ts'
export { documentLanguage, interestText, statementText } from './documents/line-texts.ts'
export { chargeInterest } from './issuing/charge-interest.ts'
export { creditLines, type CreditPick } from './issuing/credit-lines.ts'
export { invoiceGoods } from './issuing/invoice-goods.ts'
export { invoiceShipments } from './issuing/invoice-shipments.ts'
export { issueStatement } from './issuing/issue-statement.ts'
export { siteKeyOf } from './issuing/line-picks.ts'
export { bookPayment, setDisputed } from './payments.ts'
export { sellerSchema } from './party.ts'
export {
  findInvoice,
  lockInvoices,
  lockOrder,
  readInvoiceLines,
  readOrdersToInvoice,
  saveSeller,
} from './store.ts'
