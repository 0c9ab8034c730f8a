import type { OfferState, SellerOfferList } from '@tradecounter/api/contract'
import { formatMoney, type Translator } from '@tradecounter/shop/core'
import { Select } from '@tradecounter/ui/select'
import { TextField } from '@tradecounter/ui/text-field'
import { shownMinute } from '../local-time.ts'
import { filterFields, PartList } from '../part-list.tsx'
import type { FormProblem } from '../views.ts'

/** States that a seller can filter by: drafts are the buyer's own. */
const states: readonly OfferState[] = [
  'sent',
  'inProgress',
  'ready',
  'accepted',
  'partlyOrdered',
  'ordered',
  'declined',
  'expired',
  'cancelled',
]

interface OffersProps {
  t: Translator
  list: SellerOfferList
  query: string
  /** Why the filter was refused. */
  problem: FormProblem | null
}

/** The requests and offers of all customers. */
export function OffersView({ t, list, query, problem }: OffersProps) {
  const field = filterFields(query)
  return (
    <PartList
      t={t}
      title={t('operator.offers')}
      path="/offers"
      query={query}
      problem={problem}
      filters={
        <>
          <TextField label={t('operator.search')} type="search" {...field('search')} />
          <Select
            label={t('offers.status')}
            {...field('status')}
            options={[
              { value: '', label: t('operator.all') },
              ...states.map((state) => ({ value: state, label: t(`offers.status-${state}`) })),
            ]}
          />
          <Select
            label={t('offers.seller')}
            {...field('mine')}
            options={[
              { value: '', label: t('operator.all') },
              { value: '1', label: t('operator.mine') },
            ]}
          />
          <TextField label={t('operator.changed-from')} type="date" {...field('from')} />
          <TextField label={t('operator.changed-to')} type="date" {...field('to')} />
        </>
      }
      count={t.count('operator.count', list.total)}
      empty={{ icon: 'document', title: t('operator.none') }}
      columns={[
        {
          label: t('offers.number'),
          text: ({ number }) => number,
          href: ({ offerId }) => `/offers/${offerId}`,
        },
        { label: t('offers.name'), text: ({ name }) => name },
        { label: t('operator.customer'), text: ({ customer }) => customer },
        { label: t('offers.created-by'), text: ({ createdBy }) => createdBy },
        { label: t('offers.status'), text: ({ state }) => t(`offers.status-${state}`) },
        { label: t('offers.seller'), text: ({ seller }) => seller },
        { label: t('offers.updated'), text: ({ updatedAt, site }) => shownMinute(updatedAt, site) },
        {
          label: t('offers.valid-until'),
          text: ({ validUntil, site }) => validUntil && shownMinute(validUntil, site),
        },
        {
          label: t('offers.sum'),
          kind: 'amount',
          text: ({ sum, currency }) => (sum === null ? null : formatMoney(sum, currency)),
        },
      ]}
      rows={list.offers}
      keyOf={({ offerId }) => offerId}
      list={list}
    />
  )
}
