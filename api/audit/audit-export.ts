import * as v from 'valibot'
import { auditExportQuerySchema, type Site, sites } from '../contract/index.ts'
import type { ExportSource } from '../exports/service.ts'
import { dayIn, timeIn } from '../platform/days.ts'
import { type ExportColumn, exportContent } from '../platform/lists/export-list.ts'
import { type Translations, translationsFor } from '../sites/service.ts'
import { auditFilter } from './service.ts'
import { type EntryTexts, entryTextsFor } from './entry-texts.ts'
import { type AuditRow, countAudit, factsOf, streamAudit } from './store.ts'

/** The entries that a filter selects as a file. Entries that are added while it is made are not in it. */
export const auditExport: ExportSource = {
  list: 'audit',
  rule: 'perm:adminCompany',
  open: async ({ store: { db }, clock }, { caller, locale }, parameters) => {
    const { format, sort, direction, ...query } = v.parse(auditExportQuerySchema, parameters)
    const now = clock()
    const filter = auditFilter(caller, query)
    const before = filter.period.before ?? now.toISOString()
    const { country } = sites[caller.site]
    const texts = translationsFor(locale).auditExport
    const entryTexts = entryTextsFor(locale, country)
    const named = { format, name: `${texts.fileName}-${dayIn(country, now)}`, sheet: texts.sheetName }
    const frozen = { ...filter, period: { ...filter.period, before } }
    return exportContent(
      { ...named, total: await countAudit(db, frozen) },
      columnsOf(country, texts, entryTexts),
      streamAudit(db, frozen, sort === undefined ? 'desc' : direction),
    )
  },
}

const columnsOf = (
  country: Site['country'],
  { headings, shop }: Translations['auditExport'],
  { eventOf, changesOf }: EntryTexts,
): ExportColumn<AuditRow>[] => [
  { heading: headings.day, cell: ({ at }) => ({ day: dayIn(country, new Date(at)) }) },
  { heading: headings.time, cell: ({ at }) => timeIn(country, new Date(at)) },
  { heading: headings.user, cell: ({ userName }) => (userName === '' ? shop : userName) },
  { heading: headings.action, cell: ({ action }) => eventOf(action) },
  { heading: headings.subject, cell: ({ subjectName }) => subjectName },
  { heading: headings.changes, cell: (row) => changesOf(factsOf(row)).join('\n') },
]
