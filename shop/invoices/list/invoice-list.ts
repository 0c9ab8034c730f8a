import type { InvoiceKind, Invoices, InvoiceStatus } from '@tradecounter/api/contract'
import { everyValue, type ListDefinition } from '@tradecounter/shop/list-page'
import { invoiceExportAddress, invoicesAddress, startInvoiceExportAddress } from '../calls.ts'

export type InvoiceRow = Invoices['invoices'][number]

export const invoiceStatuses = everyValue<InvoiceStatus>({
  open: true,
  overdue: true,
  partlyPaid: true,
  disputed: true,
  paid: true,
  credited: true,
})
export const invoiceKinds = everyValue<InvoiceKind>({
  invoice: true,
  creditNote: true,
  interest: true,
  statement: true,
})

/** An amount of the main unit, and a day, as the API takes them. */
export const amountPattern = /^\d{1,9}(?:[.]\d{1,2})?$/u
/** What the API takes of other typed values. */
const typedPattern = /^[^\p{C}]{1,40}$/u

/** The list of the customer's documents of billing. */
export const invoiceList: ListDefinition<InvoiceRow, Invoices> = {
  address: invoicesAddress,
  exportAddress: invoiceExportAddress,
  exportJob: { address: startInvoiceExportAddress, list: 'invoices' },
  names: {
    sortable: ['number', 'issuedOn', 'dueOn', 'total', 'openAmount'],
    filters: [
      { id: 'status', several: true, values: invoiceStatuses },
      { id: 'kind', several: true, values: invoiceKinds },
      { id: 'number', several: false, values: typedPattern },
      { id: 'orderNumber', several: false, values: typedPattern },
      { id: 'reference', several: false, values: typedPattern },
      { id: 'project', several: false, values: typedPattern },
      { id: 'dueFrom', several: false, values: 'day' },
      { id: 'dueTo', several: false, values: 'day' },
      { id: 'amountFrom', several: false, values: amountPattern },
      { id: 'amountTo', several: false, values: amountPattern },
    ],
  },
  ownSort: { columnId: 'issuedOn', direction: 'desc' },
  columns: { key: 'columns.invoices', hidden: ['project', 'orderNumber'] },
  read: ({ invoices, ...answer }) => ({ ...answer, rows: invoices }),
  rowId: ({ number }) => number,
}
