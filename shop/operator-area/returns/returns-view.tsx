import type { ReturnKind, ReturnState, SellerPermission, SellerReturns } from '@tradecounter/api/contract'
import type { Translator } from '@tradecounter/shop/core'
import { Select } from '@tradecounter/ui/select'
import { TextField } from '@tradecounter/ui/text-field'
import { shownMinute } from '../local-time.ts'
import { filterFields, PartList } from '../part-list.tsx'
import type { FormProblem } from '../views.ts'

/** States that a seller can filter by: drafts are the customer's own. */
const states = [
  'sent',
  'inReview',
  'moreInformation',
  'approved',
  'waitingForGoods',
  'received',
  'credited',
  'replaced',
  'rejected',
  'cancelled',
] as const satisfies readonly ReturnState[]

const complaints = [
  'wrongArticle',
  'damaged',
  'missing',
  'quality',
  'price',
] as const satisfies readonly ReturnKind[]

interface ReturnsProps {
  t: Translator
  list: SellerReturns
  query: string
  /** Why the filter was refused. */
  problem: FormProblem | null
  permissions: readonly SellerPermission[]
}

/** The returns and complaints of all customers, those that were changed longest ago first. */
export function ReturnsView({ t, list, query, problem, permissions }: ReturnsProps) {
  const field = filterFields(query)
  const kinds: readonly ReturnKind[] = [
    ...(permissions.includes('returns:answer') ? (['return'] as const) : []),
    ...(permissions.includes('complaints:answer') ? complaints : []),
  ]
  return (
    <PartList
      t={t}
      title={t('returns.title')}
      path="/returns"
      query={query}
      problem={problem}
      filters={
        <>
          <TextField label={t('returns.search-hint')} type="search" {...field('search')} />
          <Select
            label={t('returns.state')}
            {...field('state')}
            options={[
              { value: '', label: t('operator.open') },
              { value: states.join(','), label: t('operator.all') },
              ...states.map((value) => ({ value, label: t(`returns.state-${value}`) })),
            ]}
          />
          <Select
            label={t('returns.kind')}
            {...field('kind')}
            options={[
              { value: '', label: t('operator.all') },
              ...kinds.map((value) => ({ value, label: t(`returns.kind-${value}`) })),
            ]}
          />
          <TextField label={t('operator.created-from')} type="date" {...field('from')} />
          <TextField label={t('operator.created-to')} type="date" {...field('to')} />
        </>
      }
      count={t.count('returns.count', list.total)}
      empty={{ icon: 'box', title: t('operator.no-cases') }}
      columns={[
        {
          label: t('returns.number'),
          text: ({ number }) => number,
          href: ({ number }) => `/returns/${number}`,
        },
        { label: t('returns.kind'), text: ({ kind }) => t(`returns.kind-${kind}`) },
        { label: t('returns.state'), text: ({ state }) => t(`returns.state-${state}`) },
        { label: t('operator.customer'), text: ({ customer }) => customer },
        { label: t('returns.order'), text: ({ orderNumber }) => orderNumber },
        { label: t('returns.reason'), text: ({ reason }) => reason },
        { label: t('returns.created-by'), text: ({ createdBy }) => createdBy },
        { label: t('returns.changed'), text: ({ changedAt, site }) => shownMinute(changedAt, site) },
      ]}
      rows={list.returns}
      keyOf={({ number }) => number}
      list={list}
    />
  )
}
