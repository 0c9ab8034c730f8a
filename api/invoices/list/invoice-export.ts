import * as v from 'valibot'
import { articleTextsFor, fromStored } from '../../catalogue/articles/service.ts'
import {
  invoiceExportQuerySchema,
  type Invoices,
  invoiceZipQuerySchema,
  sites,
} from '../../contract/index.ts'
import type { ExportReader, ExportSource } from '../../exports/service.ts'
import type { Queries } from '../../platform/database/queries.ts'
import { exportChunk, type ExportColumn, exportContent } from '../../platform/lists/export-list.ts'
import { type ListSort, sortOf } from '../../platform/lists/list-filter.ts'
import type { Caller } from '../../platform/services.ts'
import type { InvoiceSort } from '../../contract/index.ts'
import { type Translations, translationsFor } from '../../sites/service.ts'
import { zipInvoices } from '../documents/documents.ts'
import {
  countInvoiceLines,
  countInvoices,
  type InvoiceFilter,
  invoiceFilterOf,
  newestInvoices,
  readInvoiceHeads,
  readInvoiceNumbers,
} from './list.ts'
import { type InvoiceLineRow, readInvoiceLines } from '../store.ts'
import { statusOf } from './view.ts'

const rule = { page: 'invoices' } as const

type Head = Awaited<ReturnType<typeof readInvoiceHeads>>[number]
interface Line {
  head: Head
  line: InvoiceLineRow
  unit: string
  priceUnit: string
}

/** The documents that a filter selects, or their lines, as a file in the language of the reader. */
export const invoiceExport: ExportSource = {
  list: 'invoices',
  rule,
  open: async ({ store: { db }, clock }, { caller, locale }, parameters) => {
    const { format, rows, ...query } = v.parse(invoiceExportQuerySchema, parameters)
    const filter = invoiceFilterOf(caller, query, clock())
    const texts = translationsFor(locale).invoice
    const heads = streamHeads(db, filter, sortOf(query, newestInvoices))
    const name = (of: string): string => `${of}-${filter.today}`
    return rows === 'invoices'
      ? exportContent(
          {
            format,
            name: name(texts.export.fileName),
            sheet: texts.export.sheetName,
            total: await countInvoices(db, filter),
          },
          headColumns(texts, filter.today),
          heads,
        )
      : exportContent(
          {
            format,
            name: name(texts.export.linesFileName),
            sheet: texts.export.linesSheetName,
            total: await countInvoiceLines(db, filter),
          },
          lineColumns(texts),
          streamLines(db, caller, heads),
        )
  },
}

/** PDF and electronic invoice of the documents that a filter selects, as ZIP. */
export const invoiceDocumentsExport: ExportSource = {
  list: 'invoice-documents',
  rule,
  open: async ({ store: { db }, clock }, { caller, locale }: ExportReader, parameters) => {
    const query = v.parse(invoiceZipQuerySchema, parameters)
    const filter = invoiceFilterOf(caller, query, clock())
    return {
      name: `${translationsFor(locale).invoice.zipName}-${sites[caller.site].key}-${filter.today}.zip`,
      type: 'zip',
      total: await countInvoices(db, filter),
      bytes: (onRows = async () => {}) =>
        zipInvoices(db, caller, streamNumbers(db, filter, sortOf(query, newestInvoices)), () => onRows(1)),
    }
  },
}

async function* streamHeads(
  db: Queries,
  filter: InvoiceFilter,
  sort: ListSort<InvoiceSort>,
): AsyncGenerator<Head[]> {
  // Documents are never deleted, and new ones of today would move the window: the filter ends with what is there.
  for (let from = 0; ; from += exportChunk) {
    const numbers = await readInvoiceNumbers(db, filter, sort, { from, count: exportChunk })
    if (numbers.length === 0) return
    yield await readInvoiceHeads(db, filter.customerId, numbers)
  }
}

async function* streamNumbers(
  db: Queries,
  filter: InvoiceFilter,
  sort: ListSort<InvoiceSort>,
): AsyncGenerator<string> {
  for await (const heads of streamHeads(db, filter, sort)) for (const { number } of heads) yield number
}

