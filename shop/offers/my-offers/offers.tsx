import { useMemo } from 'react'
import type { OfferHead } from '@tradecounter/api/contract'
import {
  addressOf,
  formatDay,
  formatOf,
  timesOf,
  translatorOf,
  useShop,
  useTranslations,
} from '@tradecounter/shop/core'
import { type ListColumn, ListPage } from '@tradecounter/shop/list-page'
import { ButtonLink } from '@tradecounter/ui/button'
import { EmptyState } from '@tradecounter/ui/empty-state'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { Link } from '@tradecounter/ui/link'
import { offerList, offerStates } from './offer-list.ts'
import { OfferStatus } from './offer-status.tsx'

/** The list of the customer's offers. */
export default function Offers({ query }: { query: string }) {
  const context = useShop()
  const t = useTranslations()
  const columns = useOfferColumns()
  const newOffer = (
    <ButtonLink href={addressOf({ page: 'offers', query: 'view=new' }, context)} tone="accent" icon="plus">
      {t('offers.new')}
    </ButtonLink>
  )
  return (
    <Stack space={6}>
      <Inline>{newOffer}</Inline>
      <ListPage
        list={offerList}
        path={addressOf({ page: 'offers', query: '' }, context)}
        query={query}
        columns={columns}
        filters={[
          {
            id: 'status',
            label: t('offers.status'),
            several: true,
            options: offerStates.map((state) => ({ value: state, label: t(`offers.status-${state}`) })),
          },
          {
            id: 'createdBy',
            label: t('offers.created-by'),
            several: false,
            options: [{ value: 'me', label: t('offers.by-me') }],
          },
        ]}
        rowName={({ number }) => number}
        dayText={(day) => formatDay(day, context.locale)}
        texts={{
          caption: t('offers.caption'),
          count: (total) => t.count('offers.count', total),
          searchLabel: t('offers.search'),
          searchHint: t('offers.search-hint'),
          dateLabel: t('offers.updated'),
        }}
        empty={
          <EmptyState icon="document" title={t('offers.none-title')} action={newOffer}>
            {t('offers.none-text')}
          </EmptyState>
        }
      />
    </Stack>
  )
}

function useOfferColumns(): ListColumn<OfferHead>[] {
  const context = useShop()
  return useMemo(() => {
    const [t, format, times] = [translatorOf(context), formatOf(context), timesOf(context)]
    return [
      {
        id: 'number',
        label: t('offers.number'),
        oneLine: true,
        cell: ({ offerId, number }) => (
          <Link href={addressOf({ page: 'offers', query: `offer=${offerId}` }, context)}>{number}</Link>
        ),
      },
      { id: 'name', label: t('offers.name'), cell: ({ name }) => name },
      { id: 'status', label: t('offers.status'), cell: ({ state }) => <OfferStatus state={state} /> },
      { id: 'createdBy', label: t('offers.created-by'), cell: ({ createdBy }) => createdBy },
      { id: 'seller', label: t('offers.seller'), cell: ({ seller }) => seller },
      {
        id: 'updatedAt',
        label: t('offers.updated'),
        oneLine: true,
        cell: ({ updatedAt }) => times.day(updatedAt),
      },
      {
        id: 'validUntil',
        label: t('offers.valid-until'),
        oneLine: true,
        cell: ({ validUntil }) => (validUntil === null ? '' : times.dayAndTime(validUntil)),
      },
      {
        id: 'sum',
        label: t('offers.sum'),
        numeric: true,
        cell: ({ sum, currency }) => (sum === null ? '' : format.money(sum, currency)),
      },
      { id: 'project', label: t('offers.project'), cell: ({ project }) => project },
    ]
  }, [context])
}
