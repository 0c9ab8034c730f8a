import { startedExportSchema } from '../exports.ts'
import {
  invoiceDocumentsQuerySchema,
  invoiceExportQuerySchema,
  invoiceQuerySchema,
  invoiceSchema,
  invoicesQuerySchema,
  invoicesSchema,
  invoiceSummarySchema,
  invoiceZipQuerySchema,
  mailInvoiceAnswerSchema,
  mailInvoiceRequestSchema,
  orderInvoicesQuerySchema,
  orderInvoicesSchema,
} from '../invoices/invoices.ts'
import type { Calls } from './call.ts'

const rule = { page: 'invoices' }

export const invoiceCalls: Calls = {
  'GET /api/my-pages/invoices': {
    summary: "A page of the customer's invoices, credit notes and statements, filtered and sorted",
    rule,
    query: invoicesQuerySchema,
    answer: invoicesSchema,
  },
  'GET /api/my-pages/invoices/summary': {
    summary: 'What is open, overdue and of which age, and the use of the credit limit',
    rule,
    answer: invoiceSummarySchema,
  },
  'GET /api/my-pages/invoices/export': {
    summary: 'The invoices that a filter selects, or their lines, as CSV or XLSX; 409 above 10,000 rows',
    rule,
    query: invoiceExportQuerySchema,
    answer: { status: 200, type: '*/*' },
    errors: { 409: true },
  },
  'POST /api/my-pages/invoices/startexport': {
    summary: 'Start a job that exports the invoices that a filter selects, or their lines',
    rule,
    body: invoiceExportQuerySchema,
    answer: startedExportSchema,
    errors: { 409: true },
  },
  'GET /api/my-pages/invoices/documents': {
    summary: 'PDF and electronic invoice of several documents as ZIP',
    rule,
    query: invoiceDocumentsQuerySchema,
    answer: { status: 200, type: 'application/zip' },
  },
  'POST /api/my-pages/invoices/startdocuments': {
    summary: 'Start a job that makes a ZIP of the documents that a filter selects',
    rule,
    body: invoiceZipQuerySchema,
    answer: startedExportSchema,
    errors: { 409: true },
  },
  'GET /api/my-pages/invoice': {
    summary: 'One document with its lines',
    rule,
    query: invoiceQuerySchema,
    answer: invoiceSchema,
  },
  'GET /api/my-pages/invoice/pdf': {
    summary: 'One document as PDF/A-3b with the electronic invoice inside',
    rule,
    query: invoiceQuerySchema,
    answer: { status: 200, type: 'application/pdf' },
  },
  'GET /api/my-pages/invoice/xml': {
    summary: 'One document as Peppol BIS Billing 3 (UBL 2.1)',
    rule,
    query: invoiceQuerySchema,
    answer: { status: 200, type: 'application/xml' },
    errors: { 409: true },
  },
  'POST /api/my-pages/invoice/mail': {
    summary: 'Send a copy of a document as PDF to the user',
    rule,
    body: mailInvoiceRequestSchema,
    answer: mailInvoiceAnswerSchema,
    errors: { 409: true },
  },
  'GET /api/my-pages/order/invoices': {
    summary: 'The invoices and credit notes of an order',
    rule,
    query: orderInvoicesQuerySchema,
    answer: orderInvoicesSchema,
  },
}
