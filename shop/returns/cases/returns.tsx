import { useMemo } from 'react'
import { canOpen } from '@tradecounter/shop/account'
import {
  addressOf,
  formatDay,
  timesOf,
  translatorOf,
  useShop,
  useTranslations,
} from '@tradecounter/shop/core'
import { type ListColumn, ListPage } from '@tradecounter/shop/list-page'
import { OrderNumber } from '@tradecounter/shop/orders'
import { ButtonLink } from '@tradecounter/ui/button'
import { EmptyState } from '@tradecounter/ui/empty-state'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { Link } from '@tradecounter/ui/link'
import { returnKinds, returnList, type ReturnRow, returnStates } from './return-list.ts'
import { CaseState } from './case-state.tsx'

/** The list of the customer's cases. */
export default function Returns({ query }: { query: string }) {
  const context = useShop()
  const t = useTranslations()
  const page = (text: string): string => addressOf({ page: 'returns-and-complaints', query: text }, context)
  const start = (
    <ButtonLink href={page('view=new')} icon="plus">
      {t('returns.new')}
    </ButtonLink>
  )
  return (
    <Stack space={6}>
      <Inline>{start}</Inline>
      <ListPage
        list={returnList}
        path={page('')}
        query={query}
        columns={useReturnColumns()}
        filters={[
          {
            id: 'state',
            label: t('returns.state'),
            several: true,
            options: returnStates.map((value) => ({ value, label: t(`returns.state-${value}`) })),
          },
          {
            id: 'kind',
            label: t('returns.kind'),
            several: true,
            options: returnKinds.map((value) => ({ value, label: t(`returns.kind-${value}`) })),
          },
        ]}
        rowName={({ number }) => t('returns.case', number)}
        dayText={(day) => formatDay(day, context.locale)}
        texts={{
          caption: t('returns.title'),
          count: (total) => t.count('returns.count', total),
          searchLabel: t('returns.search'),
          searchHint: t('returns.search-hint'),
          dateLabel: t('returns.created'),
        }}
        empty={
          <EmptyState icon="box" title={t('returns.empty-title')}>
            {t('returns.empty-text')}
          </EmptyState>
        }
      />
    </Stack>
  )
}

function useReturnColumns(): ListColumn<ReturnRow>[] {
  const context = useShop()
  return useMemo(() => {
    const [t, times] = [translatorOf(context), timesOf(context)]
    return [
      {
        id: 'number',
        label: t('returns.number'),
        oneLine: true,
        cell: ({ number }) => (
          <Link href={addressOf({ page: 'returns-and-complaints', query: `case=${number}` }, context)}>
            {number}
          </Link>
        ),
      },
      { id: 'kind', label: t('returns.kind'), cell: ({ kind }) => t(`returns.kind-${kind}`) },
      { id: 'state', label: t('returns.state'), cell: ({ state }) => <CaseState state={state} /> },
      {
        id: 'createdAt',
        label: t('returns.created'),
        oneLine: true,
        cell: ({ createdAt }) => times.day(createdAt),
      },
      {
        id: 'changedAt',
        label: t('returns.changed'),
        oneLine: true,
        cell: ({ changedAt }) => times.day(changedAt),
      },
      {
        id: 'orderNumber',
        label: t('returns.order'),
        oneLine: true,
        cell: ({ orderNumber, openOrders }) => <OrderNumber {...{ orderNumber, openOrders }} />,
      },
      {
        id: 'invoiceNumber',
        label: t('returns.invoice'),
        oneLine: true,
        cell: ({ invoiceNumber: number }) =>
          number !== '' && canOpen('invoices', context) ? (
            <Link href={addressOf({ page: 'invoice', number }, context)}>{number}</Link>
          ) : (
            number
          ),
      },
      { id: 'reason', label: t('returns.reason'), cell: ({ reason }) => reason },
      { id: 'createdBy', label: t('returns.created-by'), cell: ({ createdBy }) => createdBy },
    ]
  }, [context])
}
