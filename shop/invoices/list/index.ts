export { invoiceList } from './invoice-list.ts'
export { InvoicesView } from './invoices-view.tsx'
