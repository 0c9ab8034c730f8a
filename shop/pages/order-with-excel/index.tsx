import { Suspense } from 'react'
import { useTranslations } from '@tradecounter/shop/core'
import { ManyRows } from '@tradecounter/shop/direct-order'
import { inMyPages, MyPage } from '@tradecounter/shop/my-pages'
import { Text } from '@tradecounter/ui/text'
import { definePage } from '../define-page.ts'
import page from './page.ts'

/** Many rows at once, for users with a spreadsheet. */
function OrderWithExcelView() {
  const t = useTranslations()
  return (
    <MyPage
      id="order-with-excel"
      title={t('order-directly.excel-title')}
      intro={
        <>
          <Text tone="muted">{t('order-directly.excel-text')}</Text>
          <noscript>
            <Text>{t('direct-order.script-needed')}</Text>
          </noscript>
        </>
      }
    >
      <Suspense fallback={null}>
        <ManyRows />
      </Suspense>
    </MyPage>
  )
}

export const View = /* @__PURE__ */ inMyPages(OrderWithExcelView, 'order-directly.excel-title')

/** `/my-pages/order-with-excel`: many rows from a spreadsheet (DIR-5). Also for visitors, like the direct order. */
export default /* @__PURE__ */ definePage(page, {
  title: 'order-directly.excel-title',
  description: 'order-directly.excel-text',
  translations: ['direct-order', 'order-directly', 'product'],
  personal: true,
  View,
})
