import * as v from 'valibot'
import { returnExportQuerySchema, sites } from '../contract/index.ts'
import type { ExportReader, ExportSource } from '../exports/service.ts'
import {
  exportChunk,
  type ExportColumn,
  type ExportContent,
  exportContent,
} from '../platform/lists/export-list.ts'
import { sortOf } from '../platform/lists/list-filter.ts'
import type { Services } from '../platform/services.ts'
import { dayIn } from '../platform/days.ts'
import { translationsFor } from '../sites/service.ts'
import { countReturns, readReturnRows } from './store.ts'
import { newestReturns, returnFilterOf } from './view.ts'

type Row = Awaited<ReturnType<typeof readReturnRows>>[number]

/** The cases that a filter selects as a file in the language of the reader. */
export const returnExport: ExportSource = {
  list: 'returns-and-complaints',
  rule: { page: 'returns-and-complaints' },
  open: (services, reader, parameters) =>
    openReturns(services, reader, v.parse(returnExportQuerySchema, parameters)),
}

async function openReturns(
  { store: { db }, clock }: Services,
  { caller, locale }: ExportReader,
  { format, ...query }: v.InferOutput<typeof returnExportQuerySchema>,
): Promise<ExportContent> {
  const filter = returnFilterOf(caller, query)
  const { kinds, states, export: texts } = translationsFor(locale).returns
  const { headings } = texts
  const { country } = sites[caller.site]
  const columns: ExportColumn<Row>[] = [
    { heading: headings.number, cell: ({ number }) => number },
    { heading: headings.kind, cell: ({ kind }) => kinds[kind] },
    { heading: headings.state, cell: ({ state }) => states[state] },
    { heading: headings.created, cell: ({ createdAt }) => ({ day: dayIn(country, new Date(createdAt)) }) },
    { heading: headings.order, cell: ({ orderNumber }) => orderNumber },
    { heading: headings.invoice, cell: ({ invoiceNumber }) => invoiceNumber },
    { heading: headings.reason, cell: ({ reason }) => reason },
    { heading: headings.createdBy, cell: ({ createdBy }) => createdBy },
    { heading: headings.creditNote, cell: ({ creditNoteNumber }) => creditNoteNumber },
  ]
  async function* chunks() {
    for (let from = 0; ; from += exportChunk) {
      const rows = await readReturnRows(db, filter, sortOf(query, newestReturns), {
        from,
        count: exportChunk,
      })
      if (rows.length === 0) return
      yield rows
    }
  }
  const name = `${texts.fileName}-${dayIn(country, clock())}`
  return exportContent(
    { format, name, sheet: texts.sheetName, total: await countReturns(db, filter) },
    columns,
    chunks(),
  )
}
