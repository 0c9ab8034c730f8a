import * as v from 'valibot'
import {
  type OfferHead,
  offerExportQuerySchema,
  type OfferSort,
  type Site,
  sites,
} from '../../contract/index.ts'
import type { ExportSource } from '../../exports/service.ts'
import { priceVisibilityOf } from '../../catalogue/articles/service.ts'
import { dayIn } from '../../platform/days.ts'
import type { Queries } from '../../platform/database/queries.ts'
import { exportChunk, type ExportColumn, exportContent } from '../../platform/lists/export-list.ts'
import { type ListSort, sortOf } from '../../platform/lists/list-filter.ts'
import { type Translations, translationsFor } from '../../sites/service.ts'
import { offerFilterOf } from '../buyer/read-offers.ts'
import { countOffers, lastChangedFirst, type OfferFilter, readOffers } from '../store.ts'
import { viewHead } from '../view.ts'

/** The offers that a filter selects as a file in the language of the reader. */
export const offerExport: ExportSource = {
  list: 'offers',
  rule: { page: 'offers' },
  open: async ({ store: { db }, clock }, { caller, locale }, parameters) => {
    const { format, ...query } = v.parse(offerExportQuerySchema, parameters)
    const filter = offerFilterOf(caller, query, clock())
    const texts = translationsFor(locale).offerExport
    const { country } = sites[caller.site]
    const { hidesPrices } = await priceVisibilityOf(db, caller)
    return exportContent(
      {
        format,
        name: `${texts.fileName}-${dayIn(country, clock())}`,
        sheet: texts.sheetName,
        total: await countOffers(db, filter),
      },
      columnsOf(country, hidesPrices, texts),
      streamOffers(db, filter, sortOf(query, lastChangedFirst), hidesPrices),
    )
  },
}

async function* streamOffers(
  queries: Queries,
  filter: OfferFilter,
  sort: ListSort<OfferSort>,
  hidesPrices: boolean,
): AsyncGenerator<OfferHead[]> {
  for (let from = 0; ; from += exportChunk) {
    const rows = await readOffers(queries, filter, sort, { from, count: exportChunk })
    if (rows.length === 0) return
    yield rows.map((row) => viewHead(row, hidesPrices, filter.now))
  }
}

/** Columns of an exported offer. The sum is in the currency's main unit. */
const columnsOf = (
  country: Site['country'],
  hidesPrices: boolean,
  { headings, status: states }: Translations['offerExport'],
): ExportColumn<OfferHead>[] => [
  { heading: headings.number, cell: ({ number }) => number },
  { heading: headings.name, cell: ({ name }) => name },
  { heading: headings.status, cell: ({ state }) => states[state] },
  { heading: headings.project, cell: ({ project }) => project },
  { heading: headings.createdBy, cell: ({ createdBy }) => createdBy },
  { heading: headings.seller, cell: ({ seller }) => seller },
  { heading: headings.updated, cell: ({ updatedAt }) => ({ day: dayIn(country, new Date(updatedAt)) }) },
  {
    heading: headings.validUntil,
    cell: ({ validUntil }) => (validUntil === null ? null : { day: dayIn(country, new Date(validUntil)) }),
  },
  ...(hidesPrices
    ? []
    : [
        { heading: headings.sum, cell: ({ sum }: OfferHead) => (sum === null ? null : sum / 100) },
        { heading: headings.currency, cell: ({ currency }: OfferHead) => currency },
      ]),
]