async function* streamLines(
  db: Queries,
  caller: Caller,
  chunks: AsyncIterable<readonly Head[]>,
): AsyncGenerator<Line[]> {
  for await (const heads of chunks)
    for (const head of heads) {
      const lines = await readInvoiceLines(db, head.id)
      const texts = await articleTextsFor(
        db,
        caller,
        lines.map(({ unit }) => ({ unit })),
      )
      yield lines.map((line) => ({ head, line, unit: texts.unit(line), priceUnit: texts.priceUnit(line) }))
    }
}

type Texts = Translations['invoice']
const main = (minor: number): number => minor / 100
/** What a document adds to what is owed, as the list shows it: a column of several kinds has a sum. */
const owed = ({ kind }: Pick<Head, 'kind'>, minor: number): number =>
  kind === 'creditNote' && minor !== 0 ? -main(minor) : main(minor)

/** Columns of a document. Amounts are in the currency's main unit. */
const headColumns = (
  { kinds, status: statuses, export: { headings } }: Texts,
  today: string,
): ExportColumn<Head>[] => [
  { heading: headings.number, cell: ({ number }) => number },
  { heading: headings.kind, cell: ({ kind }) => kinds[kind] },
  {
    heading: headings.status,
    cell: (row) => {
      const status: Invoices['invoices'][number]['status'] = statusOf(row, today)
      return status === null ? '' : statuses[status]
    },
  },
  { heading: headings.issued, cell: ({ issuedOn: day }) => ({ day }) },
  { heading: headings.due, cell: ({ dueOn: day }) => ({ day }) },
  { heading: headings.order, cell: ({ orderNumber }) => orderNumber },
  { heading: headings.reference, cell: ({ reference }) => reference },
  { heading: headings.project, cell: ({ project }) => project },
  { heading: headings.costCentre, cell: ({ costCentre }) => costCentre },
  { heading: headings.paymentReference, cell: ({ paymentReference }) => paymentReference },
  { heading: headings.net, cell: (row) => owed(row, row.net) },
  { heading: headings.vat, cell: (row) => owed(row, row.vat) },
  { heading: headings.total, cell: (row) => owed(row, row.total) },
  { heading: headings.open, cell: (row) => owed(row, row.openAmount) },
  { heading: headings.currency, cell: ({ currency }) => currency },
]

/** Columns of a line of a document. Quantity and price are those of the document, only the sum has a sign. */
const lineColumns = ({ kinds, export: { headings } }: Texts): ExportColumn<Line>[] => [
  { heading: headings.number, cell: ({ head }) => head.number },
  { heading: headings.kind, cell: ({ head }) => kinds[head.kind] },
  { heading: headings.issued, cell: ({ head: { issuedOn: day } }) => ({ day }) },
  { heading: headings.order, cell: ({ head }) => head.orderNumber },
  { heading: headings.reference, cell: ({ head }) => head.reference },
  { heading: headings.project, cell: ({ head }) => head.project },
  { heading: headings.line, cell: ({ line }) => line.position },
  { heading: headings.orderLine, cell: ({ line }) => (line.orderPosition === 0 ? null : line.orderPosition) },
  { heading: headings.shipment, cell: ({ line }) => line.shipmentNumber },
  { heading: headings.article, cell: ({ line }) => line.variantCode },
  { heading: headings.ownNumber, cell: ({ line }) => line.ownNumber },
  { heading: headings.ean, cell: ({ line }) => line.ean },
  { heading: headings.name, cell: ({ line }) => line.name },
  {
    heading: headings.quantity,
    cell: ({ line: { quantity, decimalPrecision } }) => fromStored(quantity, decimalPrecision),
  },
  { heading: headings.unit, cell: ({ unit }) => unit },
  { heading: headings.price, cell: ({ line }) => main(line.unitPrice) },
  { heading: headings.priceUnit, cell: ({ priceUnit }) => priceUnit },
  { heading: headings.discount, cell: ({ line }) => line.discountThousandths / 10 },
  { heading: headings.lineSum, cell: ({ head, line }) => owed(head, line.net) },
  { heading: headings.vatRate, cell: ({ line }) => line.vatThousandths / 10 },
  { heading: headings.currency, cell: ({ head }) => head.currency },
]
