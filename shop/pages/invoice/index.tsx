import { translatorOf, type PageDefinition } from '@tradecounter/shop/core'
import { invoiceAddress } from '@tradecounter/shop/invoices'
import { defineMyPage, recordCustomerAddress } from '@tradecounter/shop/my-pages'
import { pageTitle } from '../page-texts.ts'
import { InvoiceView } from './invoice-view.tsx'

/** `/my-pages/invoices/{number}`: one document in the wide segment `invoice`; 404 for those of others (SHELL-2, MY-5). */
export const invoicePage: PageDefinition<'invoice'> = defineMyPage('invoices', {
  id: 'invoice',
  translations: ['invoices'],
  needs: ({ number }) => [recordCustomerAddress(invoiceAddress(number)), invoiceAddress(number)],
  head: ({ number }, _answers, context) => ({
    title: pageTitle(`${translatorOf(context)('invoices.kind-invoice')} ${number}`, context),
    description: translatorOf(context)('invoices.meta', context.siteName),
    canonicalPath: `/my-pages/invoices/${encodeURIComponent(number)}`,
    noindex: true,
  }),
  View: InvoiceView,
})
