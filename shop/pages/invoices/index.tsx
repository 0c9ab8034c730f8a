import { exportsAddress } from '@tradecounter/shop/exports'
import { translatorOf, type PageDefinition } from '@tradecounter/shop/core'
import { invoiceSummaryAddress } from '@tradecounter/shop/invoices'
import { listNeeds } from '@tradecounter/shop/list-page'
import { defineMyPage } from '@tradecounter/shop/my-pages'
import { pageTitle } from '../page-texts.ts'
import { invoiceList } from './invoice-list.ts'
import { InvoicesView } from './invoices-view.tsx'

/** `/my-pages/invoices`: invoices, credit notes and statements of the customer (MY-5). Needs perm:viewInvoices. */
export const invoicesPage: PageDefinition<'invoices'> = defineMyPage('invoices', {
  id: 'invoices',
  translations: ['invoices', 'list'],
  needs: ({ query }) => [
    ...listNeeds(invoiceList, query),
    invoiceSummaryAddress,
    exportsAddress('invoice-documents'),
  ],
  head: (_route, _answers, context) => ({
    title: pageTitle(translatorOf(context)('invoices.title'), context),
    description: translatorOf(context)('invoices.meta', context.siteName),
    canonicalPath: '/my-pages/invoices',
    noindex: true,
  }),
  View: InvoicesView,
})
