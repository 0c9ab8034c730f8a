import { useState } from 'react'
import type { Attached, receivedRequestsPerPage } from '@tradecounter/api/contract'
import { useStepUp } from '@tradecounter/shop/account'
import { PartFailure, useTimes, useTranslations } from '@tradecounter/shop/core'
import { PartExport, PartPages } from '@tradecounter/shop/list-page'
import { card, cards } from '@tradecounter/shop/my-pages'
import { Button } from '@tradecounter/ui/button'
import { Heading } from '@tradecounter/ui/heading'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { Text } from '@tradecounter/ui/text'
import { receivedRequestsExportAddress, useReceivedRequests } from '../../calls.ts'
import { type Decision, DecisionDialog } from './decision-dialog.tsx'

/** The type check refuses any other number than that of the contract. */
const pageSize: typeof receivedRequestsPerPage = 10

interface ReceivedRequestsProps {
  attached: Attached
  /** Called after a decision, to read customers and requests again. */
  onChanged: () => Promise<unknown>
}

/** The requests to the user's company, for its administrators. */
export function ReceivedRequests({ attached, onChanged }: ReceivedRequestsProps) {
  const t = useTranslations()
  const times = useTimes()
  const { withRecentProof, dialog } = useStepUp()
  const [decision, setDecision] = useState<Decision | null>(null)
  const [page, setPage] = useState(1)
  const further = useReceivedRequests(page === 1 ? null : page)
  // The first page comes with the customers.
  const shown = page === 1 ? attached.received : further.data?.requests
  const reload = async (): Promise<void> => {
    await further.mutate()
    await onChanged()
  }
  return (
    <Stack space={4} as="section">
      <Heading level={2} size="m">
        {t('customers.received')}
      </Heading>
      {attached.receivedCount > 0 && <PartExport address={receivedRequestsExportAddress} />}
      {attached.receivedCount === 0 && <Text tone="muted">{t('customers.received-none')}</Text>}
      <ul className={cards}>
        {shown?.map((request) => (
          <li key={request.requestId} className={card}>
            <Stack space={2}>
              <Text strong>{request.userName}</Text>
              <Text>
                {request.email} · {times.day(request.createdAt)}
              </Text>
              {request.message !== '' && <Text>{request.message}</Text>}
              <Text tone="muted" size="s">
                {request.state === 'sent'
                  ? t('customers.state-sent', times.day(request.expiresAt))
                  : request.decidedBy === ''
                    ? t(`customers.state-${request.state}`)
                    : t('customers.decided-by', t(`customers.state-${request.state}`), request.decidedBy)}
              </Text>
              {request.reason !== '' && <Text>{t('customers.reason', request.reason)}</Text>}
              {request.state === 'sent' && (
                <Inline space={2}>
                  <Button size="s" tone="accent" onClick={() => setDecision({ request, approve: true })}>
                    {t('customers.approve', request.userName)}
                  </Button>
                  <Button size="s" onClick={() => setDecision({ request, approve: false })}>
                    {t('customers.reject', request.userName)}
                  </Button>
                </Inline>
              )}
            </Stack>
          </li>
        ))}
      </ul>
      {further.error !== undefined && shown === undefined && (
        <PartFailure text={t('common.part-failed')} onRetry={() => further.mutate()} />
      )}
      <PartPages
        caption={t('customers.received')}
        page={page}
        total={attached.receivedCount}
        pageSize={pageSize}
        onPage={setPage}
      />
      {decision !== null && (
        <DecisionDialog
          {...decision}
          roles={attached.roles}
          withRecentProof={withRecentProof}
          onDecided={reload}
          onClose={() => setDecision(null)}
        />
      )}
      {dialog}
    </Stack>
  )
}
