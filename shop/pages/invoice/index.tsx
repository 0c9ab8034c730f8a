import { NoAccess, type PageTitle, withAccess } from '@tradecounter/shop/account'
import { invoiceAddress, invoiceCustomerAddress } from '@tradecounter/shop/invoices'
import { InvoiceView } from '@tradecounter/shop/invoices/document'
import { definePage } from '../define-page.ts'
import page from './page.ts'

const title: PageTitle<'invoice'> = (t, { number }) => `${t('invoices.kind-invoice')} ${number}`

export const View = /* @__PURE__ */ withAccess(InvoiceView, {
  title,
  renderRefusal: (refusal) => <NoAccess refusal={refusal} />,
})

/**
 * `/my-pages/invoices/{number}`: one document in the wide segment `invoice`; 404 for those of others (SHELL-2, MY-5).
 */
export default /* @__PURE__ */ definePage(page, {
  title,
  description: 'invoices.meta',
  translations: ['invoices'],
  needs: ({ number }) => [invoiceCustomerAddress(number), invoiceAddress(number)],
  View,
})
