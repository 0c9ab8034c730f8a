import { Suspense } from 'react'
import { addressOf, later, useShop, useTranslations, type RouteTo } from '@tradecounter/shop/core'
import { MyPage } from '@tradecounter/shop/my-pages'
import { Link } from '@tradecounter/ui/link'
import { Text } from '@tradecounter/ui/text'

/** Late, as the list of orders is. */
const Entries = later(() => import('./entries.tsx'))

/** Who has changed what in the company. */
export function CompanyAuditView({ route }: { route: RouteTo<'company-audit'> }) {
  const context = useShop()
  const t = useTranslations()
  return (
    <MyPage
      id="company-information"
      inner
      title={t('audit.title')}
      before={
        <Link href={addressOf({ page: 'company-information', query: '' }, context)}>
          {t('account.company-information')}
        </Link>
      }
      intro={<Text tone="muted">{t('audit.intro')}</Text>}
    >
      <Suspense fallback={null}>
        <Entries query={route.query} />
      </Suspense>
    </MyPage>
  )
}
