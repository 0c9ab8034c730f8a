import { useMemo, useState } from 'react'
import type { ReceivedAttachmentRequest } from '@tradecounter/api/contract'
import { useStepUp } from '@tradecounter/shop/account'
import {
  addressOf,
  formatDay,
  timesOf,
  translatorOf,
  useShop,
  useTranslations,
} from '@tradecounter/shop/core'
import { type ListColumn, ListPage } from '@tradecounter/shop/list-page'
import { Button } from '@tradecounter/ui/button'
import { EmptyState } from '@tradecounter/ui/empty-state'
import { Heading } from '@tradecounter/ui/heading'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { type Decision, DecisionDialog } from './decision-dialog.tsx'
import { receivedList, receivedStates } from './received-list.ts'

interface ReceivedRequestsProps {
  /** Roles that can be given. */
  roles: readonly string[]
  query: string
  /** Called after a decision, to read customers and requests again. */
  onChanged: () => Promise<unknown>
}

/** The requests to the user's company (MY-9), for its administrators. */
export function ReceivedRequests({ roles, query, onChanged }: ReceivedRequestsProps) {
  const context = useShop()
  const t = useTranslations()
  const { withRecentProof, dialog } = useStepUp()
  const [decision, setDecision] = useState<Decision | null>(null)
  const columns = useColumns(setDecision)
  return (
    <Stack space={4} as="section">
      <Heading level={2} size="m">
        {t('customers.received')}
      </Heading>
      <ListPage
        list={receivedList}
        path={addressOf({ page: 'customer-administration', section: 'customers', query: '' }, context)}
        query={query}
        columns={columns}
        filters={[
          {
            id: 'state',
            label: t('customers.status'),
            several: true,
            options: receivedStates.map((state) => ({
              value: state,
              label: state === 'sent' ? t('customers.waiting') : t(`customers.state-${state}`),
            })),
          },
        ]}
        rowName={({ userName }) => userName}
        dayText={(day) => formatDay(day, context.locale)}
        texts={{
          caption: t('customers.received'),
          count: (total) => t.count('customers.request-count', total),
          searchLabel: t('customers.find-request'),
          searchHint: t('customers.find-request-hint'),
          dateLabel: t('customers.sent-at'),
        }}
        empty={<EmptyState icon="users" headingLevel={3} title={t('customers.received-none')} />}
      />
      {decision !== null && (
        <DecisionDialog
          {...decision}
          roles={roles}
          withRecentProof={withRecentProof}
          onDecided={onChanged}
          onClose={() => setDecision(null)}
        />
      )}
      {dialog}
    </Stack>
  )
}

function useColumns(onDecide: (decision: Decision) => void): ListColumn<ReceivedAttachmentRequest>[] {
  const context = useShop()
  return useMemo(() => {
    const [t, times] = [translatorOf(context), timesOf(context)]
    return [
      { id: 'userName', label: t('customers.user'), cell: ({ userName }) => userName },
      { id: 'email', label: t('customers.email'), cell: ({ email }) => email },
      {
        id: 'createdAt',
        label: t('customers.sent-at'),
        oneLine: true,
        cell: ({ createdAt }) => times.day(createdAt),
      },
      { id: 'message', label: t('customers.message'), cell: ({ message }) => message },
      {
        id: 'state',
        label: t('customers.status'),
        cell: ({ state, expiresAt, decidedBy }) =>
          state === 'sent'
            ? t('customers.state-sent', times.day(expiresAt))
            : decidedBy === ''
              ? t(`customers.state-${state}`)
              : t('customers.decided-by', t(`customers.state-${state}`), decidedBy),
      },
      { id: 'reason', label: t('customers.reason-given'), cell: ({ reason }) => reason },
      {
        id: 'actions',
        label: t('customers.actions'),
        controls: true,
        hideable: false,
        cell: (request) =>
          request.state === 'sent' && (
            <Inline space={2}>
              <Button size="s" tone="accent" onClick={() => onDecide({ request, approve: true })}>
                {t('customers.approve', request.userName)}
              </Button>
              <Button size="s" onClick={() => onDecide({ request, approve: false })}>
                {t('customers.reject', request.userName)}
              </Button>
            </Inline>
          ),
      },
    ]
  }, [context, onDecide])
}
