import type * as v from 'valibot'
import {
  type ReceivedAttachmentRequest,
  type receivedRequestExportQuerySchema,
  type ReceivedRequestFilterQuery,
  type ReceivedRequests,
  type ReceivedRequestSort,
  receivedRequestsPerPage,
  receivedRequestStates,
  sites,
} from '../contract/index.ts'
import type { ExportReader } from '../exports/service.ts'
import { dayIn } from '../platform/days.ts'
import type { Queries } from '../platform/database/queries.ts'
import { type ExportContent, exportContent } from '../platform/lists/export-list.ts'
import { isWithin, periodOf } from '../platform/lists/list-filter.ts'
import { chunksOfRows, pageOfRows, type RowList, selectRows } from '../platform/lists/row-list.ts'
import type { Services } from '../platform/services.ts'
import { translationsFor } from '../sites/service.ts'
import { readReceivedRequests } from './requests-store.ts'
import { viewReceivedRequest } from './requests.ts'

const states: readonly string[] = receivedRequestStates

const list: RowList<ReceivedAttachmentRequest, ReceivedRequestSort> = {
  texts: ({ userName, email, message, reason, decidedBy }) => [userName, email, message, reason, decidedBy],
  sortBy: {
    createdAt: ({ createdAt }) => createdAt,
    userName: ({ userName }) => userName,
    // Those that wait first.
    state: ({ state }) => states.indexOf(state),
  },
}

/** The requests to the reader's company that a query selects, in its order. Errors: 400. */
async function readSelected(
  queries: Queries,
  { customerId, site, language }: ExportReader['caller'],
  query: ReceivedRequestFilterQuery,
  now: Date,
): Promise<ReceivedAttachmentRequest[]> {
  const wanted: readonly string[] = query.state
  const period = periodOf(sites[site].country, query)
  const requests = (await readReceivedRequests(queries, customerId))
    // Whether one has expired depends on the time, so the database does not know its state.
    .map((row) => viewReceivedRequest(row, now))
    .filter(
      ({ state, createdAt }) =>
        (wanted.length === 0 || wanted.includes(state)) && isWithin(period, createdAt),
    )
  return selectRows(requests, query, list, language)
}

/** A page of the requests to the reader's company: those that wait first, then the newest. Errors: 400. */
export async function readReceivedList(
  queries: Queries,
  caller: ExportReader['caller'],
  query: ReceivedRequestFilterQuery & { page: number; print: '' | '1' },
  now: Date,
): Promise<ReceivedRequests> {
  const { rows, ...page } = pageOfRows(
    await readSelected(queries, caller, query, now),
    query,
    receivedRequestsPerPage,
  )
  return { ...page, requests: rows }
}

/** The requests to the reader's company that a query selects as a file in the language of the reader. Errors: 400. */
export async function exportReceivedRequests(
  { store: { db }, clock }: Services,
  { caller, locale }: ExportReader,
  { format, ...query }: v.InferOutput<typeof receivedRequestExportQuerySchema>,
): Promise<ExportContent> {
  const now = clock()
  const requests = await readSelected(db, caller, query, now)
  const { headings, states: stateNames, fileName, sheetName } = translationsFor(locale).receivedRequestExport
  const { country } = sites[caller.site]
  const name = `${fileName}-${dayIn(country, now)}`
  return exportContent<ReceivedAttachmentRequest>(
    { format, name, sheet: sheetName, total: requests.length },
    [
      {
        heading: headings.day,
        cell: ({ createdAt }) => ({ day: dayIn(country, new Date(createdAt)) }),
      },
      { heading: headings.name, cell: ({ userName }) => userName },
      { heading: headings.email, cell: ({ email }) => email },
      { heading: headings.message, cell: ({ message }) => message },
      { heading: headings.state, cell: ({ state }) => stateNames[state] },
      { heading: headings.decidedBy, cell: ({ decidedBy }) => decidedBy },
      { heading: headings.reason, cell: ({ reason }) => reason },
    ],
    chunksOfRows(requests),
  )
}
