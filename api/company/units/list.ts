import type * as v from 'valibot'
import {
  type CompanyUnit,
  type CompanyUnits,
  sites,
  type unitExportQuerySchema,
  type UnitFilterQuery,
  type UnitSort,
  unitsPerPage,
} from '../../contract/index.ts'
import type { ExportReader } from '../../exports/service.ts'
import { dayIn } from '../../platform/days.ts'
import type { Queries } from '../../platform/database/queries.ts'
import { type ExportContent, exportContent } from '../../platform/lists/export-list.ts'
import { chunksOfRows, pageOfRows, type RowList, selectRows } from '../../platform/lists/row-list.ts'
import type { Services } from '../../platform/services.ts'
import { translationsFor } from '../../sites/service.ts'
import { readUnits } from './service.ts'

const namesOf = (rows: readonly { name: string }[]): string => rows.map(({ name }) => name).join(', ')

const list: RowList<CompanyUnit, UnitSort> = {
  texts: ({ number, name, addresses, members, approvers }) => [
    number,
    name,
    ...addresses.flatMap((address) => [address.name, address.city]),
    namesOf(members),
    namesOf(approvers),
  ],
  sortBy: { number: ({ number }) => number, name: ({ name }) => name },
}

/** The units of the caller's company that a query selects, in its order. */
async function readSelected(
  queries: Queries,
  { customerId, language }: ExportReader['caller'],
  query: UnitFilterQuery,
): Promise<CompanyUnit[]> {
  const { approver } = query
  const wanted = (await readUnits(queries, customerId)).filter(
    ({ approvers }) => approver === '' || approvers.length > 0 === (approver === 'with'),
  )
  return selectRows(wanted, { ...query, sort: query.sort ?? 'number' }, list, language)
}

/** A page of the units of the caller's company. */
export async function readUnitList(
  queries: Queries,
  caller: ExportReader['caller'],
  query: UnitFilterQuery & { page: number; print: '' | '1' },
): Promise<CompanyUnits> {
  const { rows, ...page } = pageOfRows(await readSelected(queries, caller, query), query, unitsPerPage)
  return { ...page, units: rows }
}

/** The units that a query selects as a file in the language of the reader. */
export async function exportUnits(
  { store, clock }: Services,
  { caller, locale }: ExportReader,
  { format, ...query }: v.InferOutput<typeof unitExportQuerySchema>,
): Promise<ExportContent> {
  const rows = await readSelected(store.db, caller, query)
  const { headings, ...texts } = translationsFor(locale).unitExport
  const name = `${texts.fileName}-${dayIn(sites[caller.site].country, clock())}`
  return exportContent<CompanyUnit>(
    { format, name, sheet: texts.sheetName, total: rows.length },
    [
      { heading: headings.number, cell: ({ number }) => number },
      { heading: headings.name, cell: (row) => row.name },
      {
        heading: headings.addresses,
        cell: ({ addresses }) => addresses.map((address) => `${address.name}, ${address.city}`).join('; '),
      },
      { heading: headings.members, cell: ({ members }) => namesOf(members) },
      { heading: headings.approvers, cell: ({ approvers }) => namesOf(approvers) },
    ],
    chunksOfRows(rows),
  )
}
