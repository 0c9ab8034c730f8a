import { type ChangeRequest, type ExportFormat, mostExportRows, sites } from '../contract/index.ts'
import type { ExportReader } from '../exports/service.ts'
import { dayIn } from '../platform/days.ts'
import { type ExportContent, exportContent } from '../platform/lists/export-list.ts'
import { chunksOfRows } from '../platform/lists/row-list.ts'
import type { Services } from '../platform/services.ts'
import { translationsFor } from '../sites/service.ts'
import { countChangeRequests, readChangeRequests } from './store.ts'
import { viewChangeRequest } from './view.ts'

/** The change requests of the reader's company as a file in the language of the reader, newest first. */
export async function exportChangeRequests(
  { store: { db }, clock }: Services,
  { caller: { customerId, site }, locale }: ExportReader,
  format: ExportFormat,
): Promise<ExportContent> {
  const total = await countChangeRequests(db, customerId)
  const rows = await readChangeRequests(db, customerId, { from: 0, count: mostExportRows })
  const { changeRequestExport: texts, audit } = translationsFor(locale)
  const { headings, states } = texts
  const fields: Readonly<Record<string, string | undefined>> = audit.fields
  const { country } = sites[site]
  const dayOf = (time: string) => ({ day: dayIn(country, new Date(time)) })
  return exportContent<ChangeRequest>(
    { format, name: `${texts.fileName}-${dayIn(country, clock())}`, sheet: texts.sheetName, total },
    [
      { heading: headings.day, cell: ({ createdAt }) => dayOf(createdAt) },
      { heading: headings.state, cell: ({ state }) => states[state] },
      { heading: headings.requestedBy, cell: ({ requestedBy }) => requestedBy },
      {
        heading: headings.wanted,
        cell: ({ wanted }) =>
          Object.entries(wanted)
            .map(([field, value]) => `${fields[field] ?? field}: ${value}`)
            .join(', '),
      },
      { heading: headings.message, cell: ({ message }) => message },
      { heading: headings.answer, cell: ({ answer }) => answer },
      { heading: headings.changed, cell: ({ changedAt }) => dayOf(changedAt) },
    ],
    chunksOfRows(rows.map(viewChangeRequest)),
  )
}
