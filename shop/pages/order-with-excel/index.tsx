import { translatorOf, type PageDefinition } from '@tradecounter/shop/core'
import { defineMyPage } from '@tradecounter/shop/my-pages'
import { pageTitle } from '../page-texts.ts'
import { OrderWithExcelView } from './order-with-excel-view.tsx'

/** `/my-pages/order-with-excel`: many rows from a spreadsheet (DIR-5). Also for visitors, like the direct order. */
export const orderWithExcelPage: PageDefinition<'order-with-excel'> = defineMyPage('order-with-excel', {
  id: 'order-with-excel',
  translations: ['direct-order', 'order-directly', 'product'],
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
})
