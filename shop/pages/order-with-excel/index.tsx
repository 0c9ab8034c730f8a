import { translatorOf, type PageDefinition } from '@tradecounter/shop/core'
import { pageTitle } from '../page-texts.ts'
import { OrderWithExcelView } from './order-with-excel-view.tsx'

/** `/my-pages/order-with-excel`: many rows of a spreadsheet at once (DIR-5). Open to visitors like the direct order. */
export const orderWithExcelPage: PageDefinition<'order-with-excel'> = {
  id: 'order-with-excel',
  translations: ['direct-order', 'order-directly'],
  needs: () => [],
  access: 'everyone',
  personal: true,
  head: (_route, _answers, context) => ({
    title: pageTitle(translatorOf(context)('order-directly.excel-title'), context),
    description: translatorOf(context)('order-directly.excel-text'),
    canonicalPath: '/my-pages/order-with-excel',
    noindex: true,
  }),
  View: OrderWithExcelView,
}
