export {
  fetchInvoiceZip,
  invoiceAddress,
  invoiceCustomerAddress,
  invoiceExportAddress,
  invoicePdfAddress,
  invoicesAddress,
  invoiceSummaryAddress,
  invoiceXmlAddress,
  mailInvoice,
  orderInvoicesAddress,
  startInvoiceExportAddress,
  startInvoiceZip,
  useInvoice,
  useInvoiceSummary,
  useOrderInvoices,
} from './calls.ts'
export { InvoiceState } from './invoice-state.tsx'
