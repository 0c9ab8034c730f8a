export {
  invoiceAddress,
  invoiceCustomerAddress,
  invoiceSummaryAddress,
  orderInvoicesAddress,
  useInvoice,
  useInvoiceSummary,
  useOrderInvoices,
} from './calls.ts'
