import { Suspense } from 'react'
import {
  addressOf,
  later,
  PartBoundary,
  PartFailure,
  type RouteTo,
  useShop,
  useTranslations,
} from '@tradecounter/shop/core'
import { MyPage, OwnRecord, useRecord } from '@tradecounter/shop/my-pages'
import { Breadcrumbs } from '@tradecounter/ui/breadcrumbs'
import { approvalAddress, approvalCustomerAddress } from '../calls.ts'
import { shownPart } from './shown-part.ts'

const Approvals = later(() => import('./approvals.tsx'))
const Request = later(() => import('./request/request.tsx'))
const Deputies = later(() => import('./deputies.tsx'))

/** Requests for approval: the list, one of them, or the deputies of the user. */
export function AttestationView({ route }: { route: RouteTo<'attestation'> }) {
  const t = useTranslations()
  const context = useShop()
  const part = shownPart(route.query)
  const title = t('approvals.title')
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
    <MyPage
      id="attestation"
      inner={part.kind !== 'list'}
      title={part.kind === 'list' ? title : own}
      before={
        part.kind === 'list' ? null : (
          <Breadcrumbs
            label={t('common.breadcrumbs')}
            items={[{ text: title, url: addressOf({ page: 'attestation', query: '' }, context) }]}
            current={own}
          />
        )
      }
    >
      <PartBoundary renderFailure={(retry) => <PartFailure text={t('common.part-failed')} onRetry={retry} />}>
        <Suspense fallback={null}>
          {part.kind === 'list' && <Approvals query={route.query} />}
          {requestId !== null && (
            <OwnRecord {...shown}>{({ request }) => <Request key={requestId} request={request} />}</OwnRecord>
          )}
          {part.kind === 'deputies' && <Deputies />}
        </Suspense>
      </PartBoundary>
    </MyPage>
  )
}
