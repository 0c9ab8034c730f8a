import * as v from 'valibot'
import { type ApprovalHead, approvalExportQuerySchema, sites } from '../contract/index.ts'
import type { ExportSource } from '../exports/service.ts'
import { dayIn } from '../platform/days.ts'
import { exportChunk, exportContent } from '../platform/lists/export-list.ts'
import { translationsFor } from '../sites/service.ts'
import { countApprovals, canApprove, readApprovalWindow, selectApprovals, viewHeads } from './list.ts'

/** The requests that a filter selects as a file in the language of the reader. */
export const approvalExport: ExportSource = {
  list: 'attestation',
  rule: { page: 'attestation' },
  open: async ({ store: { db }, clock }, reader, parameters) => {
    const { format, ...query } = v.parse(approvalExportQuerySchema, parameters)
    const now = clock()
    const { caller } = reader
    const { country } = sites[caller.site]
    const { rows, principals } = await selectApprovals(db, caller, query, now)
    const texts = translationsFor(reader.locale).approvalExport
    const { headings, status, reasons } = texts
    const about = { principals, canApprove: await canApprove(db, caller), now }
    async function* stream(): AsyncGenerator<ApprovalHead[]> {
      for (let from = 0; ; from += exportChunk) {
        const some = await readApprovalWindow(rows, query, { from, count: exportChunk })
        if (some.length === 0) return
        yield viewHeads(db, caller, some, about)
      }
    }
    const day = (time: string) => ({ day: dayIn(country, new Date(time)) })
    return exportContent(
      {
        format,
        name: `${texts.fileName}-${dayIn(country, now)}`,
        sheet: texts.sheetName,
        total: await countApprovals(rows),
      },
      [
        { heading: headings.number, cell: ({ number }) => number },
        { heading: headings.sent, cell: ({ createdAt }) => day(createdAt) },
        { heading: headings.status, cell: ({ state }) => status[state] },
        { heading: headings.buyer, cell: ({ buyer }) => buyer },
        {
          heading: headings.reasons,
          cell: ({ reasonKinds }) => reasonKinds.map((kind) => reasons[kind]).join(', '),
        },
        { heading: headings.reference, cell: ({ reference }) => reference },
        { heading: headings.project, cell: ({ project }) => project },
        { heading: headings.waitingFor, cell: ({ waitingFor }) => waitingFor.join(', ') },
        { heading: headings.deadline, cell: ({ deadlineAt }) => day(deadlineAt) },
        { heading: headings.lines, cell: ({ lineCount }) => lineCount },
        { heading: headings.sum, cell: ({ sum }) => (sum === null ? null : sum / 100) },
        { heading: headings.currency, cell: ({ currency }) => currency },
        { heading: headings.order, cell: ({ orderNumber }) => orderNumber },
      ],
      stream(),
    )
  },
}
