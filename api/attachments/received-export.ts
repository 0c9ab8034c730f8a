import {
  type ExportFormat,
  mostExportRows,
  type ReceivedAttachmentRequest,
  sites,
} from '../contract/index.ts'
import type { ExportReader } from '../exports/service.ts'
import { dayIn } from '../platform/days.ts'
import { type ExportContent, exportContent } from '../platform/lists/export-list.ts'
import { chunksOfRows } from '../platform/lists/row-list.ts'
import type { Services } from '../platform/services.ts'
import { translationsFor } from '../sites/service.ts'
import { countReceivedRequests, readReceivedRequests } from './requests-store.ts'
import { viewReceivedRequest } from './requests.ts'

/** The requests to act for the reader's company as a file in the language of the reader, in the order of the page. */
export async function exportReceivedRequests(
  { store: { db }, clock }: Services,
  { caller: { customerId, site }, locale }: ExportReader,
  format: ExportFormat,
): Promise<ExportContent> {
  const now = clock()
  const total = await countReceivedRequests(db, customerId)
  const rows = await readReceivedRequests(db, customerId, { from: 0, count: mostExportRows })
  const { headings, states, fileName, sheetName } = translationsFor(locale).receivedRequestExport
  const { country } = sites[site]
  const dayOf = (time: string) => ({ day: dayIn(country, new Date(time)) })
  return exportContent<ReceivedAttachmentRequest>(
    { format, name: `${fileName}-${dayIn(country, now)}`, sheet: sheetName, total },
    [
      { heading: headings.day, cell: ({ createdAt }) => dayOf(createdAt) },
      { heading: headings.name, cell: ({ userName }) => userName },
      { heading: headings.email, cell: ({ email }) => email },
      { heading: headings.message, cell: ({ message }) => message },
      { heading: headings.state, cell: ({ state }) => states[state] },
      { heading: headings.decidedBy, cell: ({ decidedBy }) => decidedBy },
      { heading: headings.reason, cell: ({ reason }) => reason },
    ],
    chunksOfRows(rows.map((row) => viewReceivedRequest(row, now))),
  )
}
