import { Suspense } from 'react'
import { later, useTranslations, type RouteTo } from '@tradecounter/shop/core'
import { MyPage } from '@tradecounter/shop/my-pages'

/** Late: table, calendar and popovers are a third of the scripts that a page may load first. */
const Orders = later(() => import('./orders.tsx'))

/** The customer's orders. */
export function OrderHistoryView({ route }: { route: RouteTo<'order-history'> }) {
  const t = useTranslations()
  return (
    <MyPage id="order-history" title={t('orders.title')}>
      <Suspense fallback={null}>
        <Orders query={route.query} />
      </Suspense>
    </MyPage>
  )
}
