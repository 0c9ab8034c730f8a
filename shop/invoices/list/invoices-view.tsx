import { Suspense } from 'react'
import { later, useTranslations, type RouteTo } from '@tradecounter/shop/core'
import { MyPage } from '@tradecounter/shop/my-pages'

/** Late: table, calendar and popovers are a third of the scripts that a page may load first. */
const Invoices = later(() => import('./invoices.tsx'))

/** The customer's invoices. */
export function InvoicesView({ route }: { route: RouteTo<'invoices'> }) {
  const t = useTranslations()
  return (
    <MyPage id="invoices" title={t('invoices.title')}>
      <Suspense fallback={null}>
        <Invoices query={route.query} />
      </Suspense>
    </MyPage>
  )
}
