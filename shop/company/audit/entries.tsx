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
import { auditTextsOf } from './audit-texts.ts'

/** The list of the company's audit. */
export default function Entries({ query }: { query: string }) {
  const context = useShop()
  const t = useTranslations()
  const texts = useMemo(() => auditTextsOf(context), [context])
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
      rowName={({ action, subjectName }) => `${texts.actionOf(action)}, ${subjectName}`}
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
    const { actionOf, changesOf } = auditTextsOf(context)
    return [
      { id: 'at', label: t('audit.at'), oneLine: true, cell: ({ at }) => times.dayAndTime(at) },
      { id: 'who', label: t('audit.who'), cell: ({ userName }) => userName || t('audit.by-shop') },
      { id: 'what', label: t('audit.what'), cell: ({ action }) => actionOf(action) },
      { id: 'subject', label: t('audit.subject'), cell: ({ subjectName }) => subjectName },
      {
        id: 'changes',
        label: t('audit.changes'),
        cell: (entry) => {
          const changes = changesOf(entry)
          return changes.length === 0
            ? ''
            : changes.map(({ field, text }, at) => (
                <Fragment key={field}>
                  {at > 0 && <br />}
                  {text}
                </Fragment>
              ))
        },
      },
    ]
  }, [context])
}
