import type * as v from 'valibot'
import { currencyOf, priceVisibilityOf } from '../catalogue/articles/service.ts'
import { type listLinesExportQuerySchema, type MyListLine, sites } from '../contract/index.ts'
import type { ExportReader } from '../exports/service.ts'
import { dayIn } from '../platform/days.ts'
import { type ExportColumn, type ExportContent, exportContent } from '../platform/lists/export-list.ts'
import { chunksOfRows } from '../platform/lists/row-list.ts'
import type { Caller, Services } from '../platform/services.ts'
import { type Translations, translationsFor } from '../sites/service.ts'
import { findListLines } from './find-lines.ts'
import type { ListRow } from './items-store.ts'
import { showListLines } from './lines-page.ts'

async function* streamLines(
  { store, clock }: Services,
  caller: Caller,
  rows: readonly ListRow[],
): AsyncGenerator<MyListLine[]> {
  for await (const some of chunksOfRows(rows)) yield showListLines(store.db, caller, some, clock())
}

const main = (minor: number | null): number | null => (minor === null ? null : minor / 100)

/** Columns of a line. Prices are in the currency's main unit, and for the quantity in whole packs. */
function columnsOf(
  { headings }: Translations['listLineExport'],
  caller: Caller,
  hidesPrices: boolean,
): ExportColumn<MyListLine>[] {
  const { country } = sites[caller.site]
  const currency = currencyOf(caller)
  return [
    { heading: headings.articleNumber, cell: ({ variantNbr }) => variantNbr },
    { heading: headings.ownNumber, cell: (line) => line.customerSpecificVariantNumber },
    { heading: headings.replacedNumber, cell: ({ replacedNumber }) => replacedNumber },
    { heading: headings.name, cell: ({ name }) => name },
    {
      heading: headings.choices,
      cell: ({ configuration }) => configuration.map(({ name, value }) => `${name}: ${value}`).join('; '),
    },
    { heading: headings.quantity, cell: ({ asked }) => asked },
    { heading: headings.packed, cell: ({ quantity }) => quantity },
    { heading: headings.unit, cell: ({ displayUnitCode }) => displayUnitCode },
    ...(hidesPrices
      ? []
      : [
          { heading: headings.price, cell: ({ unitPrice }: MyListLine) => main(unitPrice) },
          { heading: headings.priceUnit, cell: ({ priceUnit }: MyListLine) => priceUnit },
          { heading: headings.sum, cell: ({ sum }: MyListLine) => main(sum) },
          { heading: headings.currency, cell: () => currency },
        ]),
    { heading: headings.note, cell: ({ note }) => note },
    {
      heading: headings.added,
      cell: ({ addedAt }) => (addedAt === '' ? null : { day: dayIn(country, new Date(addedAt)) }),
    },
  ]
}

/** The lines of one of the caller's lists that a query selects, as a file in the language of the reader. Errors: 404. */
export async function exportListLines(
  services: Services,
  { caller, locale }: ExportReader,
  { format, ...query }: v.InferOutput<typeof listLinesExportQuerySchema>,
): Promise<ExportContent> {
  const { db } = services.store
  const rows = await findListLines(db, caller, query)
  const { hidesPrices } = await priceVisibilityOf(db, caller)
  const texts = translationsFor(locale).listLineExport
  const name = `${texts.fileName}-${dayIn(sites[caller.site].country, services.clock())}`
  return exportContent(
    { format, name, sheet: texts.sheetName, total: rows.length },
    columnsOf(texts, caller, hidesPrices),
    streamLines(services, caller, rows),
  )
}
