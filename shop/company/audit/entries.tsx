import { Fragment, useMemo } from 'react'
import {
  addressOf,
  formatDay,
  timesOf,
  translatorOf,
  useShop,
  useTranslations,
} from '@tradecounter/shop/core'
import { type ListColumn, ListPage } from '@tradecounter/shop/list-page'
import { EmptyState } from '@tradecounter/ui/empty-state'
import { auditKinds, auditList, type AuditEntry } from './audit-list.ts'

/** The list of the company's audit. */
export default function Entries({ query }: { query: string }) {
  const context = useShop()
  const t = useTranslations()
  const columns = useAuditColumns()
  return (
    <ListPage
      list={auditList}
      path={addressOf({ page: 'company-audit', query: '' }, context)}
      query={query}
      columns={columns}
      filters={[
        {
          id: 'kind',
          label: t('audit.what'),
          several: true,
          options: auditKinds.map((kind) => ({ value: kind, label: t(`audit.kind-${kind}`) })),
        },
        {
          id: 'by',
          label: t('audit.who'),
          several: false,
          options: [
            { value: 'me', label: t('audit.by-me') },
            { value: 'shop', label: t('audit.by-shop') },
          ],
        },
      ]}
      rowName={({ event, subjectName }) => `${event}, ${subjectName}`}
      dayText={(day) => formatDay(day, context.locale)}
      texts={{
        caption: t('audit.caption'),
        count: (total) => t.count('audit.count', total),
        searchLabel: t('audit.search'),
        searchHint: t('audit.search-hint'),
        dateLabel: t('audit.at'),
      }}
      empty={
        <EmptyState icon="document" title={t('audit.none-title')}>
          {t('audit.none-text')}
        </EmptyState>
      }
    />
  )
}

function useAuditColumns(): ListColumn<AuditEntry>[] {
  const context = useShop()
  return useMemo(() => {
    const [t, times] = [translatorOf(context), timesOf(context)]
    return [
      { id: 'at', label: t('audit.at'), oneLine: true, cell: ({ at }) => times.dayAndTime(at) },
      {
        id: 'who',
        label: t('audit.who'),
        oneLine: true,
        cell: ({ userName }) => userName || t('audit.by-shop'),
      },
      { id: 'what', label: t('audit.what'), cell: ({ event }) => event },
      { id: 'subject', label: t('audit.subject'), cell: ({ subjectName }) => subjectName },
      {
        id: 'changes',
        label: t('audit.changes'),
        cell: ({ changes }) =>
          changes.map((change, at) => (
            <Fragment key={change}>
              {at > 0 && <br />}
              {change}
            </Fragment>
          )),
      },
    ]
  }, [context])
}
