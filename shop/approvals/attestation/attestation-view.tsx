import { later, type RouteTo, useTranslations } from '@tradecounter/shop/core'
import { OwnRecord, useRecord } from '@tradecounter/shop/my-pages'
import { PageWithParts } from '@tradecounter/shop/my-pages/page-with-parts'
import { approvalAddress, approvalCustomerAddress } from '../calls.ts'
import { shownPart } from './shown-part.ts'

const Approvals = later(() => import('./approvals.tsx'))
const Request = later(() => import('./request/request.tsx'))
const Deputies = later(() => import('./deputies.tsx'))

/** Requests for approval: the list, one of them, or the deputies of the user. */
export function AttestationView({ route }: { route: RouteTo<'attestation'> }) {
  const t = useTranslations()
  const part = shownPart(route.query)
  const requestId = part.kind === 'request' ? part.requestId : null
  const shown = useRecord(
    requestId === null ? null : approvalCustomerAddress(requestId),
    requestId === null ? null : approvalAddress(requestId),
  )
  const own =
    part.kind === 'deputies'
      ? t('approvals.deputies')
      : shown.record === undefined
        ? t('approvals.caption')
        : t('approvals.request', shown.record.request.number)
  return (
    <PageWithParts route={route} title={t('approvals.title')} part={part.kind === 'list' ? null : own}>
      {part.kind === 'list' && <Approvals query={route.query} />}
      {requestId !== null && (
        <OwnRecord {...shown}>{({ request }) => <Request key={requestId} request={request} />}</OwnRecord>
      )}
      {part.kind === 'deputies' && <Deputies />}
    </PageWithParts>
  )
}
