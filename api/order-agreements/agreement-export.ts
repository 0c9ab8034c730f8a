import * as v from 'valibot'
import { priceVisibilityOf, articleTextsFor, fromStored } from '../catalogue/articles/service.ts'
import { agreementExportQuerySchema, sites } from '../contract/index.ts'
import type { ExportReader, ExportSource } from '../exports/service.ts'
import { dayIn } from '../platform/days.ts'
import {
  exportChunk,
  type ExportColumn,
  type ExportContent,
  exportContent,
} from '../platform/lists/export-list.ts'
import type { Caller, Services } from '../platform/services.ts'
import { type Translations, translationsFor } from '../sites/service.ts'
import { findAgreements, type FoundAgreement } from './list.ts'
import { readDelivered, readInvoiced } from './progress-store.ts'
import { remainingOf } from './rules.ts'
import type { AgreementLineRow } from './store.ts'

/** A line of an agreement with what its columns show. */
interface LineRow extends FoundAgreement {
  line: AgreementLineRow
  delivered: number
  invoiced: number
  unit: string
  priceUnit: string
}

/** The agreements that filters select, or their lines, as a file in the language of the reader. */
export const agreementExport: ExportSource = {
  list: 'order-agreements',
  rule: { page: 'order-agreements' },
  open: (services, reader, parameters) =>
    openAgreements(services, reader, v.parse(agreementExportQuerySchema, parameters)),
}

async function openAgreements(
  services: Services,
  { caller, locale }: ExportReader,
  { format, rows, agreementId, ...query }: v.InferOutput<typeof agreementExportQuerySchema>,
): Promise<ExportContent> {
  const { db } = services.store
  const found = (await findAgreements(services, caller, query)).filter(
    ({ agreement }) => agreementId === '' || agreement.id === agreementId,
  )
  const texts = translationsFor(locale).agreement
  const { hidesPrices } = await priceVisibilityOf(db, caller)
  const today = dayIn(sites[caller.site].country, services.clock())
  if (rows === 'agreements')
    return exportContent(
      {
        format,
        name: `${texts.export.fileName}-${today}`,
        sheet: texts.export.sheetName,
        total: found.length,
      },
      headColumns(texts, hidesPrices),
      inChunks(found),
    )
  return exportContent(
    {
      format,
      name: `${texts.export.linesFileName}-${today}`,
      sheet: texts.export.linesSheetName,
      total: found.reduce((sum, { agreement }) => sum + agreement.lines.length, 0),
    },
    lineColumns(texts, hidesPrices),
    streamLines(services, caller, found),
  )
}

async function* inChunks<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  for (let from = 0; from < rows.length; from += exportChunk) yield rows.slice(from, from + exportChunk)
}

async function* streamLines(
  { store: { db } }: Services,
  caller: Caller,
  found: readonly FoundAgreement[],
): AsyncGenerator<LineRow[]> {
  for (const each of found) {
    const { id, lines } = each.agreement
    const delivered = await readDelivered(db, id)
    const invoiced = await readInvoiced(db, id)
    const texts = await articleTextsFor(
      db,
      caller,
      lines.map(({ unit }) => ({ unit })),
    )
    yield lines.map((line) => ({
      ...each,
      line,
      delivered: delivered.get(line.position) ?? 0,
      invoiced: invoiced.get(line.position) ?? 0,
      unit: texts.unit(line),
      priceUnit: texts.priceUnit(line),
    }))
  }
}

type Texts = Translations['agreement']
const main = (minor: number | null): number | null => (minor === null ? null : minor / 100)

/** Columns of an agreement. Values are in the currency's main unit, the used part in percent. */
const headColumns = (
  { kinds, states, export: { headings } }: Texts,
  hidesPrices: boolean,
): ExportColumn<FoundAgreement>[] => [
  { heading: headings.number, cell: ({ head }) => head.number },
  { heading: headings.name, cell: ({ head }) => head.name },
  { heading: headings.kind, cell: ({ head }) => kinds[head.kind] },
  { heading: headings.status, cell: ({ head }) => states[head.state] },
  { heading: headings.validFrom, cell: ({ head }) => ({ day: head.validFrom }) },
  { heading: headings.validTo, cell: ({ head }) => ({ day: head.validTo }) },
  { heading: headings.used, cell: ({ head }) => head.usedShare },
  { heading: headings.project, cell: ({ head }) => head.project },
  { heading: headings.contact, cell: ({ head }) => head.contactName },
  ...(hidesPrices
    ? []
    : [
        {
          heading: headings.agreedValue,
          cell: ({ agreement }: FoundAgreement) => main(agreement.agreedValue),
        },
        {
          heading: headings.calledOffValue,
          cell: ({ agreement }: FoundAgreement) => main(agreement.calledOffValue),
        },
        { heading: headings.currency, cell: ({ head }: FoundAgreement) => head.currency },
      ]),
]

/** Columns of a line of an agreement. Quantities are in its unit. */
function lineColumns({ export: { headings } }: Texts, hidesPrices: boolean): ExportColumn<LineRow>[] {
  const quantity =
    (of: (row: LineRow) => number | null) =>
    (row: LineRow): number | null => {
      const stored = of(row)
      return stored === null ? null : fromStored(stored, row.line.decimalPrecision)
    }
  return [
    { heading: headings.number, cell: ({ head }) => head.number },
    { heading: headings.name, cell: ({ head }) => head.name },
    { heading: headings.article, cell: ({ line }) => line.variantCode },
    { heading: headings.articleName, cell: ({ line }) => line.name },
    ...(hidesPrices
      ? []
      : [
          { heading: headings.price, cell: ({ line }: LineRow) => main(line.unitPrice) },
          { heading: headings.currency, cell: ({ head }: LineRow) => head.currency },
          { heading: headings.priceUnit, cell: ({ priceUnit }: LineRow) => priceUnit },
        ]),
    { heading: headings.agreed, cell: quantity(({ line }) => line.quantity) },
    { heading: headings.calledOff, cell: quantity(({ line }) => line.calledOff) },
    { heading: headings.inCarts, cell: quantity(({ line }) => line.inCarts) },
    { heading: headings.delivered, cell: quantity(({ delivered }) => delivered) },
    { heading: headings.invoiced, cell: quantity(({ invoiced }) => invoiced) },
    { heading: headings.remaining, cell: quantity(({ line }) => remainingOf(line)) },
    { heading: headings.least, cell: quantity(({ line }) => line.leastCallOff) },
    { heading: headings.unit, cell: ({ unit }) => unit },
    { heading: headings.validTo, cell: ({ head }) => ({ day: head.validTo }) },
  ]
}
