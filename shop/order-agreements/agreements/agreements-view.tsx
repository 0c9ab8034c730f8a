import { type ReactNode, Suspense } from 'react'
import {
  addressOf,
  later,
  PartBoundary,
  PartFailure,
  useShop,
  useTranslations,
  type RouteTo,
} from '@tradecounter/shop/core'
import { MyPage, OwnRecord, useRecord } from '@tradecounter/shop/my-pages'
import { Breadcrumbs } from '@tradecounter/ui/breadcrumbs'
import { agreementAddress, agreementCustomerAddress } from '../calls.ts'
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
  const t = useTranslations()
  const shown = useRecord(agreementCustomerAddress(agreementId), agreementAddress(agreementId))
  const { record, mutate } = shown
  return (
    <Frame
      title={
        record === undefined
          ? t('account.order-agreements')
          : `${record.agreement.number} ${record.agreement.name}`
      }
      inner
    >
      <OwnRecord {...shown}>
        {({ agreement }) => <AgreementRecord agreement={agreement} onChanged={() => mutate()} />}
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
