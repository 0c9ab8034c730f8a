import type { ApplicationState, SellerApplicationList } from '@tradecounter/api/contract'
import type { Translator } from '@tradecounter/shop/core'
import { Select } from '@tradecounter/ui/select'
import { TextField } from '@tradecounter/ui/text-field'
import { shownMinute } from '../local-time.ts'
import { filterFields, PartList } from '../part-list.tsx'

/** States that a seller can filter by: drafts are the applicant's own. */
const states: readonly ApplicationState[] = [
  'submitted',
  'creditCheck',
  'moreInformation',
  'approved',
  'rejected',
  'duplicate',
]

interface ApplicationsViewProps {
  t: Translator
  list: SellerApplicationList
  query: string
}

/** The applications of companies that want to become customers. */
export function ApplicationsView({ t, list, query }: ApplicationsViewProps) {
  const field = filterFields(query)
  return (
    <PartList
      t={t}
      title={t('applications.title')}
      path="/applications"
      query={query}
      filters={
        <>
          <TextField label={t('applications.search')} type="search" {...field('search')} />
          <Select
            label={t('applications.state')}
            {...field('status')}
            options={[
              { value: '', label: t('operator.all') },
              ...states.map((state) => ({ value: state, label: t(`applications.state-${state}`) })),
            ]}
          />
        </>
      }
      count={t.count('applications.count', list.total)}
      empty={{ icon: 'document', title: t('applications.none') }}
      columns={[
        {
          label: t('applications.reference'),
          text: ({ reference }) => reference,
          href: ({ applicationId }) => `/applications/${applicationId}`,
        },
        { label: t('applications.company'), text: ({ companyName }) => companyName },
        { label: t('operator.site'), text: ({ site }) => site },
        { label: t('applications.state'), text: ({ state }) => t(`applications.state-${state}`) },
        {
          label: t('applications.submitted'),
          text: ({ submittedAt, site }) => shownMinute(submittedAt, site),
        },
        { label: t('applications.seller'), text: ({ seller }) => seller },
      ]}
      rows={list.applications}
      keyOf={({ applicationId }) => applicationId}
      list={list}
    />
  )
}
