import type { SellerFeedbackList, SiteName } from '@tradecounter/api/contract'
import type { Translator } from '@tradecounter/shop/core'
import { ButtonLink } from '@tradecounter/ui/button'
import { Select } from '@tradecounter/ui/select'
import { Text } from '@tradecounter/ui/text'
import { TextField } from '@tradecounter/ui/text-field'
import { shownMinute } from '../local-time.ts'
import { filterFields, PartList } from '../part-list.tsx'
import type { FormProblem } from '../views.ts'

/** The keys of the sites, by which feedback is filtered. A record, so that none is missing. */
const sites: Readonly<Record<SiteName, true>> = {
  se: true,
  no: true,
  fi: true,
  ax: true,
  'dk-vvs': true,
  'dk-handel': true,
  workwear: true,
  'gelia-se': true,
  'gelia-no': true,
  prevex: true,
  solelgrossisten: true,
}

interface FeedbackViewProps {
  t: Translator
  list: SellerFeedbackList
  query: string
  /** Why the filter was refused. */
  problem: FormProblem | null
}

/** What visitors and customers of all sites have written (HELP-7). */
export function FeedbackView({ t, list, query, problem }: FeedbackViewProps) {
  const field = filterFields(query)
  return (
    <PartList
      t={t}
      title={t('operator.feedback')}
      path="/feedback"
      query={query}
      problem={problem}
      filters={
        <>
          <TextField label={t('operator.feedback-search')} type="search" {...field('search')} />
          <Select
            label={t('operator.site')}
            {...field('site')}
            options={[
              { value: '', label: t('operator.all') },
              ...Object.keys(sites).map((site) => ({ value: site, label: site })),
            ]}
          />
          <TextField label={t('operator.feedback-source')} {...field('source')} />
          <TextField label={t('operator.written-from')} type="date" {...field('from')} />
          <TextField label={t('operator.written-to')} type="date" {...field('to')} />
        </>
      }
      count={t.count('operator.feedback-count', list.total)}
      action={list.total > 0 && <Export t={t} list={list} query={query} />}
      empty={{ icon: 'chat', title: t('operator.feedback-none') }}
      columns={[
        // Feedback of all sites is in one list, so that its times are in one time zone.
        { label: t('operator.feedback-day'), text: ({ givenAt }) => shownMinute(givenAt, 'se') },
        { label: t('operator.site'), text: ({ site }) => site },
        {
          label: t('operator.feedback-source'),
          text: ({ source, feedbackType }) => source || feedbackType,
        },
        { label: t('operator.customer'), text: ({ customer }) => customer },
        { label: t('operator.feedback-text'), kind: 'longText', text: ({ feedback }) => feedback },
      ]}
      rows={list.feedback}
      keyOf={({ feedbackId }) => feedbackId}
      list={list}
    />
  )
}

/** The way to the filtered list as a file, or why there is none. */
function Export({ t, list, query }: Pick<FeedbackViewProps, 't' | 'list' | 'query'>) {
  if (!list.isExportable)
    return (
      <Text as="span" tone="muted">
        {t('operator.feedback-too-many')}
      </Text>
    )
  const filters = new URLSearchParams(query)
  filters.delete('page')
  const text = filters.toString()
  return (
    <ButtonLink size="s" href={text === '' ? '/feedback/export' : `/feedback/export?${text}`}>
      {t('operator.feedback-export')}
    </ButtonLink>
  )
}
