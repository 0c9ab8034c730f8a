import type * as v from 'valibot'
import {
  type ChangeRequest,
  type changeRequestExportQuerySchema,
  type ChangeRequestFilterQuery,
  type ChangeRequests,
  type ChangeRequestSort,
  changeRequestsPerPage,
  changeRequestStates,
  sites,
} from '../contract/index.ts'
import type { ExportReader } from '../exports/service.ts'
import { dayIn } from '../platform/days.ts'
import type { Queries } from '../platform/database/queries.ts'
import { type ExportContent, exportContent } from '../platform/lists/export-list.ts'
import { isWithin, periodOf } from '../platform/lists/list-filter.ts'
import {
  chunksOfRows,
  mostRowsAtOnce,
  pageOfRows,
  type RowList,
  selectRows,
} from '../platform/lists/row-list.ts'
import type { Services } from '../platform/services.ts'
import { translationsFor } from '../sites/service.ts'
import { readChangeRequests } from './store.ts'
import { viewChangeRequest } from './view.ts'

const list: RowList<ChangeRequest, ChangeRequestSort> = {
  texts: ({ wanted, message, answer, requestedBy }) => [
    ...Object.values(wanted),
    message,
    answer,
    requestedBy,
  ],
  sortBy: {
    createdAt: ({ createdAt }) => createdAt,
    // As a request goes through them.
    state: ({ state }) => changeRequestStates.indexOf(state),
    changedAt: ({ changedAt }) => changedAt,
  },
}

/** The change requests of the caller's company that a query selects, in its order. Errors: 400. */
async function readSelected(
  queries: Queries,
  { customerId, site, language }: ExportReader['caller'],
  query: ChangeRequestFilterQuery,
): Promise<ChangeRequest[]> {
  const { state: states } = query
  const period = periodOf(sites[site].country, query)
  const rows = await readChangeRequests(queries, customerId, { from: 0, count: mostRowsAtOnce })
  const wanted = rows
    .map(viewChangeRequest)
    .filter(
      ({ state, createdAt }) =>
        (states.length === 0 || states.includes(state)) && isWithin(period, createdAt),
    )
  return selectRows(wanted, query, list, language)
}

/** A page of the change requests of the caller's company, newest first. Errors: 400. */
export async function readChangeRequestList(
  queries: Queries,
  caller: ExportReader['caller'],
  query: ChangeRequestFilterQuery & { page: number; print: '' | '1' },
): Promise<ChangeRequests> {
  const { rows, ...page } = pageOfRows(
    await readSelected(queries, caller, query),
    query,
    changeRequestsPerPage,
  )
  return { ...page, requests: rows }
}

/** The change requests that a query selects as a file in the language of the reader. Errors: 400. */
export async function exportChangeRequests(
  { store: { db }, clock }: Services,
  { caller, locale }: ExportReader,
  { format, ...query }: v.InferOutput<typeof changeRequestExportQuerySchema>,
): Promise<ExportContent> {
  const requests = await readSelected(db, caller, query)
  const { changeRequestExport: texts, audit } = translationsFor(locale)
  const { headings, states } = texts
  const fields: Readonly<Record<string, string | undefined>> = audit.fields
  const { country } = sites[caller.site]
  const dayOf = (time: string) => ({ day: dayIn(country, new Date(time)) })
  const name = `${texts.fileName}-${dayIn(country, clock())}`
  return exportContent<ChangeRequest>(
    { format, name, sheet: texts.sheetName, total: requests.length },
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
    chunksOfRows(requests),
  )
}
