import { inMyPages } from '@tradecounter/shop/my-pages'
import { definePage } from '../define-page.ts'
import page from './page.ts'
import { OrderWithExcelView } from './order-with-excel-view.tsx'

export const View = /* @__PURE__ */ inMyPages(OrderWithExcelView, 'order-directly.excel-title')

/** `/my-pages/order-with-excel`: many rows from a spreadsheet (DIR-5). Also for visitors, like the direct order. */
export default /* @__PURE__ */ definePage(page, {
  title: 'order-directly.excel-title',
  description: 'order-directly.excel-text',
  translations: ['direct-order', 'order-directly', 'product'],
  needs: () => [],
  personal: true,
  View,
})
