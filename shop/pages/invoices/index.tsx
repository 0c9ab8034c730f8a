import { exportsAddress } from '@tradecounter/shop/exports'
import { invoiceSummaryAddress } from '@tradecounter/shop/invoices'
import { listNeeds } from '@tradecounter/shop/list-page'
import { inMyPages } from '@tradecounter/shop/my-pages'
import { invoiceList, InvoicesView } from '@tradecounter/shop/invoices/list'
import { definePage } from '../define-page.ts'
import page from './page.ts'

export const View = /* @__PURE__ */ inMyPages(InvoicesView, 'invoices.title')

/** `/my-pages/invoices`: invoices, credit notes and statements of the customer (MY-5). Needs perm:viewInvoices. */
export default /* @__PURE__ */ definePage(page, {
  title: 'invoices.title',
  description: 'invoices.meta',
  translations: ['invoices', 'list'],
  needs: ({ query }) => [
    ...listNeeds(invoiceList, query),
    invoiceSummaryAddress,
    exportsAddress('invoice-documents'),
  ],
  View,
})
