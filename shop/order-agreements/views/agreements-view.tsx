import { type ReactNode, Suspense } from 'react'
import {
  addressOf,
  later,
  PageWaiting,
  PartBoundary,
  PartFailure,
  useShop,
  useTranslations,
  type RouteTo,
} from '@tradecounter/shop/core'
import { MyPage, OwnRecord, useRecordCustomer } from '@tradecounter/shop/my-pages'
import { Breadcrumbs } from '@tradecounter/ui/breadcrumbs'
import { agreementCustomerAddress, useAgreement } from '../calls.ts'
import { shownAgreement } from './shown-agreement.ts'

const Agreements = later(() => import('./agreements.tsx'))
const AgreementRecord = later(() => import('./agreement-record.tsx'))

/** The order agreements of the customer: the list, or the agreement that the address names. */
export function AgreementsView({ route }: { route: RouteTo<'order-agreements'> }) {
  const t = useTranslations()
  const agreementId = shownAgreement(route.query)
  if (agreementId !== null) return <OneAgreement key={agreementId} agreementId={agreementId} />
  return (
    <Frame title={t('account.order-agreements')}>
      <Agreements query={route.query} />
    </Frame>
  )
}

function OneAgreement({ agreementId }: { agreementId: string }) {
  const { other } = useRecordCustomer(agreementCustomerAddress(agreementId))
  const { data, error, mutate } = useAgreement(other === null ? agreementId : null)
  const t = useTranslations()
  const agreement = data?.agreement
  return (
    <Frame
      title={
        agreement === undefined ? t('account.order-agreements') : `${agreement.number} ${agreement.name}`
      }
      inner
    >
      <OwnRecord other={other}>
        {agreement === undefined ? (
          <PageWaiting error={error} onRetry={() => mutate()} />
        ) : (
          <AgreementRecord agreement={agreement} onChanged={() => mutate()} />
        )}
      </OwnRecord>
    </Frame>
  )
}

function Frame({ title, inner = false, children }: { title: string; inner?: boolean; children: ReactNode }) {
  const t = useTranslations()
  const context = useShop()
  return (
    <MyPage
      id="order-agreements"
      inner={inner}
      title={title}
      before={
        inner ? (
          <Breadcrumbs
            label={t('common.breadcrumbs')}
            items={[
              {
                text: t('account.order-agreements'),
                url: addressOf({ page: 'order-agreements', query: '' }, context),
              },
            ]}
            current={title}
          />
        ) : null
      }
    >
      <PartBoundary renderFailure={(retry) => <PartFailure text={t('common.part-failed')} onRetry={retry} />}>
        <Suspense fallback={null}>{children}</Suspense>
      </PartBoundary>
    </MyPage>
  )
}
