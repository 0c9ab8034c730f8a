export {
  invoiceAddress,
  invoiceCustomerAddress,
  invoiceSummaryAddress,
  orderInvoicesAddress,
  useInvoice,
  useInvoiceSummary,
} from './calls.ts'
export { OrderInvoices } from './order-invoices.tsx'
