import { useMemo } from 'react'
import type { ChangeRequest } from '@tradecounter/api/contract'
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
import { Text } from '@tradecounter/ui/text'
import { changeRequestList, changeRequestStates } from './change-request-list.ts'

/** The changes of master data that the company has asked for (MY-9), with their states and answers. */
export default function ChangeRequests({ query, onSend }: { query: string; onSend: () => void }) {
  const context = useShop()
  const t = useTranslations()
  const columns = useColumns()
  return (
    <Stack space={4} as="section">
      <Heading level={2} size="m">
        {t('company.requests')}
      </Heading>
      <Text tone="muted">{t('company.requests-text')}</Text>
      <Inline>
        <Button onClick={onSend}>{t('company.request')}</Button>
      </Inline>
      <ListPage
        list={changeRequestList}
        path={addressOf({ page: 'company-information', query: '' }, context)}
        query={query}
        columns={columns}
        filters={[
          {
            id: 'state',
            label: t('company.status'),
            several: true,
            options: changeRequestStates.map((state) => ({
              value: state,
              label: t(`company.state-${state}`),
            })),
          },
        ]}
        rowName={({ wanted, message }) => wantedText(wanted) || message}
        dayText={(day) => formatDay(day, context.locale)}
        texts={{
          caption: t('company.requests'),
          count: (total) => t.count('company.request-count', total),
          searchLabel: t('company.find-request'),
          searchHint: t('company.find-request-hint'),
          dateLabel: t('company.sent-at'),
        }}
        empty={<EmptyState icon="edit" headingLevel={3} title={t('company.no-requests')} />}
      />
    </Stack>
  )
}

const wantedText = (wanted: ChangeRequest['wanted']): string =>
  Object.values(wanted).filter(Boolean).join(', ')

function useColumns(): ListColumn<ChangeRequest>[] {
  const context = useShop()
  return useMemo(() => {
    const [t, times] = [translatorOf(context), timesOf(context)]
    return [
      {
        id: 'createdAt',
        label: t('company.sent-at'),
        oneLine: true,
        cell: ({ createdAt }) => times.day(createdAt),
      },
      { id: 'state', label: t('company.status'), cell: ({ state }) => t(`company.state-${state}`) },
      { id: 'wanted', label: t('company.wanted'), cell: ({ wanted }) => wantedText(wanted) },
      { id: 'message', label: t('company.message'), cell: ({ message }) => message },
      { id: 'answer', label: t('company.answer'), cell: ({ answer }) => answer },
      { id: 'requestedBy', label: t('company.requested-by'), cell: ({ requestedBy }) => requestedBy },
      {
        id: 'changedAt',
        label: t('company.changed-at'),
        oneLine: true,
        cell: ({ changedAt }) => times.day(changedAt),
      },
    ]
  }, [context])
}
