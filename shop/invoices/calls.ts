import type { invoiceCalls, Invoice, InvoiceSummary, OrderInvoices } from '@tradecounter/api/contract'
import { type HttpClient, useAnswer, withQuery, postOf } from '@tradecounter/shop/core'

/** Address of the list of invoices, of its export, and of the jobs that make longer files; the query is the state of the list. */
export const invoicesAddress = '/api/my-pages/invoices'
export const invoiceExportAddress = `${invoicesAddress}/export`
export const startInvoiceExportAddress = `${invoicesAddress}/startexport`
/** Address and SWR key of the totals and the ageing. */
export const invoiceSummaryAddress = `${invoicesAddress}/summary`
/** Address and SWR key of one document. */
export const invoiceAddress = (number: string): string => withQuery('/api/my-pages/invoice', { number })
export const invoicePdfAddress = (number: string): string =>
  withQuery('/api/my-pages/invoice/pdf', { number })
export const invoiceXmlAddress = (number: string): string =>
  withQuery('/api/my-pages/invoice/xml', { number })
/** Address and SWR key of the documents of an order. */
export const orderInvoicesAddress = (orderNumber: string): string =>
  withQuery('/api/my-pages/order/invoices', { orderNumber })

/** `null` makes no request, for users who may not see invoices. */
export const useInvoice = (number: string | null) =>
  useAnswer<Invoice>(number === null ? null : invoiceAddress(number))
export const useInvoiceSummary = () => useAnswer<InvoiceSummary>(invoiceSummaryAddress)
/** `null` makes no request. */
export const useOrderInvoices = (orderNumber: string | null) =>
  useAnswer<OrderInvoices>(orderNumber === null ? null : orderInvoicesAddress(orderNumber))

/** Fetches PDF and electronic invoice of several documents as ZIP. */
export const fetchInvoiceZip = ({ file }: HttpClient, numbers: readonly string[]): Promise<File> =>
  file(withQuery(`${invoicesAddress}/documents`, { numbers: numbers.join(',') }))

/** Starts a job that makes a ZIP of the documents that a filter selects. */
export const startInvoiceZip = postOf<typeof invoiceCalls.startDocuments>(`${invoicesAddress}/startdocuments`)

/** Mails a copy of a document to the user. */
export const mailInvoice = ({ post }: HttpClient, number: string) =>
  post<typeof invoiceCalls.mail>('/api/my-pages/invoice/mail', { number })
