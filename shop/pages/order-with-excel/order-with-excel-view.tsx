import { Suspense } from 'react'
import { useTranslations } from '@tradecounter/shop/core'
import { ManyRows } from '@tradecounter/shop/direct-order'
import { MyPage } from '@tradecounter/shop/shell'
import { Heading } from '@tradecounter/ui/heading'
import { Stack } from '@tradecounter/ui/layout'
import { Text } from '@tradecounter/ui/text'

/** Many rows at once, for those who come with a spreadsheet. */
export function OrderWithExcelView() {
  const t = useTranslations()
  return (
    <MyPage id="order-with-excel">
      <Stack space={6}>
        <Stack space={2}>
          <Heading level={1} size="xl">
            {t('order-directly.excel-title')}
          </Heading>
          <Text tone="muted">{t('order-directly.excel-text')}</Text>
          <noscript>
            <Text>{t('direct-order.script-needed')}</Text>
          </noscript>
        </Stack>
        <Suspense fallback={null}>
          <ManyRows />
        </Suspense>
      </Stack>
    </MyPage>
  )
}
