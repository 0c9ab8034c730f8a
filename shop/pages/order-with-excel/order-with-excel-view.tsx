import { Suspense } from 'react'
import { useTranslations } from '@tradecounter/shop/core'
import { ManyRows } from '@tradecounter/shop/direct-order'
import { MyPage } from '@tradecounter/shop/my-pages'
import { Text } from '@tradecounter/ui/text'

/** Many rows at once, for users with a spreadsheet. */
export function OrderWithExcelView() {
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
