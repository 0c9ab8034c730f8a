import type * as v from 'valibot'
import {
  type CostCentre,
  type costCentreExportQuerySchema,
  type CostCentreFilterQuery,
  type CostCentres,
  type CostCentreSort,
  costCentresPerPage,
  sites,
} from '../../contract/index.ts'
import type { ExportReader } from '../../exports/service.ts'
import { dayIn } from '../../platform/days.ts'
import { type ExportContent, exportContent } from '../../platform/lists/export-list.ts'
import { chunksOfRows, pageOfRows, type RowList, selectRows } from '../../platform/lists/row-list.ts'
import type { Services } from '../../platform/services.ts'
import { translationsFor } from '../../sites/service.ts'
import { readCostCentres } from './service.ts'

const list: RowList<CostCentre, CostCentreSort> = {
  texts: ({ number, name, manager, buyers }) => [
    number,
    name,
    manager?.name ?? '',
    ...buyers.map((buyer) => buyer.name),
  ],
  sortBy: {
    number: ({ number }) => number,
    name: ({ name }) => name,
    budget: ({ budget }) => budget,
    used: ({ used }) => used,
  },
}

const isOver = ({ used, budget }: CostCentre): boolean => used !== null && budget !== null && used > budget

/** The cost centres of the caller's company that a query selects, in its order. */
async function readSelected(
  { store, clock }: Services,
  caller: ExportReader['caller'],
  query: CostCentreFilterQuery,
): Promise<CostCentre[]> {
  const { status } = query
  const all = await readCostCentres(store.db, caller, clock())
  const wanted = all.filter(
    (row) => status === '' || (status === 'over' ? isOver(row) : row.active === (status === 'active')),
  )
  return selectRows(wanted, { ...query, sort: query.sort ?? 'number' }, list, caller.language)
}

/** A page of the cost centres of the caller's company. */
export async function readCostCentreList(
  services: Services,
  caller: ExportReader['caller'],
  query: CostCentreFilterQuery & { page: number; print: '' | '1' },
): Promise<CostCentres> {
  const { rows, ...page } = pageOfRows(await readSelected(services, caller, query), query, costCentresPerPage)
  return { ...page, currency: sites[caller.site].currency, costCentres: rows }
}

const main = (amount: number | null) => (amount === null ? null : amount / 100)

/**
 * The cost centres that a query selects as a file in the language of the reader. Amounts are in the currency's main
 * unit.
 */
export async function exportCostCentres(
  services: Services,
  { caller, locale }: ExportReader,
  { format, ...query }: v.InferOutput<typeof costCentreExportQuerySchema>,
): Promise<ExportContent> {
  const rows = await readSelected(services, caller, query)
  const { costCentreExport: texts, userExport } = translationsFor(locale)
  const { headings, status } = texts
  const name = `${texts.fileName}-${dayIn(sites[caller.site].country, services.clock())}`
  return exportContent<CostCentre>(
    { format, name, sheet: texts.sheetName, total: rows.length },
    [
      { heading: headings.number, cell: ({ number }) => number },
      { heading: headings.name, cell: (row) => row.name },
      { heading: headings.manager, cell: ({ manager }) => manager?.name ?? '' },
      {
        heading: headings.buyers,
        cell: ({ forEveryone, buyers }) =>
          forEveryone ? texts.everyone : buyers.map((buyer) => buyer.name).join(', '),
      },
      { heading: headings.budget, cell: ({ budget }) => main(budget) },
      { heading: headings.period, cell: ({ period }) => userExport.periods[period] },
      { heading: headings.used, cell: ({ used }) => main(used) },
      { heading: headings.status, cell: ({ active }) => status[active ? 'active' : 'inactive'] },
    ],
    chunksOfRows(rows),
  )
}
