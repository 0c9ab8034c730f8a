import { Suspense, useState } from 'react'
import { type RouteTo, useTranslations } from '@tradecounter/shop/core'
import { DirectOrderForm, ManyRows, useSentLine } from '@tradecounter/shop/direct-order'
import { MyPage } from '@tradecounter/shop/my-pages'
import { Tabs } from '@tradecounter/ui/tabs'
import { Text } from '@tradecounter/ui/text'

/** Two ways to order by number: row by row, and many rows at once. */
export function OrderDirectlyView({ route }: { route: RouteTo<'order-directly'> }) {
  const t = useTranslations()
  const { arrived } = useSentLine(route.query ?? '')
  const [way, setWay] = useState('one-by-one')
  return (
    <MyPage
      id="order-directly"
      title={t('direct-order.title')}
      intro={
        <>
          <Text tone="muted">{t('direct-order.text')}</Text>
          <noscript>
            <Text>{t('direct-order.script-needed')}</Text>
          </noscript>
        </>
      }
    >
      <div data-tour="direct-order">
        <Tabs
          label={t('order-directly.ways')}
          value={way}
          onValueChange={setWay}
          items={[
            {
              id: 'one-by-one',
              label: t('order-directly.one-by-one'),
              panel: (
                <Suspense fallback={null}>
                  <DirectOrderForm arrived={arrived} />
                </Suspense>
              ),
            },
            {
              id: 'many',
              label: t('order-directly.many'),
              panel: (
                <Suspense fallback={null}>
                  <ManyRows />
                </Suspense>
              ),
            },
          ]}
        />
      </div>
    </MyPage>
  )
}
