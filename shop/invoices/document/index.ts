export { InvoiceView } from './invoice-view.tsx'
