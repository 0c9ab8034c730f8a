import type { invoiceCalls, recordCustomerCalls } from '@tradecounter/api/contract'
import { type HttpClient, addressOfCall, useAnswer, withQuery, postOf } from '@tradecounter/shop/core'

const base = '/api/my-pages/invoices'

/**
 * Address of the list of invoices, of its export, and of the jobs that make longer files; the query is the state of the
 * list.
 */
export const invoicesAddress = addressOfCall<typeof invoiceCalls.list>(base)
export const invoiceExportAddress = `${base}/export`
export const startInvoiceExportAddress = `${base}/startexport`
/** Address and SWR key of the totals and the ageing. */
export const invoiceSummaryAddress = addressOfCall<typeof invoiceCalls.summary>(`${base}/summary`)
/** Address and SWR key of one document. */
export const invoiceAddress = (number: string) =>
  addressOfCall<typeof invoiceCalls.invoice>('/api/my-pages/invoice', { number })
/** Address and SWR key of whose document it is. */
export const invoiceCustomerAddress = (number: string) =>
  addressOfCall<typeof recordCustomerCalls.invoice>('/api/my-pages/invoice/customer', { number })
export const invoicePdfAddress = (number: string): string =>
  withQuery('/api/my-pages/invoice/pdf', { number })
export const invoiceXmlAddress = (number: string): string =>
  withQuery('/api/my-pages/invoice/xml', { number })
/** Address and SWR key of the documents of an order. */
export const orderInvoicesAddress = (orderNumber: string) =>
  addressOfCall<typeof invoiceCalls.ofOrder>('/api/my-pages/order/invoices', { orderNumber })

/** `null` makes no request, for users who may not see invoices. */
export const useInvoice = (number: string | null) =>
  useAnswer(number === null ? null : invoiceAddress(number))
export const useInvoiceSummary = () => useAnswer(invoiceSummaryAddress)
/** `null` makes no request. */
export const useOrderInvoices = (orderNumber: string | null) =>
  useAnswer(orderNumber === null ? null : orderInvoicesAddress(orderNumber))

/** Fetches PDF and electronic invoice of several documents as ZIP. */
export const fetchInvoiceZip = ({ file }: HttpClient, numbers: readonly string[]): Promise<File> =>
  file(withQuery(`${base}/documents`, { numbers: numbers.join(',') }))

/** Starts a job that makes a ZIP of the documents that a filter selects. */
export const startInvoiceZip = postOf<typeof invoiceCalls.startDocuments>(`${base}/startdocuments`)

/** Mails a copy of a document to the user, once per key. */
export const mailInvoice = postOf<typeof invoiceCalls.mail>('/api/my-pages/invoice/mail')
