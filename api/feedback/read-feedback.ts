import {
  feedbackPerPage,
  listWindow,
  mostExportRows,
  type SellerFeedback,
  type SellerFeedbackExport,
  type SellerFeedbackList,
  type SellerFeedbackQuery,
} from '../contract/index.ts'
import { recordSellerAction } from '../sellers/service.ts'
import { dayIn, timeIn } from '../platform/days.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import type { Queries } from '../platform/database/queries.ts'
import {
  exportChunk,
  type ExportColumn,
  exportContent,
  exportResponse,
} from '../platform/lists/export-list.ts'
import { foldText, periodOf, searchPattern, searchPatterns } from '../platform/lists/list-filter.ts'
import type { Services } from '../platform/services.ts'
import { type Translations, translationsFor } from '../sites/service.ts'
import { countFeedback, type FeedbackFilter, readFeedback } from './store.ts'

/** The country in which sellers work, for days and times. */
const country = 'SE'

type Filters = Pick<SellerFeedbackQuery, 'site' | 'source' | 'from' | 'to' | 'search'>

const filterOf = (query: Filters): FeedbackFilter => ({
  site: query.site,
  // The pattern of a word anywhere in the text, without its first `%`.
  sourcePattern: query.source === '' ? null : searchPattern(foldText(query.source)).slice(1),
  period: periodOf(country, query),
  patterns: searchPatterns(query.search),
})

/** The newest first, unless the query sorts. */
const directionOf = ({ sort, direction }: Pick<SellerFeedbackQuery, 'sort' | 'direction'>) =>
  sort === undefined ? 'desc' : direction

/** A page of the feedback of all sites. Errors: 400. */
export async function listFeedback(
  { store: { db } }: Services,
  query: SellerFeedbackQuery,
): Promise<SellerFeedbackList> {
  const filter = filterOf(query)
  const { page, pageSize, from } = listWindow(query, feedbackPerPage)
  const total = await countFeedback(db, filter)
  return {
    total,
    page,
    pageSize,
    isExportable: total <= mostExportRows,
    feedback: await readFeedback(db, filter, directionOf(query), { from, count: pageSize }),
  }
}

/**
 * The feedback that a filter selects as a file; the seller's action is recorded. Errors: 400, 409 for too many rows.
 */
export async function exportFeedback(
  services: Services,
  sellerId: string,
  query: SellerFeedbackExport,
): Promise<Response> {
  const { store, clock } = services
  const filter = filterOf(query)
  const texts = translationsFor(query.locale).feedbackExport
  const total = await countFeedback(store.db, filter)
  const response = exportResponse(
    exportContent(
      {
        format: query.format,
        name: `${texts.fileName}-${dayIn(country, clock())}`,
        sheet: texts.sheetName,
        total,
      },
      columnsOf(texts),
      streamFeedback(store.db, filter, directionOf(query)),
    ),
  )
  await inTransaction(services, (context) =>
    recordSellerAction(context, sellerId, {
      action: 'feedback.export',
      subject: { id: 'feedback', name: query.site },
      facts: { rows: total },
    }),
  )
  return response
}

async function* streamFeedback(
  queries: Queries,
  filter: FeedbackFilter,
  direction: SellerFeedbackQuery['direction'],
): AsyncGenerator<SellerFeedback[]> {
  for (let from = 0; ; from += exportChunk) {
    const rows = await readFeedback(queries, filter, direction, { from, count: exportChunk })
    if (rows.length === 0) return
    yield rows
  }
}

const columnsOf = ({ headings }: Translations['feedbackExport']): ExportColumn<SellerFeedback>[] => [
  { heading: headings.day, cell: ({ givenAt }) => ({ day: dayIn(country, new Date(givenAt)) }) },
  { heading: headings.time, cell: ({ givenAt }) => timeIn(country, new Date(givenAt)) },
  { heading: headings.site, cell: ({ site }) => site },
  { heading: headings.source, cell: ({ source, feedbackType }) => source || feedbackType },
  { heading: headings.customer, cell: ({ customer }) => customer },
  { heading: headings.feedback, cell: ({ feedback }) => feedback },
]
