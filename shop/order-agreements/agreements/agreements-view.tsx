import { later, useTranslations, type RouteTo } from '@tradecounter/shop/core'
import { OwnRecord, useRecord } from '@tradecounter/shop/my-pages'
import { PageWithParts } from '@tradecounter/shop/my-pages/page-with-parts'
import { agreementAddress, agreementCustomerAddress } from '../calls.ts'
import { shownAgreement } from './shown-agreement.ts'

const Agreements = later(() => import('./agreements.tsx'))
const AgreementRecord = later(() => import('./agreement-record.tsx'))

interface AgreementsViewProps {
  route: RouteTo<'order-agreements'>
}

/** The order agreements of the customer: the list, or the agreement that the address names. */
export function AgreementsView({ route }: AgreementsViewProps) {
  const t = useTranslations()
  const agreementId = shownAgreement(route.query)
  if (agreementId !== null) return <OneAgreement key={agreementId} route={route} agreementId={agreementId} />
  return (
    <PageWithParts route={route} title={t('account.order-agreements')} part={null}>
      <Agreements query={route.query} />
    </PageWithParts>
  )
}

function OneAgreement({ route, agreementId }: AgreementsViewProps & { agreementId: string }) {
  const t = useTranslations()
  const shown = useRecord(agreementCustomerAddress(agreementId), agreementAddress(agreementId))
  const { record, mutate } = shown
  const title = t('account.order-agreements')
  return (
    <PageWithParts
      route={route}
      title={title}
      part={record === undefined ? title : `${record.agreement.number} ${record.agreement.name}`}
    >
      <OwnRecord {...shown}>
        {({ agreement }) => <AgreementRecord agreement={agreement} onChanged={() => mutate()} />}
      </OwnRecord>
    </PageWithParts>
  )
}
